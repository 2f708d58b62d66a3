import { randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../../../tests/helpers/s3Server.ts';
import { testEnvironment } from '../../../../tests/helpers/testEnvironment.ts';
import { Failure } from '../failure.ts';
import { StartProblem } from '../settings/startProblem.ts';
import { copyFiles } from './copyFiles.ts';
import { type FileStore, openFileStore } from './fileStore.ts';
import { FileMissing } from './names.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'stores-'));
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const openStore = (variables: Record<string, string> = {}) =>
  openFileStore(testEnvironment({ DATA_DIR: dataDir, ...variables }));

const text = async (content: Readable) => Buffer.concat(await content.toArray()).toString('utf8');
const namesIn = async (store: FileStore): Promise<string[]> => {
  const names: string[] = [];
  for await (const some of store.names()) names.push(...some);
  return names.toSorted();
};

/** A stream of two pieces that fails between them. */
const broken = () =>
  Readable.from(
    (async function* () {
      yield Buffer.from('the first half');
      throw new Error('The sender is gone.');
    })(),
  );

describe.each([
  ['a folder', () => openStore()],
  ['a bucket', () => openStore(s3.variables)],
])('stored files in %s', (_where, open) => {
  let store: FileStore;
  beforeAll(async () => {
    store = open();
    await store.prepare();
  });

  const put = async (content: string): Promise<string> => {
    const fileId = randomUUID();
    await store.write(fileId, Readable.from([Buffer.from(content)]));
    return fileId;
  };

  it('are read whole, in part and by their path', async () => {
    const fileId = await put('문화동향 보고서');
    expect(await store.stat(fileId)).toEqual({ size: 22, changedAt: expect.closeTo(Date.now(), -5) });
    expect(await text(await store.read(fileId))).toBe('문화동향 보고서');
    expect(await text(await store.read(fileId, { start: 3, end: 5 }))).toBe('화');
    expect(await store.locally(fileId, async (path) => readFileSync(path, 'utf8'))).toBe('문화동향 보고서');
    expect(await namesIn(store)).toContain(fileId);
  });

  it('of many megabytes are read whole', async () => {
    const [fileId, piece] = [randomUUID(), Buffer.alloc(1024 * 1024, 'press')];
    await store.write(fileId, Readable.from(Array.from({ length: 9 }, () => piece)));
    const whole = Buffer.concat(await (await store.read(fileId)).toArray());
    expect(whole.equals(Buffer.concat(Array.from({ length: 9 }, () => piece)))).toBe(true);
  });

  it('have a second name that survives the first', async () => {
    const [first, second] = [await put('둘'), randomUUID()];
    await store.copy(first, second);
    await store.remove(first);
    expect([await store.stat(first), await text(await store.read(second))]).toEqual([undefined, '둘']);
    await store.remove(first);
  });

  it('that are missing differ from those that cannot be read', async () => {
    const fileId = randomUUID();
    expect(await store.stat(fileId)).toBeUndefined();
    await expect(store.read(fileId)).rejects.toThrow(FileMissing);
    await expect(store.copy(fileId, randomUUID())).rejects.toThrow(FileMissing);
    expect(await store.locally(fileId, async (path) => existsSync(path))).toBe(false);
  });

  it('leave nothing if they are cut off or refused', async () => {
    const before = await namesIn(store);
    const [cut, refused] = [randomUUID(), randomUUID()];
    await expect(store.write(cut, broken())).rejects.toThrow('The sender is gone.');
    const seen: string[] = [];
    const refusing = store.write(refused, Readable.from(['whole']), async (path) => {
      seen.push(readFileSync(path, 'utf8'));
      throw new Error('This kind is not taken.');
    });
    await expect(refusing).rejects.toThrow('This kind is not taken.');
    expect([seen, await namesIn(store)]).toEqual([['whole'], before]);
    expect([await store.stat(cut), await store.stat(refused)]).toEqual([undefined, undefined]);
    expect(globSync('spool/*', { cwd: dataDir })).toEqual([]);
  });

  it.each([
    '../../etc/passwd',
    '..',
    '.store',
    '.trash/2026-11-22/x',
    'a/b',
    'a\\b',
    'a\0b',
    '',
    '한글',
    'x'.repeat(101),
  ])('cannot be reached by a name like %j', async (name) => {
    await store.setMark('mark');
    await expect(store.write(name, Readable.from(['x']))).rejects.toThrow(FileMissing);
    expect(await store.stat(name)).toBeUndefined();
    await store.remove(name);
    await expect(store.read(name)).rejects.toThrow(FileMissing);
    expect(await store.mark()).toBe('mark');
  });

  it('are put in the trash, restored, and deleted for good', async () => {
    const [kept, gone] = [await put('남는 것'), await put('지울 것')];
    const [day, other] = ['2026-11-22', '2026-11-23'];
    await store.trash.put({ day, fileId: kept });
    await store.trash.put({ day: other, fileId: gone });
    await store.trash.put({ day, fileId: kept });
    expect(await store.stat(kept)).toBeUndefined();
    expect(await store.trash.list()).toEqual(
      expect.arrayContaining([
        { day, fileId: kept },
        { day: other, fileId: gone },
      ]),
    );
    await store.trash.bringBack({ day, fileId: kept });
    await store.trash.empty(other);
    expect([await text(await store.read(kept)), await store.trash.list()]).toEqual(['남는 것', []]);
  });

  it('carry a mark once they have been given one', async () => {
    await store.setMark('first');
    await store.setMark('second');
    expect([await store.mark(), await namesIn(store)]).toEqual([
      'second',
      expect.not.arrayContaining(['.store']),
    ]);
  });
});

it('a bucket’s spool left by a killed server is removed at a later start', async () => {
  const [old, fresh] = [join(dataDir, 'spool', randomUUID()), join(dataDir, 'spool', randomUUID())];
  for (const path of [old, fresh]) writeFileSync(path, 'half');
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3_600_000);
  utimesSync(old, twoDaysAgo, twoDaysAgo);
  await openStore(s3.variables).prepare();
  expect([existsSync(old), existsSync(fresh)]).toEqual([false, true]);
  rmSync(fresh);
});

