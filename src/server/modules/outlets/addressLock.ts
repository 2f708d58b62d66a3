/** Addresses are compared one registration after the other: of two at once the second finds the first. */
export const addressLock = 'outlet addresses';
