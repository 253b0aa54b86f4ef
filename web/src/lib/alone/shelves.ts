// What the files of this page are kept under: the folder is part of the name, for two copies on one host share their shelves. The
// worker of the folder has the same rule (`site/offline.js`).

/** Where the networks of the folder are kept for when there is none to fetch them over. */
export const shelfOf = (scope: string): string => `detente ${scope} networks`;

/** Which network an address is of, whatever its content: `learned-a1b2c3.net` is a version of what `learned-d4e5f6.net` is. */
export const stemOf = (address: string): string => address.replace(/-[^-/]*\.net$/, '');
