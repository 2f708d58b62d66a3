// npm start: from a fresh clone to the running product. What is done already is skipped.

import { storeDemoData } from './bootstrap/demoData.mjs';
import { install } from './bootstrap/install.mjs';
import { environmentWith, node24 } from './bootstrap/node24.mjs';
import { command } from './bootstrap/progress.mjs';
import { run } from './bootstrap/run.mjs';
import { buildWeb } from './bootstrap/webBuild.mjs';

void command(async () => {
  await install();
  const node = node24();
  await buildWeb(node);
  const code = await storeDemoData(node);
  if (code !== 0) return code;
  return run(node, ['src/server/main.ts'], environmentWith(node));
});
