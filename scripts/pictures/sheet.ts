import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { heights, looks, type Width } from './pictureOptions.ts';
import type { Picture } from './takePictures.ts';

/** Number of pictures per row, and the width of each in px. */
const shapes: Record<Width, { across: number; width: number }> = {
  1440: { across: 6, width: 420 },
  1024: { across: 7, width: 360 },
  390: { across: 12, width: 200 },
};

const gap = 16;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The pictures of one width side by side, each with its address and look as a caption; of long ones the first window.
 */
const sheetHtml = (pictures: readonly Picture[], width: Width): string => {
  const { across, width: shown } = shapes[width];
  const height = Math.round((shown * heights[width]) / width);
  const figures = pictures.map(
    ({ path, look, file }) =>
      `<figure><img src="${file}" alt=""><figcaption>${escaped(path)}<br>${looks[look]}</figcaption></figure>`,
  );
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><title>${width}px</title><style>
body { display: grid; grid-template-columns: repeat(${across}, ${shown}px); gap: ${gap}px; margin: ${gap}px; background: #e6e8ea; font: 14px/1.4 sans-serif; }
figure { margin: 0; }
img { display: block; width: 100%; height: ${height}px; object-fit: cover; object-position: top; background: #fff; }
figcaption { overflow-wrap: anywhere; padding-top: 4px; }
</style><h1 style="grid-column: 1 / -1; margin: 0; font-size: 24px">${width}px</h1>${figures.join('\n')}</html>`;
};

/** Arranges the pictures of a width on one sheet. @returns its file; the HTML page is written beside it */
export const makeSheet = async (
  chromium: Browser,
  pictures: readonly Picture[],
  width: Width,
  folder: string,
): Promise<string> => {
  const page = join(folder, `sheet-${width}.html`);
  const picture = join(folder, `sheet-${width}.png`);
  writeFileSync(page, sheetHtml(pictures, width));
  const { across, width: shown } = shapes[width];
  const window = await chromium.newPage({ viewport: { width: across * (shown + gap) + gap, height: 900 } });
  await window.goto(pathToFileURL(page).href, { waitUntil: 'load' });
  await window.screenshot({ path: picture, fullPage: true });
  await window.close();
  return picture;
};
