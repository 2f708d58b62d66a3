// npm run generate, lint, bench …: runs scripts/<name>/main.ts; what measures or draws the product builds it first.
import { buildServer, buildWeb } from './bootstrap/builds.mjs';
import { command } from './bootstrap/progress.mjs';
import { run } from './bootstrap/run.mjs';

void command(async () => {
  const [name, ...args] = process.argv.slice(2);
  const node = process.execPath;
  if (name === 'bench' || name === 'pictures') {
    await buildWeb(node);
    await buildServer(node);
  }
  return run(node, [`scripts/${name}/main.ts`, ...args]);
});
