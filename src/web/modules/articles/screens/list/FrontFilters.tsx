import { memo } from 'react';
import { periodChange } from '#web/kit/dates/period.ts';
import { PeriodChoice } from '#web/kit/filters/PeriodChoice.tsx';
import { PlacePickers } from '../../parts/items/itemConditions.tsx';
import { useKind } from '../kind/KindContext.tsx';
import { type ArticleConditions, changed } from '../query/conditions.ts';
import type { FilterProps } from './ArticleFilters.tsx';

/** The most used conditions. */
export const FrontFilters = memo(({ conditions, today, onChange, onPicked }: FilterProps) => {
  const kind = useKind();
  const set = (change: Partial<ArticleConditions>, quietly = false) =>
    onChange(changed(conditions, change), quietly);

  return (
    <>
      <PeriodChoice
        label={`${kind.dateWord}일`}
        period={conditions.period}
        range={conditions}
        today={today}
        onPeriod={(period) => set(periodChange(period, conditions.period, today))}
        onRange={(range) => set(range, true)}
      />
      <PlacePickers
        conditions={conditions}
        outletLabel={kind.outletLabel}
        onChange={set}
        onPicked={onPicked}
      />
    </>
  );
});
