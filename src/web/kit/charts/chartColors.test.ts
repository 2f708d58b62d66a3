import { expect, it } from 'vitest';
import { classColorOf, tileShadeOf, tileShades } from './chartColors.ts';

it('tiles darken with the number', () =>
  expect([tileShadeOf(0, 10), tileShadeOf(10, 10), tileShadeOf(0, 0)]).toEqual([
    tileShades[0],
    tileShades.at(-1),
    tileShades[0],
  ]));

it('each of the shipped classes, and what has none, has a colour of its own', () => {
  const codes = [
    ...Array.from({ length: 10 }, (_, at) => `MCLSF_${String(at + 1).padStart(2, '0')}`),
    'MCLSF_99',
  ];
  expect(new Set([...codes, 'none'].map(classColorOf)).size).toBe(12);
  // a class that an administrator added, whatever its code
  expect(classColorOf('OTHER')).toMatch(/^var\(/);
});
