// npm run dev: the server, restarted when its files change, and Vite in front of it with hot reload.
import { install } from './bootstrap/install.mjs';
import { environmentWith, node24 } from './bootstrap/node24.mjs';
import { command } from './bootstrap/progress.mjs';
import { run } from './bootstrap/run.mjs';

void command(async () => {
  await install();
  const node = node24();
  const port = process.env.PORT || '8080';
  const env = { ...environmentWith(node), PORT: port, API_ORIGIN: `http://127.0.0.1:${port}` };
  const server = run(node, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], env);
  const vite = run(node, ['node_modules/vite/bin/vite.js'], env);
  return Math.max(...(await Promise.all([server, vite])));
});
