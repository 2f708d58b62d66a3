/** So many countries, and so many keywords, somebody follows on the dashboard; as many are counted in one call. */
export const maxFollowed = 20;

/** Letters of a keyword that is followed. */
export const maxKeywordLength = 100;

/** Letters of the keywords of one call, with their commas: as many as a list takes. */
export const maxKeywordsLength = 1_000;
