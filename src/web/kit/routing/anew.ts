/** State of a navigation to a screen as it begins: what the person asked of it last is not put back. */
export const anew = { anew: true } as const;

export const isAnew = (state: unknown): boolean => (state as Partial<typeof anew> | null)?.anew === true;
