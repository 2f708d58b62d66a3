import { changed, type SearchConditions, startConditions } from './query/searchConditions.ts';
import { rememberedConditions, searchedWords } from './query/searchedWords.ts';
import { useSearchHistory, useTrending } from './query/useSearch.ts';
import styles from './RecentAndTrending.module.css';

interface RecentAndTrendingProps {
  today: string;
  onChoose: (conditions: SearchConditions) => void;
}

const maxShown = 10;

/** Shown before a search: the user's earlier searches, and those frequent among colleagues. */
export const RecentAndTrending = ({ today, onChoose }: RecentAndTrendingProps) => {
  const { searches, forget } = useSearchHistory();
  const trending = useTrending();
  return (
    <div className={styles.columns}>
      <section aria-labelledby="search-history">
        <div className={styles.head}>
          <h2 id="search-history">최근 검색</h2>
          {searches.length > 0 && (
            <button type="button" className={styles.clear} onClick={() => void forget()}>
              모두 지우기
            </button>
          )}
        </div>
        {searches.length === 0 && (
          <p className={styles.nothing}>검색하면 여기에 남습니다. 본인만 볼 수 있습니다.</p>
        )}
        <ul className={styles.list}>
          {searches.slice(0, maxShown).map(({ schHstryId, cndCn }) => {
            const conditions = rememberedConditions(cndCn, today);
            const words = searchedWords(conditions);
            return (
              <li key={schHstryId}>
                <button
                  type="button"
                  className={styles.entry}
                  title={words}
                  onClick={() => onChoose(conditions)}
                >
                  {words}
                </button>
                <button
                  type="button"
                  className={styles.forget}
                  aria-label={`${words} 검색 기록 지우기`}
                  onClick={() => void forget(schHstryId)}
                >
                  <svg
                    viewBox="0 0 12 12"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="1.4"
                    aria-hidden="true"
                  >
                    <path d="m2 2 8 8m0-8-8 8" />
                  </svg>
                </button>
              </li>
            );
          })}
        </ul>
      </section>
      <section aria-labelledby="search-trending">
        <div className={styles.head}>
          <h2 id="search-trending">많이 찾는 검색어</h2>
        </div>
        {trending.length === 0 && (
          <p className={styles.nothing}>최근 1주일 동안 두 사람 이상이 찾은 검색어가 아직 없습니다.</p>
        )}
        <ol className={styles.list}>
          {trending.map(({ rank, schwrd, count }) => (
            <li key={schwrd}>
              <button
                type="button"
                className={styles.entry}
                title={schwrd}
                onClick={() => onChoose(changed(startConditions, { searchText: schwrd }))}
              >
                <span className={styles.rank}>{rank}</span> {schwrd}
              </button>
              <span className={styles.people}>{count}명</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
};
