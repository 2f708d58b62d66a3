import { memo } from 'react';
import { searchNations, searchOutlets } from '#web/kit/choices/placesAndOutlets.ts';
import { type Period, rangeOf } from '#web/kit/dates/period.ts';
import { ChoicePicker } from '#web/kit/filters/ChoicePicker.tsx';
import { PeriodChoice } from '#web/kit/filters/PeriodChoice.tsx';
import { useKind } from '../kind/KindContext.tsx';
import { type ArticleConditions, changed } from '../query/conditions.ts';
import type { FilterProps } from './ArticleFilters.tsx';

/** The most used conditions. */
export const FrontFilters = memo(({ conditions, today, onChange, onPicked }: FilterProps) => {
  const kind = useKind();
  const set = (change: Partial<ArticleConditions>, quietly = false) =>
    onChange(changed(conditions, change), quietly);

  const setPeriod = (period: Period) => {
    // a custom range starts with the previous period's days
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
    </>
  );
});
