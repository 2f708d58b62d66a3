// npm start, test, dev …: installs if needed, then runs scripts/<name>.mjs on the product's Node.
// Modules imported here must run on any Node from 20 on, before anything is installed; all others can rely on the
// product's.
import { install } from './bootstrap/install.mjs';
import { environmentWith, node24 } from './bootstrap/node24.mjs';
import { command } from './bootstrap/progress.mjs';
import { run } from './bootstrap/run.mjs';

void command(async () => {
  const [name, ...args] = process.argv.slice(2);
  await install({ withTools: ['test', 'mutation', 'release', 'tool'].includes(name) });
  const node = node24();
  return run(node, [`scripts/${name}.mjs`, ...args], environmentWith(node));
});
