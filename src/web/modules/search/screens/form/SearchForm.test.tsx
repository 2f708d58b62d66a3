import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { button, press, stage, type } from '../../../../../../tests/stage/stage.tsx';
import { changed, type SearchConditions, startConditions } from '../query/searchConditions.ts';
import { SearchForm } from './SearchForm.tsx';

const Search = () => {
  const [conditions, setConditions] = useState<SearchConditions>(startConditions);
  return (
    <QueryClientProvider client={queryClient}>
      <SearchForm
        conditions={conditions}
        today="2026-11-21"
        countOfMore={0}
        onChange={setConditions}
        onPicked={() => {}}
      />
      <button type="button" onClick={() => setConditions(changed(conditions, { searchText: '한복' }))}>
        검색 기록
      </button>
    </QueryClientProvider>
  );
};
const field = () => document.querySelector('[data-search-field]') as HTMLInputElement;
const selected = () => field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0);

it('a search that comes back into the field in use gives way to what is typed', async () => {
  const shown = await stage(<Search />);
  field().focus();
  await type(field(), '김치');
  await press(button('검색'));
  expect([field().value, selected()]).toEqual(['김치', '']);
  await press(button('검색 기록'));
  expect([field().value, selected()]).toEqual(['한복', '한복']);
  shown.unmount();
});
