import { useNavigate, useSearchParams } from 'react-router-dom';
import { today } from '#contract/days.ts';
import { Tabs } from '#web/kit/tabs/Tabs.tsx';
import { readState, stateInDimension, writeState } from './conditions.ts';
import { dimensions } from './dimensions.ts';
import { Statistics } from './Statistics.tsx';

/** The five statistics behind one menu, for administrators. */
export const AdminStatistics = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const shown = query.get('tab') ?? dimensions[0]?.name;
  const open = (tab: string) => {
    const [from, to] = [shown, tab].map((key) => dimensions.find(({ name }) => name === key));
    // conditions set a moment ago are in the address before they are rendered
    const requested = new URLSearchParams(window.location.search);
    const kept = from && to && writeState(stateInDimension(to, from, readState(requested, today())));
    const next = new URLSearchParams(kept);
    next.set('tab', tab);
    void navigate({ search: next.toString() });
  };
  return (
    <Tabs
      label="통계"
      value={shown ?? ''}
      onChange={open}
      items={dimensions.map((dimension) => ({
        key: dimension.name,
        label: `${dimension.word}별`,
        content: <Statistics key={dimension.name} dimension={dimension} />,
      }))}
    />
  );
};
