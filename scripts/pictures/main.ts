import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { browser } from '../../tests/helpers/browser.ts';
import { root, runProgram } from '../../tests/helpers/program.ts';
import { startServer } from '../../tests/helpers/server.ts';
import { makeSheet } from './sheet.ts';
import { takePictures } from './takePictures.ts';
import { readWish, type Wish } from './wish.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const folder = join(root, 'pictures');

/** Photographs the screens of the built product, on demo data of its own, and lays the pictures out on sheets. */
const pictures = async (wish: Wish): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
  const variables = { DATA_DIR: dataDir, DEMO: '1', DEMO_FEED: '0', COLLECT: '0' };
  const clean = () => rmSync(dataDir, { recursive: true, force: true });
  // the server ends by the same signal
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      clean();
      process.exit(1);
    });
  rmSync(folder, { recursive: true, force: true });
  try {
    say('▶ 시연 자료를 넣습니다 …');
    runProgram('seed', [], { ...variables, PASSWORD_HASH_COST: '10' });
    const server = await startServer(variables, { isMeasured: true });
    try {
      const chromium = await browser();
      const taken = await takePictures(chromium, server.url, wish, { folder, say });
      say(`✔ 그림 ${taken.length}장`);
      for (const width of wish.widths) {
        const ofWidth = taken.filter((picture) => picture.width === width);
        if (ofWidth.length > 0) say(relative(root, await makeSheet(chromium, ofWidth, width, folder)));
      }
    } finally {
      await server.stop();
    }
  } finally {
    clean();
  }
};

try {
  await pictures(readWish(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`✖ ${(error as Error).message}\n`);
  process.exitCode = 1;
}
// the browser would keep the process
process.exit();
