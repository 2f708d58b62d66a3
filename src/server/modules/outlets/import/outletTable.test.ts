import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { workbookOf } from '#server/kernel/export/workbook.ts';
import { blockedFor } from '../../../../../tests/helpers/loopDelay.ts';
import { proposedColumns } from './columns.ts';
import { readOutletTable } from './outletTable.ts';
import { readTableInThread } from './readTableInThread.ts';

const heads = ['매체명', '국가', '홈페이지', '비고란'];
const cells = ['한빛신문', '대한민국', 'https://hanbit.example/', '지역, "일간"'];

const workbook = async (preamble: string[]): Promise<Buffer> => {
  async function* batches() {
    yield [cells];
  }
  const columns = heads.map((label) => ({ label, width: 10 }));
  const pieces: Buffer[] = [];
  for await (const piece of workbookOf({ preamble, columns, batches: batches() }))
    pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};
const separated = (by: string): string =>
  [heads, cells]
    .map((row) =>
      row.map((cell) => (/[",;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(by),
    )
    .join('\r\n');
const json = JSON.stringify(Object.fromEntries(heads.map((head, at) => [head, cells[at]])));

it('is the same list in every kind of file, separator and encoding', async () => {
  const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');
  const files = {
    comma: Buffer.from(separated(',')),
    'byte order mark': Buffer.from(`\uFEFF${separated(',')}`),
    semicolon: Buffer.from(separated(';')),
    'semicolon in CP949': iconv.encode(separated(';'), 'cp949'),
    tab: Buffer.from(separated('\t')),
    'tab in UTF-16': utf16(separated('\t')),
    'tab in UTF-16 of the other order': utf16(separated('\t')).swap16(),
    'decomposed letters': Buffer.from(separated(',').normalize('NFD')),
    'lines above': Buffer.from(`매체 목록\r\n"조건: 국가, 전체"\r\n\r\n${separated(',')}`),
    workbook: await workbook([]),
    'workbook with lines above': await workbook(['매체 목록', '2026-11-30']),
    NDJSON: Buffer.from(json),
    'NDJSON in UTF-16': utf16(json),
    'NDJSON in CP949': iconv.encode(json, 'cp949'),
  };
  const wrong: unknown[] = [];
  for (const [kind, file] of Object.entries(files)) {
    const table = await readOutletTable(file);
    const rows = table.rows.map((row) => row.cells);
    if (JSON.stringify([table.heads, rows]) !== JSON.stringify([heads, [cells]])) wrong.push({ kind, table });
  }
  expect(wrong).toEqual([]);
});

it('names the columns that it does not know, with the field that a misspelt one may mean', () => {
  const uses = (...columns: string[]) =>
    proposedColumns(columns).map(
      ({ field, stateCd, likely }) => `${stateCd}: ${likely ? `${likely}?` : field}`,
    );
  expect(uses('Name', 'contry', 'URL', '비고란', '기사 수', 'RSS_URL', 'name')).toEqual([
    'known: name',
    'unknown: country?',
    'known: url',
    'unknown: none',
    'unused: none',
    'known: rss',
    'unused: none',
  ]);
  expect(
    uses('매체명(한글)', '매체명(영문)', '매체명 (현지어)'.normalize('NFD'), '국가', '수집 언어'),
  ).toEqual(
    ['mediaKornNm', 'mediaEngNm', 'mediaLclanNm', 'country', 'languages'].map((field) => `known: ${field}`),
  );
});

it('marks lines that cannot be read, and keeps the numbers of the others', async () => {
  const lines = [
    '{"name":"a","url":"https://a.example"}',
    '{"name":',
    '',
    '[1]',
    '{"url":"https://b.example"}',
  ];
  const { rows } = await readOutletTable(Buffer.from(lines.join('\n')));
  expect(rows.map(({ number, isMalformed }) => [number, isMalformed])).toEqual([
    [1, false],
    [2, true],
    [4, true],
    [5, false],
  ]);
  const csv = await readOutletTable(Buffer.from('name,url\na,https://a.example,,\nb,https://b.example,c'));
  expect(csv.rows.map(({ isMalformed }) => isMalformed)).toEqual([false, true]);
});

it('is refused in a sentence, and keeps nobody waiting, if it is no list or too long', async () => {
  const refusals: Record<string, Buffer> = {
    '빈 파일입니다.': Buffer.from(' \r\n'),
    '제목 줄 아래에 매체가 없습니다.': Buffer.from('name,url'),
    '예전 엑셀 형식(.xls)': Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    손상되었거나: Buffer.from('PK\x03\x04 and nothing else', 'latin1'),
    '10,000줄까지': Buffer.from(`name,url\n${'a,https://a.example\n'.repeat(200_000)}`),
    '글이 너무 많습니다.': Buffer.from(`name,url\n${'가'.repeat(10_000_001)},https://a.example`),
    '한 번에 10,000줄까지': Buffer.from('{"url":"https://a.example"}\n'.repeat(150_000)),
  };
  const said: string[] = [];
  const longest = await blockedFor(100, async () => {
    for (const file of Object.values(refusals))
      said.push(
        await readTableInThread(file).then(
          () => 'read',
          (error: Error) => error.message,
        ),
      );
  });
  expect(said).toEqual(Object.keys(refusals).map((part) => expect.stringContaining(part) as string));
  expect(longest).toBeLessThanOrEqual(100);
});
