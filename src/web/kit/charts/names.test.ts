import { describe, expect, it } from 'vitest';
import { baseOptions } from './options/baseOptions.ts';
import { type Drawing, drawn } from './options/drawn.ts';

const hostile = [
  '<a href="https://evil.example/x">한국</a>',
  '<b style="font-size:40px;fill:red">굵게</b>',
  'A<B> & C &lt; D',
  '{point.name} $& $$',
];
const marks = hostile.map((label, index) => ({
  ...{ key: ['US', 'SG', 'KR', 'JP'][index] ?? '', label, count: 9 - index, share: 0.2, to: '/list' },
  ...{ group: 'US', date: '2026-11-21' },
}));
const names = marks.map(({ key, label }) => ({ key, label }));
const shapes = {
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: { code: 'US', name: '미국' }, geometry: null }],
} as never;

const drawings: Drawing[] = [
  ...(['ranking', 'treemap', 'worldMap', 'wordCloud', 'variablePie'] as const).map((kind) => ({
    kind,
    marks,
  })),
  { kind: 'composition', marks, groups: names, groupHead: '국가' },
  { kind: 'daily', marks, days: ['2026-11-20', '2026-11-21'], series: names, measure: 'count' },
];

/** All texts in chart options that come from the data. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /한국|굵게|A<|point\.name\} \$|\$/.test(value) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
};

/** The result of a browser parsing a text as markup. */
const readAsMarkup = (text: string) => {
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  return { elements: body.childElementCount, text: body.textContent?.replaceAll('\ufeff', '') };
};

describe.each(drawings.map((drawing) => [drawing.kind, drawing] as const))(
  'names in a %s',
  (kind, drawing) => {
    const texts = textsIn(drawn(drawing, shapes));
    it('are shown as they are, whether they are taken for markup or not', () => {
      const shown = texts.map(readAsMarkup);
      expect(shown.filter(({ elements }) => elements > 0)).toEqual([]);
      // a map of one shape also draws the places without a shape; Korea has a shape on ours
      const wanted = kind === 'worldMap' ? hostile.slice(0, 2) : hostile;
      expect([...new Set(shown.map(({ text }) => text))].toSorted()).toEqual(wanted.toSorted());
    });
    it('name no field of a chart and are no tags to who listens', () => {
      for (const text of texts) {
        expect(text).not.toMatch(/\{[^\ufeff]|\$[$&]/);
        expect(text.replaceAll(/<\/?(?!\s)[^>]+(>|$)/g, '')).toBe(text);
      }
    });
  },
);

it('the words around a chart and a saved picture are shown as they are', () => {
  const [title = '', subtitle = '', finding = '', source = ''] = hostile;
  const texts = textsIn(baseOptions({ title, subtitle, finding, source }, false)).filter(
    // the file name
    (text) => !text.includes('_'),
  );
  expect(texts.length).toBeGreaterThan(4);
  expect(
    texts.map((text) => readAsMarkup(text.replace('<br/>', '\n'))).filter(({ elements }) => elements),
  ).toEqual([]);
});
