const maxSeconds = 7 * 86_400;

/** Seconds to wait according to the header Retry-After (seconds or a date), at most a week; null without one. */
export const retryAfter = (header: string | undefined, now: Date): number | null => {
  const said = header?.trim();
  if (!said) return null;
  const seconds = /^\d{1,9}$/.test(said) ? Number(said) : (Date.parse(said) - now.getTime()) / 1_000;
  if (Number.isNaN(seconds)) return null;
  return Math.min(maxSeconds, Math.max(0, Math.ceil(seconds)));
};
