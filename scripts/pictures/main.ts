import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Browser } from 'playwright';
import { browser } from '../../tests/helpers/browser.ts';
import { root, runProgram } from '../../tests/helpers/program.ts';
import { startServer } from '../../tests/helpers/server.ts';
import { type PictureOptions, readOptions } from './pictureOptions.ts';
import { takeReadmePictures } from './readmePictures.ts';
import { makeSheet } from './sheet.ts';
import { takePictures } from './takePictures.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const folder = join(root, 'pictures');

/** Takes the requested screenshots, and arranges them on sheets. */
const takeAll = async (chromium: Browser, url: string, options: PictureOptions): Promise<void> => {
  rmSync(folder, { recursive: true, force: true });
  const taken = await takePictures(chromium, url, options, { folder, say });
  say(`✔ 그림 ${taken.length}장`);
  for (const width of options.widths) {
    const ofWidth = taken.filter((picture) => picture.width === width);
    if (ofWidth.length > 0) say(relative(root, await makeSheet(chromium, ofWidth, width, folder)));
  }
};

/** Takes screenshots of the built product with its own demo data. @param options undefined: the pictures of the README */
const pictures = async (options: PictureOptions | undefined): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
  const variables = { DATA_DIR: dataDir, DEMO: '1', DEMO_FEED: '0', COLLECT: '0' };
  const clean = () => rmSync(dataDir, { recursive: true, force: true });
  // the same signal ends the server
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      clean();
      process.exit(1);
    });
  try {
    say('▶ 시연 자료를 넣습니다 …');
    runProgram('seed', [], { ...variables, PASSWORD_HASH_COST: '10' });
    const server = await startServer(variables, { isMeasured: true });
    try {
      const chromium = await browser();
      if (options) await takeAll(chromium, server.url, options);
      else await takeReadmePictures(chromium, server.url, { folder: join(root, 'docs/images'), say });
    } finally {
      await server.stop();
    }
  } finally {
    clean();
  }
};

try {
  const args = process.argv.slice(2);
  await pictures(args.includes('--readme') ? undefined : readOptions(args));
} catch (error) {
  process.stderr.write(`✖ ${(error as Error).message}\n`);
  process.exitCode = 1;
}
// the browser would keep the process alive
process.exit();
