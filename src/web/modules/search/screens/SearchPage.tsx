import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { today as koreanToday } from '#contract/days.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { AddressNotes } from '#web/kit/filters/AddressNotes.tsx';
import type { Choice } from '#web/kit/filters/ChoicePicker.tsx';
import { ConditionChips } from '#web/kit/filters/ConditionChips.tsx';
import { totalWords } from '#web/kit/lists/totalWords.ts';
import { useRestoreListPlace } from '#web/kit/returning/useRestoreListPlace.ts';
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
import { useFacets, useSearch } from './query/useSearch.ts';
import { useSearchConditions } from './query/useSearchConditions.ts';
import { RecentAndTrending } from './RecentAndTrending.tsx';
import { Results } from './results/Results.tsx';
import styles from './SearchPage.module.css';

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
