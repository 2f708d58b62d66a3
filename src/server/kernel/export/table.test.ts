import { describe, expect, it } from 'vitest';
import { safeText } from './table.ts';

describe('text of a cell', () => {
  it.each(['=1+1', '+82', '-x', '@SUM(A1)', '＝1+1', '＋1', '－x', '＠x'])(
    '%s gets an apostrophe',
    (text) => {
      expect(safeText(text)).toBe(`'${text}`);
    },
  );

  it.each([' ', '\n', '\r\n', '\t', '\u00a0', '\u3000', '\u0000', '\u0007', '\u200b', '\ufeff', ' \n\t'])(
    'nothing before a formula hides it: %j',
    (before) => {
      for (const sign of ['=', '＝', '-', '@'])
        expect(safeText(`${before}${sign}x`)).toBe(`'${before}${sign}x`);
    },
  );

  it.each(['\tx', '\rx', '\nx'])('%j gets one as well', (text) => expect(safeText(text)).toBe(`'${text}`));

  it.each(['', '김관리', ' 앞 빈칸', '-5', '-1,234.50', '3=3', 'a@b.kr', '2026-01-01', '\u0007끝'])(
    '%j stays as it is',
    (text) => expect(safeText(text)).toBe(text),
  );

  it.each(['-5+1', '-1;x', '-', '-.5e', '-cmd'])('%j is no number', (text) =>
    expect(safeText(text)).toBe(`'${text}`),
  );
});
