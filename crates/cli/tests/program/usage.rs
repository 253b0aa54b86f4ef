//! Wrong usage: exit code 2 and one line, in the language of the user.

use crate::common::detente;

#[test]
fn help_and_version_are_no_errors() {
    for args in [&["--help"][..], &["sim", "--help"], &["--version"]] {
        assert!(!detente(args).ok().is_empty());
    }
}

#[test]
fn every_kind_of_wrong_usage_is_one_line_and_code_2() {
    for args in [
        &[][..],
        &["simm"],
        &["sim"],
        &["sim", "guerra-fria"],
        &["sim", "chess", "--seats", "all=random"],
        &["sim", "guerra-fria", "--seats", "all=random", "--games", "0"],
        &["sim", "guerra-fria", "--seats", "all=random", "--games", "-3"],
        &["sim", "guerra-fria", "--seats", "all=random", "--games"],
        &["sim", "guerra-fria", "--seats", "all=random", "--seed", "x"],
        &["sim", "guerra-fria", "--seats", "all=random", "--threads", "0"],
        &["sim", "guerra-fria", "--seats", "all=grandmaster"],
        &["sim", "guerra-fria", "--seats", "south=random"],
        &["sim", "guerra-fria", "--seats", "us=random"],
        &["sim", "guerra-fria", "--seats", "all=random", "--rules", "no-such=thing"],
        &["sim", "guerra-fria", "--seats", "all=random", "--seats", "all=random"],
        &["bench", "--seconds", "0"],
        &["bench", "--fast"],
        &["replay"],
        &["check", "a", "b"],
        &["--lang", "de", "check", "a"],
    ] {
        let ran = detente(args);
        assert_eq!(ran.out, "", "{args:?}");
        assert!(ran.complaint(2).len() > 5, "{args:?}");
    }
}

#[test]
fn the_complaint_names_what_is_wrong() {
    assert_eq!(detente(&["simm"]).complaint(2), "there is no command “simm”; `detente --help` lists them");
    let line = detente(&["sim", "guerra-fria", "--seats", "all=grandmaster"]).complaint(2);
    assert!(line.contains("grandmaster") && line.contains("random"), "{line}");
    let line = detente(&["sim", "chess", "--seats", "all=random"]).complaint(2);
    assert!(line.contains("chess") && line.contains("guerra-fria"), "{line}");
}

#[test]
fn complaints_are_made_in_the_wished_language() {
    let line = |lang| detente(&["--lang", lang, "check", "no-such-file.txt"]).complaint(1);
    assert_eq!(line("en"), "there is no file no-such-file.txt");
    assert_eq!(line("es"), "no existe el archivo no-such-file.txt");
    assert_eq!(line("pt"), "o arquivo no-such-file.txt não existe");
    assert_eq!(line("it"), "il file no-such-file.txt non esiste");
    // Even where the arguments themselves cannot be read.
    assert_eq!(detente(&["--lang", "it", "sim", "guerra-fria"]).complaint(2), "manca: --seats <SEATS>");
}
