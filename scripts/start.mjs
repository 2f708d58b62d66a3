// npm start: from a fresh clone to the running product. Completed steps are skipped.

import { buildServer, buildWeb } from './bootstrap/builds.mjs';
import { storeDemoData } from './bootstrap/demoData.mjs';
import { runProgram } from './bootstrap/programs.mjs';
import { command } from './bootstrap/progress.mjs';

// let users who try the product see it collecting
process.env.DEMO_FEED ||= '1';

void command(async () => {
  const node = process.execPath;
  await buildWeb(node);
  await buildServer(node);
  const code = await storeDemoData(node);
  return code === 0 ? runProgram(node, 'main') : code;
});
