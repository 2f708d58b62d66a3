import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { Tabs } from '#web/kit/tabs/Tabs.tsx';
import { Repair } from './repair/Repair.tsx';
import { TextEdit } from './TextEdit.tsx';

/** On the components of the administration, which the other ways do without. */
const ArticleImport = lazyPart(async () => (await import('../write/import/ArticleImport.tsx')).ArticleImport);

const ways = [
  { key: 'text', label: '글 바꾸기', content: <TextEdit /> },
  { key: 'repair', label: '수집 규칙으로 바로잡기', content: <Repair /> },
  { key: 'import', label: '파일에서 가져오기', content: <ArticleImport /> },
];

/** Ways to change many articles: a text that a person gives, what earlier rules of collecting read wrongly, a list to import. */
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
