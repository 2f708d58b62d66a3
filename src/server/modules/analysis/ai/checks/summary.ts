import { fold } from '#server/kernel/text/fold.ts';
import type { Garbage } from '../reasons.ts';
import { hangulShare, weightOf } from './letters.ts';
import { isRefusal } from './translation.ts';

const maxLength = 700;
const minHangulShare = 0.35;

/** What makes a text no Korean summary of an article. */
export const summaryProblem = (article: string, summary: string): Garbage | undefined => {
  if (summary === '') return 'EMPTY';
  if (isRefusal(summary)) return 'REFUSED';
  if (hangulShare(summary) < minHangulShare) return 'NOT_KOREAN';
  if (summary.length > maxLength || summary.length < 8) return 'LENGTH';
  // a summary that says more than the article was made up
  if (weightOf(summary) > 60 + 3 * weightOf(article)) return 'LENGTH';
  if (fold(article) === fold(summary) && article.length > 200) return 'ECHO';
  return undefined;
};
