// npm run collect, outlets, worker …: builds the server if needed, and runs one of its programs.
import { buildServer } from './bootstrap/builds.mjs';
import { runProgram } from './bootstrap/programs.mjs';
import { command } from './bootstrap/progress.mjs';

void command(async () => {
  const [name, ...args] = process.argv.slice(2);
  const node = process.execPath;
  await buildServer(node);
  return runProgram(node, name, args);
});