describe('a bucket that cannot be used', () => {
  it('is reported before the start, with what is wrong', async () => {
    const start = (variables: Record<string, string>) =>
      openStore({ ...s3.variables, ...variables }).prepare();
    await expect(start({ S3_BUCKET: 'no-such-bucket' })).rejects.toThrow(/S3_BUCKET의 저장소가 없습니다/);
    await expect(start({ S3_ACCESS_KEY: 'wrong' })).rejects.toThrow(/S3_ACCESS_KEY/);
    await expect(start({ S3_ENDPOINT: 'http://127.0.0.1:1' })).rejects.toThrow(StartProblem);
  });

  it('is answered as unavailable, without its keys', async () => {
    const away = openStore({ ...s3.variables, S3_ENDPOINT: 'http://127.0.0.1:1' });
    const failure = await away.stat(randomUUID()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Failure);
    expect([(failure as Failure).status, (failure as Failure).message]).toEqual([
      503,
      expect.not.stringMatching(/S3RVER|127/),
    ]);
  });
});

describe('all files of a folder', () => {
  const folder = () => openStore({ DATA_DIR: join(dataDir, 'moved') });
  const bucket = () => openStore(s3.variables);

  it('are copied into a bucket once, despite interruptions, and compared', async () => {
    const [from, to] = [folder(), bucket()];
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    for (const fileId of [first, second, third])
      await from.write(fileId, Readable.from([`content of ${fileId}`]));
    const interrupted = copyFiles(from, to, () => {
      throw new Error('The machine goes down.');
    });
    await expect(interrupted).rejects.toThrow('The machine goes down.');
    // a partial file, as in a store that was filled by other means
    await to.remove(third);
    await to.write(third, Readable.from(['content']));
    expect((await copyFiles(from, to)).files).toBe(3);
    expect(await copyFiles(from, to)).toEqual({ files: 3, before: 3 });
    expect(await text(await to.read(third))).toBe(`content of ${third}`);
  });

  it('are reported as missing if the other store returns something else', async () => {
    const to = bucket();
    const forging: FileStore = { ...to, write: (fileId) => to.write(fileId, Readable.from(['forged'])) };
    await folder().write(randomUUID(), Readable.from(['one more']));
    await expect(copyFiles(folder(), forging)).rejects.toThrow(/그대로 담기지 않았습니다/);
  });
});
