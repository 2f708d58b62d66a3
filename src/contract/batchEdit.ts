/** Articles of one batch edit: all of them change in one transaction, so that none is left half done. */
export const maxArticles = 1_000;
