/** Serialises registrations, so that the second of two concurrent ones with one address finds the first. */
export const addressLock = 'outlet addresses';
