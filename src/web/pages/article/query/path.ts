/** Where the articles' screens stand; the routes know it without loading the screens. */
export const listPath = '/article/Article';

/** Address of an article, without the query of the list that one came from. */
export const detailPath = (articleId: number): string => `${listPath}/Detail/${articleId}`;
