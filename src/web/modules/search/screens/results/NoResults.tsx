import { useQueries } from '@tanstack/react-query';
import { countWords } from '#web/kit/lists/totalWords.ts';
import { EmptyState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import type { SearchChip } from '../query/searchChips.ts';
import {
  apiQuery,
  hasItemConditions,
  isOfWritings,
  type ResultKind,
  type SearchConditions,
} from '../query/searchConditions.ts';
import { type Found, fetchSearch } from '../query/searchQuery.ts';
import { useMeant } from '../query/useMeant.ts';
import { kindLabels } from './kindLabels.ts';
import styles from './Results.module.css';
import { widerSearches } from './widerSearches.ts';

interface WiderSearchesProps {
  conditions: SearchConditions;
  chips: readonly SearchChip[];
  today: string;
  onTurn: (change: Partial<SearchConditions>) => void;
}

const countOf = (found: Found | undefined, kind: SearchConditions['kind']): number =>
  (kind === '' ? found?.totalRecords : found?.stats?.[kind]) ?? 0;

/** Searches that find something where one's own found nothing, each with its number. */
const WiderSearches = ({ conditions, chips, today, onTurn }: WiderSearchesProps) => {
  const { searchText, kind } = conditions;
  const { spellings, isLoading } = useMeant(searchText);
  const searches = isLoading ? [] : widerSearches(conditions, chips, spellings);
  const counts = useQueries({
    queries: searches.map((search) => {
      const {
        sort: _sort,
        page: _page,
        size: _size,
        kind: _kind,
        ...query
      } = apiQuery(search.conditions, today);
      return {
        queryKey: ['search-count', query],
        queryFn: ({ signal }: { signal: AbortSignal }) => fetchSearch({ ...query, total: 'only' }, signal),
        networkMode: 'always' as const,
      };
    }),
  });
  const isCounting = isLoading || counts.some(({ isPending }) => isPending);
  const found = searches
    .map((search, at) => ({ ...search, count: countOf(counts[at]?.data, kind) }))
    .filter(({ count }) => count > 0);
  if (isCounting) return <p data-waiting>비슷한 말과 조건을 살펴보는 중입니다.</p>;
  return (
    found.length > 0 && (
      <ul className={styles.others}>
        {found.map((search) => (
          <li key={search.words}>
            <button type="button" className={buttons.secondary} onClick={() => onTurn(search.conditions)}>
              {search.words} {countWords(search.count, false)}건
            </button>
          </li>
        ))}
      </ul>
    )
  );
};

const hintOf = (conditions: SearchConditions): string =>
  isOfWritings(conditions.kind) && hasItemConditions(conditions)
    ? '국가나 매체, 키워드처럼 외신에만 있는 조건이 걸려 있습니다. 조건을 빼면 게시판과 생산물도 찾습니다.'
    : '검색어를 줄이거나 다르게 입력해 보세요.';

interface NoResultsProps {
  conditions: SearchConditions;
  /** The conditions in force besides the words. */
  chips: readonly SearchChip[];
  today: string;
  /** Number of hits of each kind. */
  stats: Readonly<Record<string, number>>;
  /** False if the counts are capped so far. */
  isEachCounted: boolean;
  /** Hits of the shown kind: a page beyond the last one is empty too. */
  total: number;
  onTurn: (change: Partial<SearchConditions>) => void;
}

/** Shown without hits of this kind: kinds that have some, or suggestions for a wider search. */
export const NoResults = ({
  conditions,
  chips,
  today,
  stats,
  isEachCounted,
  total,
  onTurn,
}: NoResultsProps) => {
  const others = (Object.keys(kindLabels) as ResultKind[]).filter(
    (kind) => kind !== conditions.kind && (conditions.kind !== '' || isOfWritings(kind)) && stats[kind],
  );
  const isElsewhere = total === 0 && others.length > 0;
  if (conditions.page > 1 && total > 0)
    return (
      <div className={styles.nothing}>
        <EmptyState hint="찾은 글은 앞쪽에 모두 있습니다.">
          <p className={styles.others}>
            <button type="button" className={buttons.secondary} onClick={() => onTurn({ page: 1 })}>
              첫 쪽 보기
            </button>
          </p>
        </EmptyState>
      </div>
    );
  return (
    <div className={styles.nothing}>
      <EmptyState hint={isElsewhere ? '여기에는 없지만 다른 곳에서 찾았습니다.' : hintOf(conditions)}>
        {isElsewhere && (
          <p className={styles.others}>
            {others.map((kind) => (
              <button key={kind} type="button" className={buttons.secondary} onClick={() => onTurn({ kind })}>
                {kindLabels[kind]} {countWords(stats[kind] ?? 0, !isEachCounted)}건 보기
              </button>
            ))}
          </p>
        )}
        {!isElsewhere && total === 0 && (
          <WiderSearches conditions={conditions} chips={chips} today={today} onTurn={onTurn} />
        )}
      </EmptyState>
    </div>
  );
};
