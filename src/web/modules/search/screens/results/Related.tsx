import { useQuery } from '@tanstack/react-query';
import type { RelatedWord } from '#generated/types/searchCalls.ts';
import { read } from '#web/client/http/read.ts';
import { apiQuery, type SearchConditions } from '../query/searchConditions.ts';
import { withWord } from '../query/withWord.ts';
import styles from './Related.module.css';

interface RelatedProps {
  conditions: SearchConditions;
  today: string;
  onTurn: (change: Partial<SearchConditions>) => void;
}

/** Keywords that the hits have far more often than other items; a press searches for one as well. */
export const Related = ({ conditions, today, onTurn }: RelatedProps) => {
  const { sort: _sort, page: _page, size: _size, ...query } = apiQuery(conditions, today);
  const { data } = useQuery({
    queryKey: ['search-related', query],
    queryFn: ({ signal }) => read<RelatedWord[]>('/search/related', { params: query, signal, quiet: true }),
    staleTime: 60_000,
    networkMode: 'always',
  });
  if (!data?.length) return null;
  return (
    <div className={styles.related}>
      <span id="related-words">관련어</span>
      <ul aria-labelledby="related-words">
        {data.map(({ word }) => (
          <li key={word}>
            <button
              type="button"
              title={`‘${word}’도 있는 글만 보기`}
              onClick={() =>
                onTurn({ searchText: withWord(conditions.searchText, conditions.multiSearchCnd, word) })
              }
            >
              {word}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
