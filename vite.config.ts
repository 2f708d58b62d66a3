import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { sizeBudgets } from './scripts/build/sizeBudgets.ts';
import { pretendardGov } from './scripts/fonts/plugin.ts';

const apiServer = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080';

/** We send by XMLHttpRequest only; axios' second transport would cost the first screen 4 kB. */
const axiosWithoutFetch = (): Plugin => ({
  name: 'axios-without-fetch',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './fetch.js' && importer?.includes('axios/lib/adapters') ? '\0axios-without-fetch' : null,
  load: (id) =>
    id === '\0axios-without-fetch' ? 'export const getFetch = undefined; export default undefined;' : null,
});

export default defineConfig({
  plugins: [react(), pretendardGov(), axiosWithoutFetch(), sizeBudgets()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // data: URIs would need an exception in the content security policy
    assetsInlineLimit: 0,
    // the polyfill would be an inline script in older browsers; every supported one preloads modules itself
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.woff2'))
            ? 'assets/fonts/[name]-[hash][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': apiServer } },
});
