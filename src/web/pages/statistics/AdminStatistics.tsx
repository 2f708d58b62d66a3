import { useNavigate, useSearchParams } from 'react-router-dom';
import { Tabs } from '#web/shared/tabs/Tabs.tsx';
import { dimensions } from './dimensions.ts';
import { Statistics } from './Statistics.tsx';

/** The five statistics behind one menu, for administrators. */
export const AdminStatistics = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const shown = query.get('tab') ?? dimensions[0]?.name;
  return (
    <Tabs
      label="통계"
      value={shown ?? ''}
      // another dimension has other keys: of the conditions nothing but the tab is kept
      onChange={(tab) => void navigate({ search: new URLSearchParams({ tab }).toString() })}
      items={dimensions.map((dimension) => ({
        key: dimension.name,
        label: `${dimension.word}별`,
        content: <Statistics key={dimension.name} dimension={dimension} />,
      }))}
    />
  );
};
