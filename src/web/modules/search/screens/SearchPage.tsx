import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { today as koreanToday } from '#contract/days.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { AddressNotes } from '#web/kit/filters/AddressNotes.tsx';
import type { Choice } from '#web/kit/filters/ChoicePicker.tsx';
import { ConditionChips } from '#web/kit/filters/ConditionChips.tsx';
import { totalWords } from '#web/kit/lists/totalWords.ts';
import { useRestoreListPlace } from '#web/kit/returning/listPlace.ts';
import { useSplit } from '#web/kit/split/split.ts';
import { useListViews } from '#web/kit/views/listed.ts';
import { useNames } from '#web/modules/outlets/index.ts';
import { useClassFilters } from '#web/modules/platform/index.ts';
import { Facets } from './facets/Facets.tsx';
import { SearchForm } from './form/SearchForm.tsx';
import { searchChips } from './query/searchChips.ts';
import {
  changed,
  hasSearch,
  isOfWritings,
  type SearchConditions,
  startConditions,
  writeConditions,
} from './query/searchConditions.ts';
import { rememberedConditions, searchedWords } from './query/searchedWords.ts';
import { useFacets, useSearch, useSearchHistory, useTrending } from './query/useSearch.ts';
import { useSearchConditions } from './query/useSearchConditions.ts';
import { Results } from './results/Results.tsx';
import styles from './SearchPage.module.css';

interface RecentAndTrendingProps {
  today: string;
  onChoose: (conditions: SearchConditions) => void;
}

const maxShown = 10;

/** Shown before a search: the user's earlier searches, and those frequent among colleagues. */
const RecentAndTrending = ({ today, onChoose }: RecentAndTrendingProps) => {
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

/** /search: full-text search of everything from the press, think tanks and social networks. */
export const SearchPage = () => {
  const today = koreanToday();
  const { conditions, go, notes } = useSearchConditions(today);
  const { found, total, stats, isEachCounted, problem, isWaiting, retry } = useSearch(conditions, today);
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const places = useNames(conditions, picked);
  const classes = useClassFilters();
  const { facets, isWaiting: isCounting } = useFacets(conditions, today, found !== undefined && !isWaiting);
  const words = total && !total.isCapped ? totalWords(total) : undefined;
  const top = useRef<HTMLDivElement>(null);
  const split = useSplit();
  const isAsked = hasSearch(conditions);
  const chips = useMemo(() => {
    const className = (id: string) => classes.find(({ value }) => value === id)?.label ?? id;
    return searchChips(conditions, { ...places, featExtrMclsf: className });
  }, [conditions, places, classes]);
  const learn = useCallback(
    (field: 'ntnId' | 'mediaId', { value, label }: Choice) =>
      setPicked((known) => new Map(known).set(`${field}:${value}`, label)),
    [],
  );
  useListViews(writeConditions({ ...conditions, page: 1 }));
  useRestoreListPlace(found !== undefined && !isWaiting, `/search${writeConditions(conditions)}`);
  useEffect(() => {
    if (isAsked && words && !isWaiting) announce(`${words}을 찾았습니다.`);
  }, [isAsked, words, isWaiting]);

  const turn = (change: Partial<SearchConditions>) => {
    go(changed(conditions, change));
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  };
  // no hits to narrow, so no room for facets
  const hasNothing = found?.totalRecords === 0;
  return (
    <>
      <SearchForm
        conditions={conditions}
        today={today}
        onChange={go}
        onPicked={learn}
        countOfMore={chips.filter(({ key }) => !key.startsWith('searchText')).length}
      />
      <AddressNotes notes={notes} />
      {chips.length > 0 && (
        <div className={styles.chips}>
          <ConditionChips chips={chips} onRemove={({ without }) => go(without)} />
          <button
            type="button"
            className={styles.reset}
            onClick={() => go(startConditions, false, { leavesView: true })}
          >
            처음부터 다시
          </button>
        </div>
      )}
      <div ref={top} tabIndex={-1} className={styles.top}>
        {isAsked ? (
          <div
            className={
              isOfWritings(conditions.kind)
                ? styles.alone
                : split.isShown || hasNothing
                  ? styles.whole
                  : styles.found
            }
          >
            {!isOfWritings(conditions.kind) && !hasNothing && (
              <Facets
                conditions={conditions}
                facets={found?.totalRecords ? facets : undefined}
                today={today}
                isWaiting={isWaiting || isCounting}
                isFolded={split.isShown}
                onPicked={learn}
                onChange={go}
              />
            )}
            <Results
              conditions={conditions}
              chips={chips}
              found={found}
              total={total}
              stats={stats}
              isEachCounted={isEachCounted}
              problem={problem}
              isWaiting={isWaiting}
              today={today}
              onRetry={retry}
              onTurn={turn}
              split={split}
            />
          </div>
        ) : (
          <RecentAndTrending today={today} onChoose={go} />
        )}
      </div>
    </>
  );
};
