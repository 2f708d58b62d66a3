import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { grouped } from '#contract/countText.ts';
import type { FoundItem } from '#generated/types/searchCalls.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import type { FoundPage } from '#web/modules/articles/index.ts';
import { fetchSearch } from '../query/searchQuery.ts';
import { Result, type ResultProps } from './Result.tsx';
import styles from './Results.module.css';

/** Further hits that are shown of an issue; the rest is a press on its highlight away. */
const maxShown = 100;

interface ResultGroupProps extends Omit<ResultProps, 'isOpen'> {
  openId: number | undefined;
  /** Whether there may be more hits on its issue than are counted. */
  isPartial: boolean;
}

interface SimilarProps {
  /** The query of the page that shows the first hit. */
  query: FoundPage['query'];
  first: FoundItem;
  result: (item: FoundItem) => ReactNode;
}

/** The further hits on the issue of the first one. */
const Similar = ({ query, first, result }: SimilarProps) => {
  const asked = { ...query, similarTo: first.articleId, page: 1, size: maxShown, total: 'capped' };
  const { data, error } = useQuery({
    queryKey: ['search-similar', asked],
    queryFn: ({ signal }) => fetchSearch(asked, signal),
    networkMode: 'always',
  });
  if (error) return <p role="alert">{problemSentence(error)}</p>;
  return <ol aria-busy={!data}>{data?.data.map(result)}</ol>;
};

/** A hit, and below it a button that unfolds those on the same issue. */
export const ResultGroup = ({ item, openId, isPartial, ...shared }: ResultGroupProps) => {
  const [isUnfolded, setUnfolded] = useState(false);
  // beside the list the kind of what is open is known of the hits of the page alone
  const onOpen = (one: FoundItem) => (one === item || one.kind === 'article' ? shared.onOpen : undefined);
  const result = (one: FoundItem) => (
    <Result
      key={one.articleId}
      item={one}
      isOpen={one.articleId === openId}
      {...shared}
      onOpen={onOpen(one)}
    />
  );
  return (
    <>
      {result(item)}
      {item.similarCnt && (
        <li className={styles.similar}>
          <button type="button" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {isUnfolded
              ? '비슷한 글 접기'
              : `비슷한 글 ${grouped(item.similarCnt)}건${isPartial ? ' 이상' : ''} 펼치기`}
          </button>
          {isUnfolded && <Similar query={shared.page.query} first={item} result={result} />}
        </li>
      )}
    </>
  );
};
