/** Beyond a day, a header is a mistake. */
const most = 86_400_000;

/** Milliseconds that a Retry-After header asks for: seconds, or a date. Undefined where it says neither. */
export const retryAfterOf = (value: string | null, now: number): number | undefined => {
  const text = value?.trim() ?? '';
  if (text === '') return undefined;
  const wait = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), most);
};
