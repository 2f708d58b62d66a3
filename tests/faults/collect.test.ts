import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListAnswer } from '#contract/list.ts';
import { startCollect } from '../helpers/commands.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'collect-faults-'));
let server: Server;
let staff: Visitor;

beforeAll(async () => {
  server = await startServer();
  staff = visitor(server.url);
  await staff.signIn('staff@demo.go.kr', 'Staff!2345');
});
afterAll(async () => {
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const file = (name: string, lines: readonly string[]): string => {
  const path = join(folder, name);
  writeFileSync(path, lines.join('\n'));
  return path;
};

const article = (name: string, change: object = {}): string =>
  JSON.stringify({
    lclanTtl: `The harbour museum opens its hall ${name}`,
    articleCn: `Visitors came to the harbour for the opening of hall ${name}.\nIt stays open until autumn.`,
    lang: 'en',
    mediaNm: 'Harbour Gazette',
    ntnId: 'GB',
    url: `https://gazette.example/${name}`,
    ...change,
  });

/** Twelve hundred lines, some of them repeated, without a title, or truncated. */
const manyLines = (): string[] =>
  Array.from({ length: 1_200 }, (_, index) => {
    if (index % 250 === 249) return article(`many/${index}`).slice(0, 60);
    if (index % 400 === 399) return article(`many/${index}`, { lclanTtl: ' ' });
    return article(`many/${index % 100 === 50 ? index - 1 : index}`);
  });

const collect = (dataDir: string, ...files: string[]) => startCollect(dataDir, ...files).ended;

/** The counts of a summary, without its lines about time and earlier runs. */
const counts = (output: string): string[] =>
  output.split('\n').filter((line) => /^ {2}(읽음|거부|깨짐)/.test(line));

const total = async (who: Visitor): Promise<number> => {
  const answer = await who.get('/api/article-list?total=only');
  return ((await answer.json()) as ListAnswer<unknown>).totalRecords;
};

const addresses = async (who: Visitor, part: string): Promise<string[]> => {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await who.get(`/api/article-list?size=200&page=${page}&sort=regDt,ASC`);
    const list = (await answer.json()) as ListAnswer<{ url: string }>;
    found.push(...list.data.map(({ url }) => url));
    if (page * 200 >= list.totalRecords) return found.filter((url) => url.includes(part)).toSorted();
  }
};

describe('the collect command while a server holds the folder', () => {
  const small = () =>
    file(
      'small.ndjson',
      ['1', '2', '3', '4'].map((name) => article(`small/${name}`)),
    );

  it('hands its work to the server: what it says is stored is there to read', async () => {
    const { code, output } = await collect(server.dataDir, small());
    expect(counts(output)).toEqual(['  읽음 4건 · 저장 4건 · 중복 0건 · 거부 0건 · 깨진 기록 0건']);
    expect(code).toBe(0);
    expect(await addresses(staff, '/small/')).toEqual(
      ['1', '2', '3', '4'].map((name) => `https://gazette.example/small/${name}`),
    );
  });

  it('stores nothing the second time', async () => {
    const before = await total(staff);
    const { code, output } = await collect(server.dataDir, small());
    expect(counts(output)).toEqual(['  읽음 4건 · 저장 0건 · 중복 4건 · 거부 0건 · 깨진 기록 0건']);
    expect(code).toBe(0);
    expect(await total(staff)).toBe(before);
  });

  it('counts and names malformed lines, and stores the rest', async () => {
    const lines = [
      article('broken/1'),
      article('broken/2').slice(0, 40),
      '["no", "object"]',
      article('broken/4', { url: 'javascript:alert(1)' }),
      article('broken/5'),
    ];
    const { code, output } = await collect(server.dataDir, file('broken.ndjson', lines));
    expect(counts(output)).toEqual([
      '  읽음 5건 · 저장 2건 · 중복 0건 · 거부 1건 · 깨진 기록 2건',
      '  거부: 주소가 올바르지 않음 1건',
      '  깨짐: 2번째 줄: JSON으로 읽을 수 없음',
      '  깨짐: 3번째 줄: JSON 객체가 아님',
    ]);
    expect(code).toBe(0);
    expect(await addresses(staff, '/broken/')).toEqual([
      'https://gazette.example/broken/1',
      'https://gazette.example/broken/5',
    ]);
  });

  it('killed in the middle, goes on where it was: the totals are those of an undisturbed run', async () => {
    const many = file('many.ndjson', manyLines());
    const before = await total(staff);
    const first = startCollect(server.dataDir, many);
    while ((await total(staff)) < before + 300);
    await first.kill();
    const afterKill = await total(staff);

    const resumed = await collect(server.dataDir, many);
    expect(resumed.output).toMatch(/번째 기록까지는 앞선 실행에서 처리했습니다/);

    const elsewhere = join(folder, 'undisturbed');
    const undisturbed = await collect(elsewhere, many);
    expect(counts(resumed.output)).toEqual(counts(undisturbed.output));
    // 4 are truncated, 3 more have no title, and 12 repeat the previous line, 2 of them a malformed one
    expect(counts(undisturbed.output).slice(0, 2)).toEqual([
      '  읽음 1,200건 · 저장 1,183건 · 중복 10건 · 거부 3건 · 깨진 기록 4건',
      '  거부: 제목이 없음 3건',
    ]);
    expect(await total(staff)).toBe(before + 1_183);
    expect(afterKill).toBeLessThan(before + 1_183);

    const other = await startServer({ DATA_DIR: elsewhere });
    try {
      const reader = visitor(other.url);
      await reader.signIn('staff@demo.go.kr', 'Staff!2345');
      expect(await addresses(staff, '/many/')).toEqual(await addresses(reader, '/many/'));
    } finally {
      await other.remove();
    }
  });
});

describe('the calls of the collect command', () => {
  const holderFile = () => join(server.dataDir, 'database.lock.json');
  const call = (secret?: string) =>
    fetch(`${server.url}/api/collect/batch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(secret && { 'x-machine-secret': secret }) },
      body: JSON.stringify({
        items: [],
        progress: { source: 'probe', sourceName: 'probe', position: 0, done: false, tally: {} },
      }),
    });

  it('are refused without the secret of the data folder, also to an administrator', async () => {
    const { secret } = JSON.parse(readFileSync(holderFile(), 'utf8')) as { secret: string };
    expect((await call()).status).toBe(403);
    expect((await call(`${secret.slice(1)}x`)).status).toBe(403);
    const admin = visitor(server.url);
    await admin.signIn('admin@demo.go.kr', 'Admin!2345');
    expect((await admin.get('/api/collect/progress?source=probe')).status).toBe(403);
    expect((await call(secret)).status).toBe(200);
  });

  it('with a secret of another folder end the command with a sentence, and nothing is stored', async () => {
    const before = await total(staff);
    const holder = readFileSync(holderFile(), 'utf8');
    writeFileSync(holderFile(), JSON.stringify({ ...(JSON.parse(holder) as object), secret: 'guessed' }));
    const { code, output } = await collect(server.dataDir, file('refused.ndjson', [article('refused/1')]));
    writeFileSync(holderFile(), holder);
    expect(output.trim()).toBe(
      '실행 중인 서버가 수집을 받아 주지 않았습니다 (403). 서버의 기록을 확인해 주세요.',
    );
    expect(code).toBe(1);
    expect(await total(staff)).toBe(before);
  });
});
