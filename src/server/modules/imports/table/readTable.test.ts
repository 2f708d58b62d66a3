import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, expect, it } from 'vitest';
import { workbookOf } from '#server/kernel/export/workbook.ts';
// registers the targets
import '#server/modules.ts';
import { blockedFor } from '../../../../../tests/helpers/loopDelay.ts';
import { type ImportTarget, targetNamed } from '../target.ts';
import { knownHeads, proposedColumns } from './columns.ts';
import { readTable, type TableRow, type TableTask } from './readTable.ts';
import { readTableInThread } from './readTableInThread.ts';

const folder = await mkdtemp(join(tmpdir(), 'tables-'));
afterAll(() => rm(folder, { recursive: true }));
const targetOf = (name: string): ImportTarget => targetNamed(name) as ImportTarget;
const outlets = targetOf('media');

/** What is asked of the thread for a file with this content. */
const taskOf = async (content: Buffer, target = outlets): Promise<TableTask> => {
  const [path, rowsPath] = [join(folder, 'upload'), join(folder, 'rows')];
  await writeFile(path, content);
  return { path, rowsPath, known: knownHeads(target), label: target.label, maxRows: target.maxRows };
};
const read = async (content: Buffer, target = outlets) => {
  const task = await taskOf(content, target);
  const { heads } = await readTable(task);
  const lines = (await readFile(task.rowsPath, 'utf8')).trimEnd().split('\n');
  return { heads, rows: lines.map((line) => JSON.parse(line) as TableRow) };
};

const lists: Record<string, [heads: string[], cells: string[]]> = {
  media: [
    ['매체명', '국가', '홈페이지', '비고란'],
    ['한빛신문', '대한민국', 'https://hanbit.example/', '지역, "일간"'],
  ],
  article: [
    ['제목(한글)', '보도일시', '원문', '비고란'],
    ['한강, 노벨문학상', '2026-11-30 10:00:00', '첫 문단\n둘째 문단', '지역, "일간"; 석간'],
  ],
};

const workbook = async (heads: string[], cells: string[], preamble: string[]): Promise<Buffer> => {
  async function* batches() {
    yield [cells];
  }
  const columns = heads.map((label) => ({ label, width: 10 }));
  const pieces: Buffer[] = [];
  for await (const piece of workbookOf({ preamble, columns, batches: batches() }))
    pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};
