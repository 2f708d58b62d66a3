// npm run release: builds if needed, and packs what an operator installs into dist/release.
import { buildServer, buildWeb } from './bootstrap/builds.mjs';
import { command } from './bootstrap/progress.mjs';
import { run } from './bootstrap/run.mjs';

void command(async () => {
  const node = process.execPath;
  await buildWeb(node);
  await buildServer(node);
  return run(node, ['scripts/release/main.ts']);
});
