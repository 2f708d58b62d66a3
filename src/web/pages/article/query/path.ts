/** Where the articles' screens stand; the routes know it without loading the screens. */
export const listPath = '/article/Article';
