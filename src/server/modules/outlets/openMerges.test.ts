import { expect, it } from 'vitest';
import { mergeAction, mergedFrom, mergedInto, mergeUndone, mergeUndoneWithArticles } from './openMerges.ts';

it.each([
  [mergedInto('르몽드'), 'merge'],
  [`${mergedFrom("L'Obs", 1_234)}\n같은 곳`, 'merge'],
  [mergeUndone('르몽드'), 'undoMerge'],
  [mergeUndoneWithArticles('르몽드', 12), 'undoMerge'],
  ['독자층 확인', undefined],
  [null, undefined],
])('%s tells of %s', (reason, action) => expect(mergeAction(reason)).toBe(action));
