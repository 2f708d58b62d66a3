import { showAlert } from '../dialogs/dialogStore.ts';
import { MemoStar } from './MemoStar.tsx';
import { type MemoFacts, useArticleMemo } from './useArticleMemo.ts';

const alertOf = (sentence: string): void => void showAlert(sentence);

/** The star of a row of articles. */
export const RowStar = ({ facts, title }: { facts: MemoFacts; title: string }) => {
  const { isKept, keep } = useArticleMemo({ articleId: facts.articleId, memoYn: facts.memoYn }, alertOf);
  return (
    <MemoStar articleId={facts.articleId} isKept={isKept} title={title} onPress={() => void keep(!isKept)} />
  );
};