const separatedBy = (rows: string[][], by: string): string =>
  rows
    .map((row) =>
      row.map((cell) => (/[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(by),
    )
    .join('\r\n');
const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

it.each(['media', 'article'])(
  'is the same list of %s in every kind of file, separator and encoding',
  async (name) => {
    const [heads, cells] = lists[name] as [string[], string[]];
    const separated = (by: string): string => separatedBy([heads, cells], by);
    const json = JSON.stringify(Object.fromEntries(heads.map((head, at) => [head, cells[at]])));
    const files = {
      comma: Buffer.from(separated(',')),
      'byte order mark': Buffer.from(`\uFEFF${separated(',')}`),
      semicolon: Buffer.from(separated(';')),
      'semicolon in CP949': iconv.encode(separated(';'), 'cp949'),
      tab: Buffer.from(separated('\t')),
      'tab in UTF-16': utf16(separated('\t')),
      'tab in UTF-16 of the other order': utf16(separated('\t')).swap16(),
      'decomposed letters': Buffer.from(separated(',').normalize('NFD')),
      'lines above': Buffer.from(`목록\r\n"조건: 국가, 전체"\r\n\r\n${separated(',')}`),
      workbook: await workbook(heads, cells, []),
      'workbook with lines above': await workbook(heads, cells, ['목록', '2026-11-30']),
      NDJSON: Buffer.from(json),
      'NDJSON in UTF-16': utf16(json),
      'NDJSON in CP949': iconv.encode(json, 'cp949'),
    };
    const wrong: unknown[] = [];
    for (const [kind, file] of Object.entries(files)) {
      const table = await read(file, targetOf(name));
      const rows = table.rows.map(([, found]) => found);
      if (JSON.stringify([table.heads, rows]) !== JSON.stringify([heads, [cells]]))
        wrong.push({ kind, table });
    }
    expect(wrong).toEqual([]);
  },
);

it('is read as a stream: quoted cells, characters and lines may lie across its pieces', async () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => [
    `${at}`,
    at % 7 ? '가나다 "라", 마' : `여러\n줄\r\n${'x'.repeat(at + 1)}`,
    at % 11 ? '' : '끝"',
  ]);
  const wrong: unknown[] = [];
  for (const [kind, content] of Object.entries({
    'UTF-8': Buffer.from(separatedBy([['a', 'b', 'c'], ...rows], ',')),
    CP949: iconv.encode(separatedBy([['a', 'b', 'c'], ...rows], '\t'), 'cp949'),
  })) {
    const found = (await read(content)).rows.map(([, cells]) => cells);
    if (JSON.stringify(found) !== JSON.stringify(rows)) wrong.push(kind);
  }
  expect(wrong).toEqual([]);
});

it('names the columns that it does not know, with the field that a misspelt one may mean', () => {
  const uses = (...columns: string[]) =>
    proposedColumns(outlets, columns).map(
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
  const problems = async (content: Buffer) =>
    (await read(content)).rows.map(([line, , problem]) => [line, problem?.slice(0, 9)]);
  const unreadable = '줄을 읽을 수 없';
  expect(await problems(Buffer.from(lines.join('\n')))).toEqual([
    [1, undefined],
    [2, unreadable],
    [4, unreadable],
    [5, undefined],
  ]);
  const deep = ['['.repeat(200_000) + ']'.repeat(200_000), '{"a":'.repeat(9_000) + '1' + '}'.repeat(9_000)];
  const nested = deep.map((value) => `{"name":${value},"url":"https://a.example"}`);
  expect(await problems(Buffer.from([...nested, lines[0]].join('\n')))).toEqual([
    [1, unreadable],
    [2, unreadable],
    [3, undefined],
  ]);
  const csv = 'name,url\na,https://a.example,,\nb,https://b.example,c\nc,';
  expect(await problems(Buffer.from(`${csv}${'가'.repeat(1_000_001)}`))).toEqual([
    [2, undefined],
    [3, unreadable],
    [4, '한 줄에 든 글이'],
  ]);
});

it('is refused in a sentence, and keeps nobody waiting, if it is no list, too long or hostile', async () => {
  const refusals: [string, string, Buffer][] = ['media', 'article'].flatMap((name) => [
    [name, '빈 파일입니다.', Buffer.from(' \r\n')],
    [name, `${targetOf(name).label} 목록이 없습니다.`, Buffer.from('name,url')],
    [name, '예전 엑셀 형식(.xls)', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    [name, '손상되었거나', Buffer.from('PK\x03\x04 and nothing else', 'latin1')],
    [name, '열이 50개를 넘습니다.', Buffer.from(`${'a,'.repeat(60)}a\n1`)],
    [name, 'read', Buffer.from(`name,url\n"${'never closed\n'.repeat(50)}`)],
    [name, 'read', Buffer.from(`name,url\n${'"'.repeat(1_000_001)}`)],
  ]);
  refusals.push(
    ['media', '10,000줄까지', Buffer.from(`name,url\n${'a,https://a.example\n'.repeat(200_000)}`)],
    ['article', '200,000줄까지', Buffer.from('{"url":"https://a.example"}\n'.repeat(201_000))],
  );
  const said: string[] = [];
  const longest = await blockedFor(100, async (run) => {
    for (const [name, , file] of refusals) {
      const answer = await readTableInThread(await taskOf(file, targetOf(name))).then(
        () => 'read',
        (error: Error) => error.message,
      );
      if (run === 0) said.push(answer);
    }
  });
  expect(said).toEqual(refusals.map(([, part]) => expect.stringContaining(part) as string));
  expect(longest).toBeLessThanOrEqual(100);
});
