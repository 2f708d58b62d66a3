import { countText } from '#contract/countText.ts';

const articles = (count: number): string => `기사 ${countText(count)} 이동`;

/** Reason texts that a merge and its undoing add to both outlets, with the name of the other. */
export const mergedInto = (name: string): string => `'${name}'에 병합`;
export const mergedFrom = (name: string, count: number): string => `'${name}' 병합, ${articles(count)}`;
export const mergeUndone = (name: string): string => `'${name}' 병합 되돌림`;
export const mergeUndoneWithArticles = (name: string, count: number): string =>
  `${mergeUndone(name)}, ${articles(count)}`;

/** The action on an outlet, derived from the first reason that the change added; undefined for an ordinary change. */
export const mergeAction = (reason: string | null): 'merge' | 'undoMerge' | undefined => {
  const [first = ''] = (reason ?? '').split('\n');
  if (/^'.*' 병합 되돌림(, 기사 [\d,]+건 이동)?$/.test(first)) return 'undoMerge';
  return /^'.*'(에 병합| 병합, 기사 [\d,]+건 이동)$/.test(first) ? 'merge' : undefined;
};
