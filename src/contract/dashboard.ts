/** So many countries, and so many keywords, somebody follows on the dashboard; as many are counted in one call. */
export const maxFollowed = 20;

/** Letters of a keyword that is followed. */
export const maxFollowedLength = 100;
