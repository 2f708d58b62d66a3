import { cpSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { inAscii } from './inAscii.ts';
import { buildReportFonts } from './reportFonts.ts';
import { bundledPackagesFile, unbundledPackages } from './unbundledPackages.ts';

const root = resolve(import.meta.dirname, '../..');
const sources = join(root, 'src/server');
const output = join(root, 'dist/server');

/** Programs of the product by file name in `dist/server`. */
const programs = {
  main: 'src/server/main.ts',
  worker: 'src/server/worker.ts',
  seed: 'scripts/seed/main.ts',
  collect: 'scripts/collect/main.ts',
  outlets: 'scripts/outlets/main.ts',
  sharedOutlets: 'scripts/outlets/shared.ts',
  allowIp: 'scripts/admin/allowIp.ts',
  backup: 'scripts/admin/backup/main.ts',
  check: 'scripts/admin/check.ts',
  migrate: 'scripts/admin/migrate/main.ts',
  moveFiles: 'scripts/admin/moveFiles.ts',
  moveToPostgres: 'scripts/admin/move/main.ts',
  release: 'scripts/admin/release.ts',
  restore: 'scripts/admin/restore/main.ts',
  status: 'scripts/admin/status.ts',
  supportBundle: 'scripts/admin/supportBundle.ts',
};

/** Modules that run in worker threads: `threadModule` finds them by file name. */
const threads = Object.fromEntries(
  globSync('{src/server,scripts/demo}/**/*.worker.ts', { cwd: root }).map((path) => [
    path.replace(/^.*\//, '').replace(/\.ts$/, ''),
    join(root, path),
  ]),
);

const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const lacking = unbundledPackages.filter((name) => !(name in dependencies));
if (lacking.length)
  throw new Error(
    `The built server needs them beside it, and npm ci --omit=dev leaves them out: ${lacking.join(', ')}.`,
  );

/** Files read at run time: `dataFile` finds them under the same name. */
const dataFiles = globSync('**/*.{json,html,sql,txt,tsv,typ}', { cwd: sources });

/** Applied to the written files, because earlier steps print the code again. */
const allInAscii: Plugin = {
  name: 'in-ascii',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code);
  },
};

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [allInAscii],
  ssr: { noExternal: true, external: [...unbundledPackages], target: 'node' },
  build: {
    ssr: true,
    target: 'node24',
    outDir: output,
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    sourcemap: true,
    // npm run release reads the list of bundled packages
    license: { fileName: bundledPackagesFile },
    rolldownOptions: {
      input: {
        ...Object.fromEntries(Object.entries(programs).map(([name, path]) => [name, join(root, path)])),
        ...threads,
      },
      // all in one folder, from which productFiles.ts determines its location
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
});
for (const file of dataFiles) cpSync(join(sources, file), join(output, file));
await buildReportFonts(root, join(output, 'modules/briefing/report/fonts'));
