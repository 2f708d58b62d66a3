import type { Completions } from '../crud/completion.ts';
import { markMemos } from './articleMemo/markMemos.ts';
import { completePosts } from './board/completePosts.ts';
import { markCurrent } from './documents/markCurrent.ts';
import { completeClusters } from './highlights/completeClusters.ts';
import { nameTargets } from './history/nameTargets.ts';
import { completeMedia } from './media/completeMedia.ts';

/** Who computes the columns of a list, and of its export, that the database does not hold. */
export const completions: Completions = {
  article: markMemos,
  changeHistory: nameTargets,
  cluster: completeClusters,
  document: markCurrent,
  media: completeMedia,
  post: completePosts,
  sns: markMemos,
  thinkTank: markMemos,
};
