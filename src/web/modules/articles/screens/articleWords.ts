import type { Article } from '#generated/types/article.ts';
import { type Titled, titlesOf } from '../parts/items/itemNames.ts';
import type { ItemKind } from './kind/itemKinds.tsx';

type Begun = Pick<Article, 'menualYn' | 'wholSentTransYn'>;

/**
 * True if a list should mark the missing Korean title: the item was registered or translated by a user who left it out.
 * Items collected abroad come without one, so there the mark would say nothing.
 */
export const lacksKoreanTitle = (item: Titled & Begun): boolean =>
  titlesOf(item).isIncomplete && (item.menualYn === 'Y' || item.wholSentTransYn === 'Y');

/** How an article was collected, in one word. */
export const collectedBy = (
  { menualYn, aiYn, payYn }: Pick<Article, 'menualYn' | 'aiYn' | 'payYn'>,
  { word }: Pick<ItemKind, 'word'>,
): { label: 'AI' | '자동' | '수동'; explained: string } => {
  const what = payYn === 'Y' ? `유료 ${word}` : word;
  if (menualYn === 'Y') return { label: '수동', explained: `사람이 등록한 ${what}` };
  return aiYn === 'Y'
    ? { label: 'AI', explained: `AI가 수집한 ${what}` }
    : { label: '자동', explained: `자동으로 수집한 ${what}` };
};
