import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderConfig } from './config.ts';

/**
 * `node scripts/lint/main.ts` lints with .oxlintrc.json, after seeing that it is what the table of imports asks for;
 * with `--write` it writes that file instead. Files that are named are linted alone.
 */
const root = resolve(import.meta.dirname, '../..');
const file = resolve(root, '.oxlintrc.json');
// Paths are always named: without them oxlint walks into node_modules where there is no git.
const paths = ['src', 'scripts', 'tests', 'mocks', 'generated', 'vite.config.ts', 'vitest.config.ts'];

if (process.argv.includes('--write')) {
  writeFileSync(file, renderConfig());
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== renderConfig()) {
  console.error('.oxlintrc.json is not what scripts/lint asks for. Run: npm run lint -- --write');
  process.exitCode = 1;
} else {
  const oxlint = resolve(root, 'node_modules/oxlint/bin/oxlint');
  const named = process.argv.slice(2);
  const existing = (named.length ? named : paths).filter((path) => existsSync(resolve(root, path)));
  const done = spawnSync(process.execPath, [oxlint, '--type-aware', '--deny-warnings', ...existing], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = done.status ?? 1;
}
