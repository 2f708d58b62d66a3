import { useState } from 'react';
import { grouped } from '#contract/countText.ts';
import type { FoundItem } from '#generated/types/searchCalls.ts';
import { Result, type ResultProps } from './Result.tsx';
import styles from './Results.module.css';

interface ResultGroupProps extends Omit<ResultProps, 'isOpen'> {
  /** Further hits of the page on the same issue, folded. */
  similar: readonly FoundItem[];
  openId: number | undefined;
}

/** A hit, and below it a button that unfolds those on the same issue. */
export const ResultGroup = ({ item, similar, openId, ...shared }: ResultGroupProps) => {
  const [isUnfolded, setUnfolded] = useState(false);
  const result = (one: FoundItem) => (
    <Result key={one.articleId} item={one} isOpen={one.articleId === openId} {...shared} />
  );
  return (
    <>
      {result(item)}
      {similar.length > 0 && (
        <li className={styles.similar}>
          <button type="button" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {isUnfolded ? '비슷한 글 접기' : `이 쪽의 비슷한 글 ${grouped(similar.length)}건 펼치기`}
          </button>
          {isUnfolded && <ol>{similar.map(result)}</ol>}
        </li>
      )}
    </>
  );
};
