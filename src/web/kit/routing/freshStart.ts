/** State of a navigation that opens a screen afresh: the user's last conditions are not restored. */
export const freshStart = { freshStart: true } as const;

export const isFreshStart = (state: unknown): boolean =>
  (state as Partial<typeof freshStart> | null)?.freshStart === true;
