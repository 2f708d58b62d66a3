import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '../..');
const sheets = globSync('**/*.css', { cwd: web }).map((file) => ({
  file,
  text: readFileSync(join(web, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}));
const scripts = globSync('**/*.{ts,tsx}', { cwd: web }).map((file) => readFileSync(join(web, file), 'utf8'));

/** Style sheets that may contain colour values: the tokens, and the previews of the modes. */
const ofColors = ['kit/theme/tokens.css', 'kit/appearance/AppearanceBox.module.css'];
/** The page margin boxes in print, which cannot use variables. */
const onPaper = 'color: #555';

/** Properties that take colours, and custom properties that contain them. */
const colored =
  /(?:^|[;{}\s])((?:--[\w-]+|(?:[\w-]+-)?color|background(?:-image)?|border(?:-[a-z-]+)?|outline|box-shadow|text-shadow|filter|fill|stroke|text-decoration|caret|column-rule))\s*:\s*([^;{}]+)/g;
/** CSS colour names, without currentColor, transparent and the system colours. */
const names =
  'aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|dark[a-z]+|deeppink|deepskyblue|dim[a-z]+|dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|gainsboro|ghostwhite|gold|goldenrod|gr[ae]y|green|greenyellow|honeydew|hotpink|indianred|indigo|ivory|khaki|lavender|lavenderblush|lawngreen|lemonchiffon|light[a-z]+|lime|limegreen|linen|magenta|maroon|medium[a-z]+|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive|olivedrab|orange|orangered|orchid|pale[a-z]+|papayawhip|peachpuff|peru|pink|plum|powderblue|purple|rebeccapurple|red|rosybrown|royalblue|saddlebrown|salmon|sandybrown|seagreen|seashell|sienna|silver|skyblue|slateblue|slategr[ae]y|snow|springgreen|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white|whitesmoke|yellow|yellowgreen';
const givenColor = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl)a?\\(|\\b(?:hwb|lab|lch|oklab|oklch|color)\\(|--krds-|(?<![\\w-])(?:${names})(?![\\w(-])`,
  'i',
);

/** Colour values in a style sheet, one line each. */
const givenIn = (text: string): string[] =>
  [...text.replace(onPaper, '').matchAll(colored)]
    .filter(([, , value = '']) => givenColor.test(value))
    .map(([, property, value]) => `${property}: ${value?.trim()}`);

/** `composes … from` copies the other style sheet into this one: loaded later, the copy overrides changes by others. */
it('style sheets have at most 350 lines', () => {
  expect(sheets.filter(({ text }) => text.split('\n').length > 351).map(({ file }) => file)).toEqual([]);
});

it('style sheets compose no classes of other sheets', () => {
  const composed = sheets.filter(({ text }) => /composes:[^;]*\bfrom\b/.test(text)).map(({ file }) => file);
  expect(composed).toEqual([]);
});

it('style sheets name their colours by tokens, so that they change with the mode', () => {
  const given = sheets
    .filter(({ file }) => !ofColors.includes(file))
    .flatMap(({ file, text }) => givenIn(text).map((line) => `${file}: ${line}`));
  expect(given).toEqual([]);
});

it('texts have the colours of texts, whose contrast is checked', () => {
  const ofText = /^(?:var\(--text[\w-]*\)|inherit|transparent)$/;
  const others = sheets.flatMap(({ file, text }) =>
    [...text.replace(onPaper, '').matchAll(/(?<![\w-])color:\s*([^;{}]+)/g)]
      .filter(([, value = '']) => !ofText.test(value.trim()))
      .map(([, value]) => `${file}: ${value}`),
  );
  expect(others.toSorted()).toEqual([
    // the great number of the page, and icons
    'modules/boards/screens/product/write/coverInput.module.css: var(--border-strong)',
    'modules/boards/screens/product/write/pictureRows.module.css: var(--border-strong)',
    'shell/notFound/NotFound.module.css: var(--primary)',
  ]);
});

it.each([
  '#fff',
  'rgb(0 0 0 / 50%)',
  'hsl(0 0% 0%)',
  'oklch(60% 0.1 20)',
  'color(srgb 1 0 0)',
  'white',
  '1px solid DarkRed',
  'var(--krds-light-color-text-basic)',
])('%s is no token', (value) => {
  expect(givenIn(`a{border: ${value}}`)).toHaveLength(1);
  expect(givenIn(`.b { --own: ${value}; color: var(--text) }`)).toHaveLength(1);
});

it.each([
  'currentColor',
  'transparent',
  'CanvasText',
  'var(--text)',
  'color-mix(in srgb, var(--text) 14%, transparent)',
])('%s is as good as a token', (value) => expect(givenIn(`a { background: ${value}; }`)).toEqual([]));

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
