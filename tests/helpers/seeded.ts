import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { beginFolder } from './begunFolders.ts';

const root = resolve(import.meta.dirname, '../..');

/** Whose articles stand for today's: stories see the same ones on every day and at every hour. */
const sameAs = process.env['DEMO_SAME_AS'] ?? '2026-11-18';

/** Puts demo articles of so many days into a data folder that no server holds yet. */
export function seedInto(dataDir: string, days = 25): void {
  beginFolder(dataDir);
  execFileSync(process.execPath, ['scripts/seed/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: '1',
      DEMO_DAYS: String(days),
      DEMO_SAME_AS: sameAs,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
