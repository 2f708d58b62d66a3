import { constants } from '#contract/constants.ts';

const pathOf = (url: string): string => url.split('?')[0] ?? '';

/** True for calls without the global loading sign, alert and silent refresh. */
export const isExempt = (url: string): boolean => {
  const name = pathOf(url).split('/').filter(Boolean).at(-1) ?? '';
  return (constants.sharedHandlingExempt as readonly string[]).includes(name);
};
