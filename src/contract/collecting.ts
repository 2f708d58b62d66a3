/** Minutes within which a source registered with others is visited for the first time. */
export const firstVisitWithin = 10;

/** Days without a new article after which a source counts as silent, unless its visits are less frequent. */
export const silentAfterDays = 7;
