//! News on somebody's page.

use detente_store::told::KEPT;

use super::*;

#[tokio::test]
async fn news_stay_until_they_are_read_the_newest_are_kept_and_moderators_notices_are_others() {
    everyone(|store| async move {
        for name in ["ann", "bob"] {
            let user = User {
                id: name.into(),
                name: name.into(),
                skeleton: name.into(),
                guest: false,
                password: None,
                body: "{}".into(),
                created: 1,
                leaves: None,
                role: String::new(),
            };
            store.create_user(&user).await.expect("a new name");
        }
        let first = store.tell("ann", "event:e:paired:1", 5).await.expect("told").expect("new");
        let told = Told { id: first.id, about: "event:e:paired:1".into(), at: 5, read: false };
        assert_eq!(first, told);
        assert_eq!(store.tell("ann", "event:e:paired:1", 5).await.expect("asked"), None, "told once");
        assert_eq!(store.tell("nobody", "event:e:paired:1", 5).await.expect("asked"), None);
        let again = store.tell("ann", "event:e:paired:1", 6).await.expect("told").expect("at another time");
        assert_eq!(store.told("ann").await.expect("read"), [again.clone(), told]);
        assert_eq!(store.have_read("bob", &[first.id]).await.expect("asked"), 0, "another's");
        assert_eq!(store.have_read("ann", &[first.id, first.id, 99]).await.expect("read"), 1);
        let read: Vec<bool> = store.told("ann").await.expect("read").iter().map(|one| one.read).collect();
        assert_eq!(read, [false, true]);

        let warned = Notice {
            id: 0,
            user: "ann".into(),
            measure: "warn".into(),
            reason: String::new(),
            ends: None,
            at: 1,
        };
        store.add_notice(&warned).await.expect("told");
        let notice = store.notices("ann").await.expect("read");
        assert_eq!(notice.len(), 1, "news are none of them: {notice:?}");
        assert_eq!(store.have_read("ann", &[notice[0].id]).await.expect("asked"), 0);
        assert!(!store.read_notice("ann", again.id).await.expect("asked"));
        for at in 0..i64::from(KEPT) + 3 {
            store.tell("ann", "event:e:deadline:1", 100 + at).await.expect("told");
        }
        let kept = store.told("ann").await.expect("read");
        assert_eq!((kept.len(), kept[0].at), (KEPT as usize, 100 + i64::from(KEPT) + 2));
        assert_eq!(store.notices("ann").await.expect("read").len(), 1, "it still waits to be read");
    })
    .await;
}
