import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach } from 'vitest';
import { openPages } from './browser.ts';

const folder = resolve(import.meta.dirname, '../output/failed');

/** Stores what the pages of a failed story show: a picture, and the address with the text. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  mkdirSync(folder, { recursive: true });
  const name = task.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60);
  for (const [index, page] of (await openPages()).entries()) {
    const file = join(folder, `${name}-${index}`);
    await page.screenshot({ path: `${file}.png` }).catch(() => {});
    const text = await page.locator('body').innerText().catch(String);
    writeFileSync(`${file}.txt`, `${page.url()}\n\n${text}\n`);
  }
});
