import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '../..');
const sheets = globSync('**/*.css', { cwd: web }).map((file) => ({
  file,
  text: readFileSync(join(web, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}));
const scripts = globSync('**/*.{ts,tsx}', { cwd: web }).map((file) => readFileSync(join(web, file), 'utf8'));

/** Sheets that show colours as such: the tokens, and what the modes look like. */
const ofColors = ['kit/theme/tokens.css', 'kit/appearance/AppearanceBox.module.css'];
/** Of a page's margin on paper, which knows no variables. */
const onPaper = 'color: #555';

it('style sheets name their colours by tokens, so that they change with the mode', () => {
  const given = sheets
    .filter(({ file }) => !ofColors.includes(file))
    .flatMap(({ file, text }) =>
      [...text.replace(onPaper, '').matchAll(/[^;{}]*(?:#[0-9a-f]{3,8}\b|rgba?\(|--krds-)[^;{}]*/gi)].map(
        ([line]) => `${file}: ${line.trim()}`,
      ),
    );
  expect(given).toEqual([]);
});

it('every token that a style sheet names is declared', () => {
  const everything = [...sheets.map(({ text }) => text), ...scripts].join('\n');
  const declared = new Set(
    [...everything.matchAll(/(?:setProperty\(\s*')?(--[\w-]+)(?:['"]?\]?\s*:|',)/g)].map(([, name]) => name),
  );
  const missing = sheets
    .filter(({ file }) => file !== 'kit/theme/tokens.css')
    .flatMap(({ file, text }) =>
      [...text.matchAll(/var\((--[\w-]+)/g)]
        .filter(([, name]) => !declared.has(name))
        .map(([, name]) => `${file}: ${name}`),
    );
  expect(missing).toEqual([]);
});
