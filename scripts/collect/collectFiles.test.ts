import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MemoryStore } from '../../tests/helpers/memoryStore.ts';
import { collectFiles } from './collectFiles.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'collect-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

const file = async (name: string, content: string): Promise<string> => {
  await writeFile(join(folder, name), content);
  return join(folder, name);
};

const run = async (paths: string[], store = new MemoryStore()) => {
  const said: string[] = [];
  const complained: string[] = [];
  const output = {
    say: (line: string) => said.push(line),
    complain: (line: string) => complained.push(line),
  };
  return { allOpened: await collectFiles(paths, store, output), said, complained, store };
};

describe('collecting files', () => {
  it('stores the good ones, names those passed over and those that cannot be opened', async () => {
    const good = await file(
      'good.ndjson',
      '{"lclanTtl":"제목","mediaNm":"신문","url":"https://a.example/1"}',
    );
    const empty = await file('empty.ndjson', '');
    const missing = join(folder, 'missing.ndjson');
    const { allOpened, said, complained, store } = await run([missing, empty, good]);
    expect(allOpened).toBe(false);
    expect(complained).toEqual([`${missing}: 파일을 열 수 없습니다. (ENOENT)`]);
    expect(said[0]).toBe(`${empty}: 건너뛰었습니다. 빈 파일입니다.`);
    expect(said[1]).toMatch(/^good\.ndjson \(/);
    expect(said[2]).toBe('  읽음 1건 · 저장 1건 · 중복 0건 · 거부 0건 · 깨진 기록 0건');
    expect(said).toHaveLength(3);
    expect(store.items.size).toBe(1);
  });

  it('closes with a total for several files, and stores nothing the second time', async () => {
    const one = await file('one.ndjson', '{"lclanTtl":"하나","mediaNm":"신문"}');
    const two = await file('two.ndjson', '{"lclanTtl":"둘","mediaNm":"신문"}\n{"lclanTtl":');
    const first = await run([one, two]);
    expect(first.allOpened).toBe(true);
    expect(first.said.at(-1)).toBe('합계: 읽음 3건 · 저장 2건 · 중복 0건 · 거부 0건 · 깨진 기록 1건');
    const second = await run([one, two], first.store);
    expect(second.said.at(-1)).toBe('합계: 읽음 3건 · 저장 0건 · 중복 2건 · 거부 0건 · 깨진 기록 1건');
  });
});
