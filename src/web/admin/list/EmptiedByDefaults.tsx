import { type ReactNode, useContext } from 'react';
import { useGetList, useListContext } from 'react-admin';
import { countText } from '#contract/countText.ts';
import type { FilterValues } from '#web/kit/filters/FilterForm.tsx';
import { EmptyState, LoadingState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { useSpec } from '../spec/SpecContext.tsx';
import { chipsOf, ListWords, shownFilters } from './SpecFilters.tsx';
import { ListPart } from './useTotal.ts';

/**
 * For a list that its initial conditions emptied: which they are, how many records they hide, and a button that lifts
 * them. `nothing`: shown if there are no records at all.
 */
export const EmptiedByDefaults = ({ nothing }: { nothing: ReactNode }) => {
  const spec = useSpec();
  const words = useContext(ListWords);
  const part = useContext(ListPart);
  const { filterValues, setFilters } = useListContext();
  const { total, isPending, error } = useGetList(spec.name, {
    pagination: { page: 1, perPage: 1 },
    sort: spec.sort,
    filter: { ...part?.filter },
  });
  if (isPending) return <LoadingState text="어떤 조건 때문인지 확인하는 중입니다." />;
  if (!error && !total) return nothing;
  const inForce = chipsOf(shownFilters(spec, undefined, words), filterValues as FilterValues)
    .map(({ name, text }) => `${name} ‘${text}’`)
    .join(', ');
  return (
    <EmptyState
      title="지금 조건에 맞는 것은 없습니다"
      hint={`처음에는 ${inForce}인 것만 보여 드립니다. 조건을 빼면 나머지를 볼 수 있습니다.`}
    >
      <button type="button" className={buttons.tertiary} onClick={() => setFilters({})}>
        조건 없이 보기{total ? ` ${countText(total)}` : ''}
      </button>
    </EmptyState>
  );
};
