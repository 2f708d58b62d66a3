const maxSeconds = 7 * 86_400;

/** Seconds that a server asks to be left alone (Retry-After: seconds or a date), a week at most; null if it does not. */
export const retryAfter = (header: string | undefined, now: Date): number | null => {
  const said = header?.trim();
  if (!said) return null;
  const seconds = /^\d{1,9}$/.test(said) ? Number(said) : (Date.parse(said) - now.getTime()) / 1_000;
  if (Number.isNaN(seconds)) return null;
  return Math.min(maxSeconds, Math.max(0, Math.ceil(seconds)));
};
