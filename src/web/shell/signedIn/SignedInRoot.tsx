import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy } from 'react';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { ItemReader } from '#web/kit/split/ItemReader.ts';
import { cspNonce } from '#web/kit/theme/cspNonce.ts';
import { muiTheme } from '#web/kit/theme/muiTheme.ts';
import { IdleWarning } from '../idle/IdleWarning.tsx';
import { ScreenLayout } from '../layouts/ScreenLayout.tsx';

const nonce = cspNonce();
const emotionCache = createCache({ key: 'css', ...(nonce && { nonce }) });

const SearchItemReader = lazy(async () => ({
  default: (await import('#web/screens/article/list/SearchItemReader.tsx')).SearchItemReader,
}));

/** Root of everything behind sign-in: component library, query client and layouts live in this chunk. */
export const SignedInRoot = () => (
  <CacheProvider value={emotionCache}>
    <ThemeProvider theme={muiTheme}>
      <QueryClientProvider client={queryClient}>
        <ItemReader value={SearchItemReader}>
          <ScreenLayout />
        </ItemReader>
        <IdleWarning />
      </QueryClientProvider>
    </ThemeProvider>
  </CacheProvider>
);
