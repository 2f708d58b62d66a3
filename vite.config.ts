import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from './scripts/build/compressedFiles.ts';
import { firstLoads } from './scripts/build/firstLoads.ts';
import { indexImports } from './scripts/build/indexImports.ts';
import { internalFields } from './scripts/build/internalFields.ts';
import { lightPackages, reactRouterAlone } from './scripts/build/lightPackages.ts';
import { prunedTokens } from './scripts/build/prunedTokens.ts';
import { scopedNames } from './scripts/build/scopedNames.ts';
import { sharedChunks } from './scripts/build/sharedChunks.ts';
import { sizeBudgets } from './scripts/build/sizeBudgets.ts';
import { bundledPackagesFile } from './scripts/build/unbundledPackages.ts';
import { pretendardGov } from './scripts/fonts/plugin.ts';

const apiServer = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [
    indexImports(import.meta.dirname),
    internalFields(),
    react(),
    pretendardGov(),
    prunedTokens(import.meta.dirname),
    lightPackages(),
    reactRouterAlone(),
    sizeBudgets(),
    compressedFiles(),
  ],
  css: { modules: { generateScopedName: scopedNames(import.meta.dirname) } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    // npm run release reads which packages are inside
    license: { fileName: bundledPackagesFile },
    target: 'es2022',
    // data: URIs would need an exception in the content security policy
    assetsInlineLimit: 0,
    // the polyfill would be an inline script in older browsers; every supported one preloads modules itself
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: sharedChunks(import.meta.dirname, {
          entry: 'index.html',
          firstScreen: 'src/web/shell/routes/LoginRoute.tsx',
          loads: firstLoads,
          heavy: [
            { name: 'combobox', path: /src\/web\/kit\/combobox\// },
            { name: 'texts', path: /src\/web\/kit\/html\// },
            { name: 'fields', path: /node_modules\/react-hook-form\// },
            { name: 'forms', path: /node_modules\/zod\// },
            { name: 'records', path: /node_modules\/ra-core\// },
            // the frames of charts are drawn before there is anything in them
            { name: 'panels', path: /src\/web\/kit\/charts\// },
            { name: 'charts', path: /node_modules\/highcharts\// },
            { name: 'map', path: /node_modules\/world-atlas\// },
            { name: 'editor', path: /node_modules\/@tiptap\// },
          ],
          // all that react-admin gathers beside ra-core: docs/decisions/react-admin.md
          aside: /node_modules\/(?:ra-ui-materialui|ra-i18n-polyglot|ra-language-english)\//,
        }),
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.woff2'))
            ? 'assets/fonts/[name]-[hash][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': apiServer } },
});
