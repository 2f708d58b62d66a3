/** State of a navigation that opens a screen afresh: the user's last conditions are not restored. */
export const anew = { anew: true } as const;

export const isAnew = (state: unknown): boolean => (state as Partial<typeof anew> | null)?.anew === true;
