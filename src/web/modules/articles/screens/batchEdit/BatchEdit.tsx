import { useSearchParams } from 'react-router-dom';
import { Tabs } from '#web/kit/tabs/Tabs.tsx';
import { Repair } from './repair/Repair.tsx';
import { TextEdit } from './TextEdit.tsx';

const ways = [
  { key: 'text', label: '글 바꾸기', content: <TextEdit /> },
  { key: 'repair', label: '수집 규칙으로 바로잡기', content: <Repair /> },
];

/** Two ways to change many articles: a text that a person gives, or what earlier rules of collecting read wrongly. */
export const BatchEdit = () => {
  const [search, setSearch] = useSearchParams();
  return (
    <Tabs
      label="일괄 수정 방법"
      items={ways}
      value={search.get('way') ?? 'text'}
      onChange={(way) => setSearch(way === 'text' ? {} : { way })}
    />
  );
};
