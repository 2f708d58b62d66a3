import { useQuery } from '@tanstack/react-query';
import { objectParticle } from '#contract/particles.ts';
import { countWords } from '#web/kit/lists/totalWords.ts';
import { apiQuery, changed, type SearchConditions } from '../query/searchConditions.ts';
import { fetchSearch } from '../query/searchQuery.ts';
import { useMeant } from '../query/useMeant.ts';
import styles from './Results.module.css';

/** With more hits than these, the words are taken as they were typed. */
const fewHits = 5;
/** Another search is offered if it finds so many times as much. */
const timesMore = 5;

interface MeantProps {
  conditions: SearchConditions;
  /** Number of hits of the shown kind. */
  total: number;
  today: string;
  onTurn: (change: Partial<SearchConditions>) => void;
}

/** Above few hits: a search for similar words that finds many. */
export const Meant = ({ conditions, total, today, onTurn }: MeantProps) => {
  const areFew = total > 0 && total <= fewHits;
  const [searchText] = useMeant(areFew ? conditions.searchText : '').spellings;
  const query = apiQuery(changed(conditions, { searchText: searchText ?? '' }), today);
  const { data } = useQuery({
    queryKey: ['search-count', query],
    queryFn: ({ signal }) => fetchSearch({ ...query, total: 'only' }, signal),
    enabled: searchText !== undefined,
    networkMode: 'always',
  });
  const count = data?.totalRecords ?? 0;
  if (!areFew || !searchText || count < timesMore * total) return null;
  return (
    <p className={styles.meant} role="status">
      혹시{' '}
      <button type="button" onClick={() => onTurn({ searchText })}>
        ‘{searchText}’
      </button>
      {objectParticle(searchText)} 찾으셨나요? {countWords(count, false)}건이 있습니다.
    </p>
  );
};
