/** Maximum of countries, and of keywords, that a user follows on the dashboard; as many are counted in one call. */
export const maxFollowed = 20;

/** Maximum length of a followed keyword. */
export const maxFollowedLength = 100;
