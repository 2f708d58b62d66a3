/** Maximum of articles per batch edit. */
export const maxArticles = 1_000;
