import { maxArticles } from '#contract/batchEdit.ts';
import { countText } from '#contract/countText.ts';
import type { BatchPreviews } from './useBatch.ts';

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** The replacement in words: ‘가’ → ‘나’. */
export const replacement = ({ fromText, toText }: { fromText: string; toText: string }): string =>
  toText ? `‘${shortened(fromText)}’ → ‘${shortened(toText)}’` : `‘${shortened(fromText)}’ → 지움`;

type Total = Pick<BatchPreviews, 'totalRecords' | 'totalIsExact'>;

/** Number of articles that would change: 1,200건, or 1,200건+ if there are more. */
export const totalWords = ({ totalRecords, totalIsExact }: Total): string =>
  `${countText(totalRecords)}${totalIsExact ? '' : '+'}`;

/** Label of the button that selects all, up to the limit of one edit. */
export const chooseAllWords = (total: Total): string =>
  `${total.totalRecords > maxArticles ? `앞의 ${countText(maxArticles)}` : totalWords(total)} 모두 선택`;
