import { expect, it } from 'vitest';
import { csvLines } from './csvLines.ts';

it('reads quoted fields, line ends of any kind and a byte order mark', () => {
  const text = '\uFEFFname,url\r\n"The ""Times"", daily",https://a.example\n\n"두\n줄",b.example\r끝,';
  expect([...csvLines(text)]).toEqual([
    { number: 1, cells: ['name', 'url'] },
    { number: 2, cells: ['The "Times", daily', 'https://a.example'] },
    { number: 4, cells: ['두\n줄', 'b.example'] },
    { number: 6, cells: ['끝', ''] },
  ]);
  expect([...csvLines('')]).toEqual([]);
});
