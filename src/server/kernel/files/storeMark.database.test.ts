import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { storedFile } from '#generated/tables/index.ts';
import { inDatabase, testDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { db } from '../database/db.ts';
import { StartProblem } from '../settings/startProblem.ts';
import { folderStore } from './folderStore.ts';
import { markName } from './names.ts';
import { knownMark, requireOwnStore, switchToStore } from './storeMark.ts';

await testDatabase();
const root = mkdtempSync(join(tmpdir(), 'marks-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const newStore = () => folderStore(join(root, randomUUID()));
const start = (store: ReturnType<typeof newStore>, adopt = false) =>
  inDatabase(() => requireOwnStore(store, { adopt }));
const marks = async (store: ReturnType<typeof newStore>) => [await inDatabase(knownMark), await store.mark()];
const forget = () =>
  inDatabase(async () => void (await db().delete(storedFile).where(eq(storedFile.fileId, markName))));

describe('a server that starts', () => {
  beforeEach(forget);

  it('ties a new store to a new database', async () => {
    const store = newStore();
    await start(store);
    const [known, found] = await marks(store);
    expect([known, found]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), known]);
    await start(store);
    expect(await marks(store)).toEqual([known, known]);
  });

  it('is refused with another store than the first, even beside it', async () => {
    const [first, second] = [newStore(), newStore()];
    const starts = await Promise.allSettled([start(first), start(second)]);
    const refused = starts.filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([{ status: 'rejected', reason: expect.any(StartProblem) }]);
    expect(String((refused[0] as PromiseRejectedResult).reason)).toContain('FILES_ADOPT=1');
  });

  it('is refused with the store that all files were moved from', async () => {
    const [before, after] = [newStore(), newStore()];
    await start(before);
    await inDatabase(() => switchToStore(after));
    await start(after);
    await expect(start(before)).rejects.toThrow(StartProblem);
    const [known, found] = await marks(after);
    expect(found).toBe(known);
  });

  it('accepts the store it is told to accept, also after a restore', async () => {
    const [first, restored] = [newStore(), newStore()];
    await start(first);
    await restored.setMark('of another database');
    await expect(start(restored)).rejects.toThrow(StartProblem);
    await start(restored, true);
    const [known, found] = await marks(restored);
    expect(found).toBe(known);
  });

  it('recognises a store without a mark by its files', async () => {
    const [store, fileId] = [newStore(), randomUUID()];
    await start(newStore());
    await store.write(fileId, Readable.from(['x']));
    await expect(start(store)).rejects.toThrow(StartProblem);
    await inDatabase(async () => db().insert(storedFile).values({ fileId, ownerEntity: 'post' }));
    await start(store);
    const [known, found] = await marks(store);
    expect(found).toBe(known);
  });
});
