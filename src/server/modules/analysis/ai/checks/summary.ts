import { fold } from '#server/kernel/text/tokens.ts';
import type { AnswerDefect } from '../reasons.ts';
import { hangulShare, weightOf } from './letters.ts';
import { isRefusal } from './translation.ts';

const maxLength = 700;
const minHangulShare = 0.35;

/** Why a text is not a valid Korean summary of an article; undefined if it is. */
export const summaryProblem = (article: string, summary: string): AnswerDefect | undefined => {
  if (summary === '') return 'EMPTY';
  if (isRefusal(summary)) return 'REFUSED';
  if (hangulShare(summary) < minHangulShare) return 'NOT_KOREAN';
  if (summary.length > maxLength || summary.length < 8) return 'LENGTH';
  // a summary longer than the article allows is made up
  if (weightOf(summary) > 60 + 3 * weightOf(article)) return 'LENGTH';
  if (fold(article) === fold(summary) && article.length > 200) return 'ECHO';
  return undefined;
};
