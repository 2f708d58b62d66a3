import { QueryClientProvider } from '@tanstack/react-query';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { ItemReader } from '#web/modules/articles/index.ts';
import { IdleWarning } from '../idle/IdleWarning.tsx';
import { ScreenLayout } from '../layouts/ScreenLayout.tsx';

const SearchItemReader = lazyPart(
  async () => (await import('#web/modules/articles/screens/list/SearchItemReader.tsx')).SearchItemReader,
);

/** Root of everything behind sign-in: query client and layouts are in this chunk. */
export const SignedInRoot = () => (
  <QueryClientProvider client={queryClient}>
    <ItemReader value={SearchItemReader}>
      <ScreenLayout />
    </ItemReader>
    <IdleWarning />
  </QueryClientProvider>
);
