/** A source that was registered with others has its first visit within so many minutes. */
export const firstVisitWithin = 10;

/** Days without a new article from which a source counts as silent, if its visits are not rarer still. */
export const silentAfterDays = 7;
