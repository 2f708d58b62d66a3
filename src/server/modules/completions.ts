import type { Completions } from '../kernel/crud/completion.ts';
import { markMemos } from './articles/memo/markMemos.ts';
import { completePosts } from './boards/posts/completePosts.ts';
import { markCurrent } from './platform/documents/markCurrent.ts';
import { completeClusters } from './analysis/highlights/completeClusters.ts';
import { nameTargets } from './platform/history/nameTargets.ts';
import { completeMedia } from './outlets/completeMedia.ts';

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
