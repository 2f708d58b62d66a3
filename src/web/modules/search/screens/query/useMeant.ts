import { useQuery } from '@tanstack/react-query';
import type { SearchSpellings } from '#generated/types/searchCalls.ts';
import { read } from '#web/client/http/read.ts';

/** What a typed text may have been meant to be; nothing for an empty text. */
export const useMeant = (searchText: string): { spellings: readonly string[]; isLoading: boolean } => {
  const { data, isLoading } = useQuery({
    queryKey: ['search-spellings', searchText],
    queryFn: ({ signal }) =>
      read<SearchSpellings>('/search/spellings', { params: { searchText }, signal, quiet: true }),
    enabled: searchText !== '' && searchText.length <= 200,
    networkMode: 'always',
  });
  return { spellings: data?.spellings ?? [], isLoading };
};
