import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** `npm run format` formats every file and sorts its imports. */
const root = resolve(import.meta.dirname, '../..');
const biome = resolve(root, 'node_modules/@biomejs/biome/bin/biome');
const { status } = spawnSync(process.execPath, [biome, 'check', '--write', '.'], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
