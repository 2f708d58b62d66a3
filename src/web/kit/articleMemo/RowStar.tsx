import { showAlert } from '../dialogs/dialogStore.ts';
import { MemoStar } from './MemoStar.tsx';
import { type MemoFacts, useArticleMemo } from './useArticleMemo.ts';

const alertOf = (sentence: string): void => void showAlert(sentence);

interface RowStarProps {
  facts: MemoFacts;
  title: string;
  /** Id of the title in its row. */
  describedBy: string;
}

/** The star of a row of articles. */
export const RowStar = ({ facts, title, describedBy }: RowStarProps) => {
  const { isKept, keep } = useArticleMemo({ articleId: facts.articleId, memoYn: facts.memoYn }, alertOf);
  return (
    <MemoStar
      articleId={facts.articleId}
      isKept={isKept}
      title={title}
      describedBy={describedBy}
      onPress={() => void keep(!isKept)}
    />
  );
};
