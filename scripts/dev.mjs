// npm run dev: the server, restarted when its files change, with Vite in front of it for hot reload.
import { command } from './bootstrap/progress.mjs';
import { run } from './bootstrap/run.mjs';

void command(async () => {
  const node = process.execPath;
  const port = process.env.PORT || '8080';
  const env = { ...process.env, PORT: port, API_ORIGIN: `http://127.0.0.1:${port}` };
  const server = run(node, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], env);
  const vite = run(node, ['node_modules/vite/bin/vite.js'], env);
  return Math.max(...(await Promise.all([server, vite])));
});
