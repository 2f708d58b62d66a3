import { memo } from 'react';
import { searchNations, searchOutlets } from '#web/kit/choices/placesAndOutlets.ts';
import { type Period, rangeOf } from '#web/kit/dates/period.ts';
import { ChoicePicker } from '#web/kit/filters/ChoicePicker.tsx';
import { Combined } from '#web/kit/filters/Combined.tsx';
import { PeriodChoice } from '#web/kit/filters/PeriodChoice.tsx';
import { SearchField } from '#web/kit/filters/SearchField.tsx';
import { useKind } from '../kind/KindContext.tsx';
import { type ArticleConditions, changed } from '../query/conditions.ts';
import styles from './ArticleFilters.module.css';
import type { FilterProps } from './ArticleFilters.tsx';

/** The conditions most asked for. */
export const FrontFilters = memo(({ conditions, today, onChange, onPicked }: FilterProps) => {
  const kind = useKind();
  const set = (change: Partial<ArticleConditions>, quietly = false) =>
    onChange(changed(conditions, change), quietly);

  const setPeriod = (period: Period) => {
    // days of one's own begin as those that were shown
    const before =
      conditions.period === 'custom' || conditions.period === 'all' ? 'month' : conditions.period;
    set({ period, ...(period === 'custom' ? rangeOf(before, today) : { startDate: '', endDate: '' }) });
  };

  return (
    <>
      <PeriodChoice
        label="보도일"
        period={conditions.period}
        range={conditions}
        today={today}
        onPeriod={setPeriod}
        onRange={(range) => set(range, true)}
      />
      <ChoicePicker
        label="국가"
        name="nation"
        value={conditions.ntnId}
        search={searchNations}
        onChange={(ntnId, choice) => {
          onPicked('ntnId', choice);
          set({ ntnId });
        }}
      />
      <ChoicePicker
        label={kind.outletLabel}
        name="outlet"
        value={conditions.mediaId}
        search={searchOutlets}
        onChange={(mediaId, choice) => {
          onPicked('mediaId', choice);
          set({ mediaId });
        }}
      />
      <div className={styles.text}>
        <SearchField
          label="제목"
          value={conditions.searchText}
          placeholder="쉼표로 여러 검색어"
          combine={conditions.multiSearchCnd}
          onCommit={(searchText, quietly) => set({ searchText }, quietly)}
        />
        <Combined
          text={conditions.searchText}
          value={conditions.multiSearchCnd}
          label="검색어 다중검색 기준"
          onChange={(multiSearchCnd) => set({ multiSearchCnd })}
        />
      </div>
    </>
  );
});
