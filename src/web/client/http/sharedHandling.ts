import { constants } from '#contract/constants.ts';

const pathOf = (url: string): string => url.split('?')[0] ?? '';

/** True for requests without the global loading indicator, alert and silent refresh. */
export const isExempt = (url: string): boolean => {
  const name = pathOf(url).split('/').filter(Boolean).at(-1) ?? '';
  return (constants.sharedHandlingExempt as readonly string[]).includes(name);
};
