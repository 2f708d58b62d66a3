import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { labelColors } from '#contract/labels.ts';
import * as charts from '../charts/chartColors.ts';

const krds = readFileSync(
  createRequire(import.meta.url).resolve('krds-uiux/resources/css/token/krds_tokens.css'),
  'utf8',
);
const ours = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

const declared = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));

const block = (selector: string): Record<string, string> => {
  const start = ours.indexOf(`${selector} {`);
  expect(start).toBeGreaterThan(-1);
  return declared(ours.slice(start, ours.indexOf('}', start)));
};

const light = { ...declared(krds), ...block(':root') };
const modes = {
  light,
  dark: { ...light, ...block(':root[data-theme="dark"]'), ...block(':root[data-theme="dark"] #root') },
  contrast: {
    ...light,
    ...block(':root[data-theme="contrast"]'),
    ...block(':root[data-theme="contrast"] #root'),
  },
};
type Mode = keyof typeof modes;
const least: Record<Mode, number> = { light: 4.5, dark: 4.5, contrast: 7 };

/** The value of a colour in a mode: of a token, of a variable with its fallback, or a literal value. */
const valueOf = (mode: Mode, color: string): string => {
  const known = modes[mode][color as `--${string}`];
  if (known) return valueOf(mode, known);
  const [, name, otherwise] = /^var\((--[\w-]+)(?:, ?(.+))?\)$/.exec(color) ?? [];
  if (name === undefined) return color;
  return valueOf(mode, modes[mode][name as `--${string}`] ?? otherwise ?? color);
};

const luminance = (hex: string): number => {
  expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const channel = Number.parseInt(hex.slice(place, place + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (mode: Mode, one: string, other: string): number => {
  const [dark = 0, bright = 0] = [one, other]
    .map((color) => luminance(valueOf(mode, color)))
    .toSorted((first, second) => first - second);
  return (bright + 0.05) / (dark + 0.05);
};

/** Pairs with too little contrast, one line each. */
const tooWeak = (mode: Mode, tops: readonly string[], grounds: readonly string[], needed: number): string[] =>
  tops.flatMap((top) =>
    grounds
      .map((ground) => ({ ground, ratio: contrast(mode, top, ground) }))
      .filter(({ ratio }) => ratio < needed)
      .map(({ ground, ratio }) => `${top} on ${ground}: ${ratio.toFixed(2)}`),
  );

const plain = ['--surface', '--surface-raised', '--surface-subtle'];
const all = [...plain, '--surface-secondary', '--surface-primary', '--surface-hover'];

/** Text colours and the backgrounds they are used on. */
const read: [string[], string[]][] = [
  [['--text', '--text-bold', '--text-subtle'], all],
  [
    ['--text', '--text-bold'],
    ['--surface-mark', '--surface-primary-hover', '--surface-warning'],
  ],
  // a word that was searched for, in the title of what was read
  [['--text-subtle'], ['--surface-mark']],
  [['--text-primary'], [...all, '--surface-primary-hover']],
  [['--text-secondary'], [...plain, '--surface-secondary']],
  [['--text-danger'], [...plain, '--surface-danger']],
  [['--text-success'], [...plain, '--surface-success']],
  [['--text-warning'], [...plain, '--surface-warning']],
  [
    ['--text-inverse'],
    [
      '--text-success',
      '--text-danger',
      '--text-warning',
      '--primary',
      '--primary-hover',
      '--primary-pressed',
      '--secondary',
      '--danger',
      '--surface-inverse',
    ],
  ],
];
/** Non-text colours that must be distinguishable from the background. */
const signs = ['--border-input', '--border-strong', '--border-danger', '--primary', '--focus'];

/** The colours of labels, which stand beside their names. */
const swatches = labelColors.map((color) => `--label-${color}`);

describe.each(Object.keys(modes) as Mode[])('colours of the mode %s', (mode) => {
  it.each(read)('let %s be read', (texts, grounds) => {
    expect(tooWeak(mode, texts, grounds, least[mode])).toEqual([]);
  });

  it('show the borders of controls, signs and the focus', () => {
    expect(tooWeak(mode, signs, plain, 3)).toEqual([]);
  });

  it('tell the colours of labels from the ground', () => {
    expect(tooWeak(mode, swatches, [...all, '--surface-primary-hover'], 3)).toEqual([]);
  });

  it('let the texts of charts be read, and tell their bars from the ground', () => {
    const { chartColors, seriesColors, tileShades, wordColors, mapColors } = charts;
    const ground = [chartColors.ground];
    expect(
      tooWeak(mode, [chartColors.text, chartColors.textSubtle, ...wordColors], ground, least[mode]),
    ).toEqual([]);
    expect(
      tooWeak(mode, [...seriesColors, ...tileShades, chartColors.accent, chartColors.rest], ground, 3),
    ).toEqual([]);
    expect(tooWeak(mode, [mapColors.outline], [mapColors.sea, mapColors.land], 3)).toEqual([]);
    const onTiles = tileShades.flatMap((shade) => tooWeak(mode, [charts.inkOn(shade)], [shade], least[mode]));
    expect(onTiles).toEqual([]);
  });
});

describe('a token', () => {
  const named = (selector: string): string[] => Object.keys(block(selector)).toSorted();
  const [ofLight, ofDark, ofContrast] = [
    ':root',
    ':root[data-theme="dark"]',
    ':root[data-theme="contrast"]',
  ].map(named);

  it('that one mode has, the others have too', () => {
    expect(ofContrast).toEqual(ofDark);
    expect(ofDark?.filter((name) => !ofLight?.includes(name))).toEqual([]);
    const colors = Object.entries(block(':root')).filter(([, value]) => /color-|#|rgb/.test(value));
    expect(colors.map(([name]) => name).filter((name) => !ofDark?.includes(name))).toEqual([]);
    expect(named(':root[data-theme="contrast"] #root')).toEqual(named(':root[data-theme="dark"] #root'));
  });

  it('of charts is one that they are drawn in, and each of theirs has its colour in every mode', () => {
    const drawn = [
      ...JSON.stringify([charts, charts.inkOn(charts.tileShades[0] ?? '')]).matchAll(/--chart-[\w-]+/g),
    ];
    const shades = charts.shadeStops.map(([, shade]) => shade).join();
    const wanted = new Set([
      ...drawn.map(([name]) => name),
      ...[...shades.matchAll(/--chart-[\w-]+/g)].map(([name]) => name),
    ]);
    wanted.add('--chart-on-strong-tile');
    expect(named(':root[data-theme="dark"] #root')).toEqual([...wanted].toSorted());
  });

  /** Colours that are neither text nor needed to distinguish elements, or that are in no pair. */
  const needNoPair = [
    ['--border', 'parts what is told apart without it'],
    ['--divider', 'parts what is told apart without it'],
    ['--text-disabled', 'of what cannot be used'],
    ['--surface-disabled', 'of what cannot be used'],
    ['--primary-pale', 'a ground of signs that are told by their shape'],
    ['--shadow', 'of several parts'],
    ['--shadow-up', 'of several parts'],
    ['--dim', 'covers what is not to be read'],
    ['--chevron', 'a picture'],
    ['--check', 'a picture'],
  ].map(([name]) => name);

  it('that is a colour stands in a pair, or has a reason why not', () => {
    const paired = new Set([...read.flat(2), ...signs, ...swatches, ...plain]);
    expect(ofDark?.filter((name) => !paired.has(name) && !needNoPair.includes(name))).toEqual([]);
    expect(needNoPair.filter((name) => paired.has(name ?? '') || !ofDark?.includes(name ?? ''))).toEqual([]);
  });
});
