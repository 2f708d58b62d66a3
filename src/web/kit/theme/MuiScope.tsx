import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { cspNonce } from './cspNonce.ts';
import { muiTheme } from './muiTheme.ts';

const nonce = cspNonce();
const emotionCache = createCache({ key: 'css', ...(nonce && { nonce }) });

/**
 * Around components of MUI: our theme, and styles that the page's security policy admits. It stands where they are used, not
 * around the application: a screen without them does not load the library.
 */
export const MuiScope = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={emotionCache}>
    <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
  </CacheProvider>
);
