import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { forbiddenImports } from './imports.ts';

/** `node scripts/lint/main.ts` lints all files, or the given ones, and checks imports between all folders. */
const root = resolve(import.meta.dirname, '../..');
// Paths are always given: without them oxlint searches node_modules if there is no git.
const paths = ['src', 'scripts', 'tests', 'mocks', 'generated', 'vite.config.ts', 'vitest.config.ts'];

const named = process.argv.slice(2);
const existing = (named.length ? named : paths).filter((path) => existsSync(resolve(root, path)));
const oxlint = resolve(root, 'node_modules/oxlint/bin/oxlint');
// unused disable directives are warnings too
const strict = ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'];
const { status } = spawnSync(process.execPath, [oxlint, ...strict, ...existing], {
  cwd: root,
  stdio: 'inherit',
});
const forbidden = await forbiddenImports();
for (const { from, to, rule } of forbidden)
  console.error(`${from} → ${to}\n  ${rule} (.dependency-cruiser.mjs)`);
process.exitCode = status || (forbidden.length ? 1 : 0);
