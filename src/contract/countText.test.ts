import { expect, it } from 'vitest';
import { countText, grouped } from './countText.ts';

it.each([0, 7, 999, 1_000, 12_345, 123_456, 1_234_567, -1, -999, -1_000, -123_456])(
  'writes %d as the browser does',
  (n) => expect(grouped(n)).toBe(n.toLocaleString('ko-KR')),
);

it('records are counted in 건', () => expect(countText(1_234)).toBe('1,234건'));
