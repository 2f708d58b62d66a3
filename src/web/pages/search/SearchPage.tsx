import { useEffect, useMemo, useRef, useState } from 'react';
import { today as koreanToday } from '#contract/days.ts';
import { announce } from '#web/shared/announce/announce.tsx';
import { useNames } from '#web/shared/choices/placesAndOutlets.ts';
import { ConditionChips } from '#web/shared/filters/ConditionChips.tsx';
import { useReturn } from '#web/shared/returning/useReturn.ts';
import { Beginnings } from './Beginnings.tsx';
import { SearchForm } from './form/SearchForm.tsx';
import { searchChips } from './query/searchChips.ts';
import {
  asksForSomething,
  changed,
  type SearchConditions,
  startConditions,
} from './query/searchConditions.ts';
import { useSearch } from './query/useSearch.ts';
import { useSearchConditions } from './query/useSearchConditions.ts';
import { Results } from './results/Results.tsx';
import styles from './SearchPage.module.css';

/** /search: everything that the press, think tanks and social networks wrote, by its words. */
export const SearchPage = () => {
  const today = koreanToday();
  const { conditions, go } = useSearchConditions(today);
  const { found, problem, isWaiting, retry } = useSearch(conditions, today);
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const names = useNames(conditions, picked);
  const top = useRef<HTMLDivElement>(null);
  const isAsked = asksForSomething(conditions);
  const chips = useMemo(() => searchChips(conditions, names), [conditions, names]);
  useReturn(found !== undefined && !isWaiting);
  useEffect(() => {
    if (isAsked && found && !isWaiting)
      announce(`${found.totalRecords.toLocaleString('ko-KR')}건을 찾았습니다.`);
  }, [isAsked, found, isWaiting]);

  const turn = (change: Partial<SearchConditions>) => {
    go(changed(conditions, change));
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <SearchForm
        conditions={conditions}
        today={today}
        onChange={go}
        onPicked={(field, value, label) =>
          setPicked((known) => new Map(known).set(`${field}:${value}`, label))
        }
      />
      {chips.length > 0 && (
        <div className={styles.chips}>
          <ConditionChips chips={chips} onRemove={({ without }) => go(without)} />
          <button type="button" className={styles.reset} onClick={() => go(startConditions)}>
            처음부터 다시
          </button>
        </div>
      )}
      <div ref={top} tabIndex={-1} className={styles.top}>
        {isAsked ? (
          <Results
            conditions={conditions}
            found={found}
            problem={problem}
            isWaiting={isWaiting}
            onRetry={retry}
            onTurn={turn}
          />
        ) : (
          <Beginnings today={today} onChoose={go} />
        )}
      </div>
    </>
  );
};
