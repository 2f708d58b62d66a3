import { expect, it } from 'vitest';
import { placeOfLine } from './SinceLine.tsx';

const rows = (...news: ('Y' | 'N')[]) => news.map((newYn, index) => ({ articleId: index + 1, newYn }));

it.each([
  ['below the last that came, newest first', rows('Y', 'Y', 'N', 'N'), 'regDt,DESC', 3],
  ['above the first that came, oldest first', rows('N', 'N', 'Y'), 'regDt,ASC', 3],
  ['nowhere where all of them came', rows('Y', 'Y'), 'regDt,DESC', undefined],
  ['nowhere where all of a page came, oldest first', rows('Y', 'Y'), 'regDt,ASC', undefined],
  ['nowhere where none of them came', rows('N', 'N'), 'regDt,DESC', undefined],
  ['nowhere in another order', rows('Y', 'N'), 'frmTrsfNscvrgDt,DESC', undefined],
  ['nowhere before rows have come', undefined, 'regDt,DESC', undefined],
])('the line stands %s', (_name, shown, sort, place) => expect(placeOfLine(shown, sort)).toBe(place));
