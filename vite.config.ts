import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { sharedChunks } from './scripts/build/sharedChunks.ts';
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

/** react-admin's own export to CSV, which every list brings along; ours comes from the server. */
const withoutClientExport = (): Plugin => ({
  name: 'without-client-export',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.startsWith('jsonexport') && importer?.includes('ra-core') ? '\0without-client-export' : null,
  load: (id) =>
    id === '\0without-client-export'
      ? 'export default () => { throw new Error("Lists are exported by the server."); };'
      : null,
});

/** Its package offers the build with warnings for developers alone, unless it is asked for by path. */
const reactRouterWithoutWarnings = (): Plugin => ({
  name: 'react-router-without-warnings',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (id !== 'react-router' && id !== 'react-router/dom') return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found && found.id.replace('/dist/development/', '/dist/production/');
  },
});

const articleList = 'src/web/pages/article/list/ArticleList.tsx';
const dashboard = 'src/web/pages/dashboard/Dashboard.tsx';

export default defineConfig({
  plugins: [
    react(),
    pretendardGov(),
    axiosWithoutFetch(),
    withoutClientExport(),
    reactRouterWithoutWarnings(),
    sizeBudgets(),
  ],
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
        codeSplitting: sharedChunks(import.meta.dirname, [
          { name: 'base', of: ['index.html'] },
          { name: 'entrance', of: ['src/web/app/routes/LoginRoute.tsx'] },
          { name: 'shell', of: ['src/web/app/signedIn/SignedInRoot.tsx'] },
          { name: 'screens', of: [articleList, dashboard] },
          { name: 'lists', of: [articleList] },
          { name: 'charts', of: ['src/web/shared/charts/ChartCanvas.tsx'] },
          { name: 'figures', of: [dashboard] },
          { name: 'records', of: ['src/web/admin/screens/entityPage.tsx'] },
        ]),
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.woff2'))
            ? 'assets/fonts/[name]-[hash][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': apiServer } },
});
