// npm run build: builds dist/web and dist/server if their sources have changed.
import { buildServer, buildWeb } from './bootstrap/builds.mjs';
import { command } from './bootstrap/progress.mjs';

void command(async () => {
  const node = process.execPath;
  await buildWeb(node);
  await buildServer(node);
  return 0;
});
