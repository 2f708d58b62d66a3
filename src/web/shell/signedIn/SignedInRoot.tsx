import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { cspNonce } from '#web/kit/theme/cspNonce.ts';
import { muiTheme } from '#web/kit/theme/muiTheme.ts';
import { IdleWarning } from '../idle/IdleWarning.tsx';
import { ScreenLayout } from '../layouts/ScreenLayout.tsx';

const nonce = cspNonce();
const emotionCache = createCache({ key: 'css', ...(nonce && { nonce }) });

/** Root of everything behind sign-in: component library, query client and layouts live in this chunk. */
export const SignedInRoot = () => (
  <CacheProvider value={emotionCache}>
    <ThemeProvider theme={muiTheme}>
      <QueryClientProvider client={queryClient}>
        <ScreenLayout />
        <IdleWarning />
      </QueryClientProvider>
    </ThemeProvider>
  </CacheProvider>
);
