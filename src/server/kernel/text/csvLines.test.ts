import { expect, it } from 'vitest';
import { csvLines } from './csvLines.ts';

it('CSV is read with quoted fields, any line ends and a byte order mark', () => {
  const text = '\uFEFFname,url\r\n"The ""Times"", daily",https://a.example\n\n"두\n줄",b.example\r끝,';
  expect([...csvLines(text)]).toEqual([
    { number: 1, cells: ['name', 'url'] },
    { number: 2, cells: ['The "Times", daily', 'https://a.example'] },
    { number: 4, cells: ['두\n줄', 'b.example'] },
    { number: 6, cells: ['끝', ''] },
  ]);
  expect([...csvLines('')]).toEqual([]);
});

it.each([
  ['semicolons', ';', 'NTOK, National Theater'],
  ['tabs', '\t', 'NTOK, National Theater; 국립극장'],
])('CSV is read with %s as separator, whatever surrounds and fills its lines', (_name, sign, words) => {
  const lines = ['목록, 2026', ['대표어', '종류', '표기'], ['국립극장', '기관', words]];
  const text = lines.map((line) => (typeof line === 'string' ? line : line.join(sign))).join('\r\n');
  expect([...csvLines(text)].slice(1, 3)).toEqual([
    { number: 2, cells: ['대표어', '종류', '표기'] },
    { number: 3, cells: ['국립극장', '기관', words] },
  ]);
});
