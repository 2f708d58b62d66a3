import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../../../tests/helpers/memoryStore.ts';
import { collect } from './collect.ts';
import { refusals } from './normalise.ts';
import { type NewsSource, openSource } from './source.ts';
import { refusedIn, type Tally } from './tally.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'collect-'));
});
afterAll(() => rm(folder, { recursive: true }));

const now = new Date('2026-03-01T00:00:00Z');
const article = (id: number, change: object = {}): string =>
  JSON.stringify({ lclanTtl: `제목 ${id}`, mediaNm: '신문', url: `https://a.example/${id}`, ...change });

const sourceOf = async (name: string, content: string | Buffer): Promise<NewsSource> => {
  const path = join(folder, name);
  await writeFile(path, content);
  const { source, skipped } = await openSource(path);
  if (!source) throw new Error(skipped);
  return source;
};

const expectAddsUp = (tally: Tally): void =>
  expect(tally.stored + tally.duplicates + tally.joined + tally.malformed + refusedIn(tally)).toBe(
    tally.read,
  );

describe('collect', () => {
  it('stores what is good and counts, names and passes over what is not', async () => {
    const lines = [
      article(1),
      '{"lclanTtl": broken',
      article(1, { url: 'https://A.example:443/1?utm_source=x#top' }),
      article(2, { lclanTtl: ' ' }),
      '[1]',
      '',
      article(3, { url: 'nowhere' }),
      article(4, { frmTrsfNscvrgDt: '2027-01-01' }),
      article(5),
    ];
    const store = new MemoryStore();
    const { tally } = await collect(await sourceOf('mixed.ndjson', lines.join('\n')), store, { now });
    expect(tally).toEqual({
      read: 8,
      stored: 2,
      duplicates: 1,
      joined: 0,
      malformed: 2,
      refused: { [refusals.noTitle]: 1, [refusals.badUrl]: 1, [refusals.future]: 1 },
      examples: ['2번째 줄: JSON으로 읽을 수 없음', '5번째 줄: JSON 객체가 아님'],
    });
    expectAddsUp(tally);
  });

  it('stores nothing the second time', async () => {
    const source = await sourceOf('twice.ndjson', [article(1), article(2)].join('\n'));
    const store = new MemoryStore();
    await collect(source, store, { now });
    const { tally, resumedFrom } = await collect(source, store, { now });
    expect(tally).toMatchObject({ read: 2, stored: 0, duplicates: 2 });
    expect(resumedFrom).toBe(0);
  });

  it('goes on behind the last stored batch after a kill, without loss or repeats', async () => {
    const lines = Array.from({ length: 450 }, (_, index) =>
      article(index, index % 90 === 7 ? { lclanTtl: '' } : {}),
    );
    lines.splice(120, 0, 'broken');
    const whole = new MemoryStore();
    const expected = await collect(await sourceOf('whole.ndjson', lines.join('\n')), whole, { now });

    const store = new MemoryStore();
    store.failAt = 3;
    const path = 'killed.ndjson.gz';
    await expect(collect(await sourceOf(path, gzipSync(lines.join('\n'))), store, { now })).rejects.toThrow(
      'killed',
    );
    expect(store.items.size).toBe(100);
    const { tally, resumedFrom } = await collect(await sourceOf(path, gzipSync(lines.join('\n'))), store, {
      now,
    });
    expect(resumedFrom).toBeGreaterThan(100);
    expect(tally).toEqual(expected.tally);
    expectAddsUp(tally);
    expect([...store.items.keys()]).toEqual([...whole.items.keys()]);
  });

  it('begins anew when the content has changed', async () => {
    const store = new MemoryStore();
    await collect(await sourceOf('grown.ndjson', article(1)), store, { now });
    const { tally } = await collect(
      await sourceOf('grown.ndjson', [article(1), article(2)].join('\n')),
      store,
      { now },
    );
    expect(tally).toMatchObject({ read: 2, stored: 1, duplicates: 1 });
  });

  it('stores in batches of at most 50 items, fewer when they are long', async () => {
    const short = new MemoryStore();
    await collect(
      await sourceOf('short.ndjson', Array.from({ length: 230 }, (_, id) => article(id)).join('\n')),
      short,
    );
    expect(short.batchSizes).toEqual([50, 50, 50, 50, 30]);
    const long = new MemoryStore();
    const bodies = Array.from({ length: 30 }, (_, id) => article(id, { articleCn: '글'.repeat(8000) }));
    await collect(await sourceOf('long.ndjson', bodies.join('\n')), long);
    expect(Math.max(...long.batchSizes)).toBe(3);
  });

  it('takes the Korean record of a document as the translation of the others', async () => {
    const document = (lang: string, title: string, doc = 'bbc.1'): string =>
      JSON.stringify({ doc_id: doc, outlet: 'bbc', lang, kind: 'ref', title, body: `${title} body` });
    const lines = [
      document('fra', 'Un'),
      document('kor', '하나'),
      document('eng', 'One'),
      document('eng', 'Two', 'bbc.2'),
    ];
    const store = new MemoryStore();
    const { tally } = await collect(await sourceOf('joined.ndjson', lines.join('\n')), store, { now });
    expect(tally).toMatchObject({ read: 4, stored: 3, joined: 1 });
    expect(
      [...store.items.values()].map((item) => [item.lang, item.kornTtl, item.articleTransCn, item.ntnId]),
    ).toEqual([
      ['fr', '하나', '하나 body', 'GB'],
      ['en', '하나', '하나 body', 'GB'],
      ['en', null, null, 'GB'],
    ]);
  });

  it('keeps what stands before the break of a cut archive', async () => {
    const packed = gzipSync(
      Array.from({ length: 3000 }, (_, id) => article(id, { articleCn: String(Math.sin(id)) })).join('\n'),
    );
    const store = new MemoryStore();
    const { tally } = await collect(
      await sourceOf('cut.ndjson.gz', packed.subarray(0, packed.length >> 1)),
      store,
    );
    expect(tally.stored).toBeGreaterThan(100);
    expect(tally.malformed).toBe(1);
    expect(tally.examples[0]).toMatch(/압축이 깨져/);
    expectAddsUp(tally);
  });

  it('counts a feed that cannot be read as one malformed record', async () => {
    const { tally } = await collect(
      await sourceOf('bad.xml', '<rss><channel><title>x</chan'),
      new MemoryStore(),
    );
    expect(tally).toMatchObject({ read: 1, stored: 0, malformed: 1 });
  });

  it('passes over lines that are too long or not UTF-8', async () => {
    const content = Buffer.concat([
      Buffer.from(`${article(1)}\n`),
      Buffer.alloc(5 * 1024 * 1024, 'x'),
      Buffer.from('\n{"lclanTtl":"'),
      Buffer.from([0xb0, 0xa1]),
      Buffer.from(`","mediaNm":"x"}\n${article(2)}`),
    ]);
    const { tally } = await collect(await sourceOf('long-line.ndjson', content), new MemoryStore());
    expect(tally).toMatchObject({ read: 4, stored: 2, malformed: 2 });
    expect(tally.examples).toEqual(['2번째 줄: 줄이 4MB보다 김', '3번째 줄: 글자 부호가 UTF-8이 아님']);
  });
});

describe('a file', () => {
  const skippedOf = async (name: string, content: string): Promise<string | undefined> => {
    await writeFile(join(folder, name), content);
    return (await openSource(join(folder, name))).skipped;
  };

  it('that holds no articles is passed over with a sentence', async () => {
    expect(await skippedOf('a.ndjson', '{"source":"klue","text":"문장"}')).toMatch(/항목: source, text/);
    expect(await skippedOf('b.ndjson', 'x\ny')).toBe('읽을 수 있는 기록이 없습니다.');
    expect(await skippedOf('c.xml', '')).toBe('빈 파일입니다.');
    expect(await skippedOf('d.opml', '<opml version="1.0"><body/></opml>')).toMatch(/OPML/);
    expect(await skippedOf('e.csv', 'a,b')).toMatch(/NDJSON도 피드도/);
  });

  it('that does not exist is an error of the file system', async () => {
    await expect(openSource(join(folder, 'none.ndjson'))).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(openSource(folder)).rejects.toMatchObject({ code: 'EISDIR' });
  });
});
