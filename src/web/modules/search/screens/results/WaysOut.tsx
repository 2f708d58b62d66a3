import { useQueries, useQuery } from '@tanstack/react-query';
import type { SearchSpellings } from '#generated/types/searchCalls.ts';
import { read } from '#web/client/http/read.ts';
import { countWords } from '#web/kit/lists/totalWords.ts';
import buttons from '#web/kit/theme/Button.module.css';
import type { SearchChip } from '../query/searchChips.ts';
import { apiQuery, type SearchConditions } from '../query/searchConditions.ts';
import { type Found, fetchSearch } from '../query/searchQuery.ts';
import { waysOut } from '../query/waysOut.ts';
import styles from './Results.module.css';

interface WaysOutProps {
  conditions: SearchConditions;
  chips: readonly SearchChip[];
  today: string;
  onTurn: (change: Partial<SearchConditions>) => void;
}

const countOf = (found: Found | undefined, kind: SearchConditions['kind']): number =>
  (kind === '' ? found?.totalRecords : found?.stats?.[kind]) ?? 0;

/** Searches that find something where one's own found nothing, each with its number. */
export const WaysOut = ({ conditions, chips, today, onTurn }: WaysOutProps) => {
  const { searchText, kind } = conditions;
  const { data: meant, isLoading } = useQuery({
    queryKey: ['search-spellings', searchText],
    queryFn: ({ signal }) =>
      read<SearchSpellings>('/search/spellings', { params: { searchText }, signal, quiet: true }),
    enabled: searchText !== '' && searchText.length <= 200,
    networkMode: 'always',
  });
  const ways = isLoading ? [] : waysOut(conditions, chips, meant?.spellings ?? []);
  const counts = useQueries({
    queries: ways.map((way) => {
      const {
        sort: _sort,
        page: _page,
        size: _size,
        kind: _kind,
        ...query
      } = apiQuery(way.conditions, today);
      return {
        queryKey: ['search-count', query],
        queryFn: ({ signal }: { signal: AbortSignal }) => fetchSearch({ ...query, total: 'only' }, signal),
        networkMode: 'always' as const,
      };
    }),
  });
  const isCounting = isLoading || counts.some(({ isPending }) => isPending);
  const found = ways
    .map((way, at) => ({ ...way, count: countOf(counts[at]?.data, kind) }))
    .filter(({ count }) => count > 0);
  if (isCounting) return <p data-waiting>비슷한 말과 조건을 살펴보는 중입니다.</p>;
  return (
    found.length > 0 && (
      <ul className={styles.others}>
        {found.map((way) => (
          <li key={way.words}>
            <button type="button" className={buttons.secondary} onClick={() => onTurn(way.conditions)}>
              {way.words} {countWords(way.count, false)}건
            </button>
          </li>
        ))}
      </ul>
    )
  );
};
