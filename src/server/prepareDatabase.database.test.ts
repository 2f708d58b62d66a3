// On both engines: the mark of a build is a comment on a table.
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { nationCode } from '#generated/tables/index.ts';
import { inDatabase, testDatabase } from '../../tests/helpers/testDatabase.ts';
import { db } from './kernel/database/db.ts';
import { prepareDatabase } from './prepareDatabase.ts';

const database = await testDatabase();

const { ntnId } = nationCode;
const isThere = () =>
  inDatabase(async () => {
    const found = await db().select({ ntnId }).from(nationCode).where(eq(ntnId, 'AQ'));
    return found.length === 1;
  });
const remove = () => inDatabase(async () => db().delete(nationCode).where(eq(ntnId, 'AQ')));

it('a build looks at a database once, and every other build again', async () => {
  expect(await prepareDatabase(database, 'one')).toBe(true);
  await remove();
  expect([await prepareDatabase(database, 'one'), await isThere()]).toEqual([false, false]);
  expect([await prepareDatabase(database, 'other'), await isThere()]).toEqual([true, true]);
});

it('the sources themselves look each time', async () => {
  await remove();
  expect([await prepareDatabase(database, undefined), await isThere()]).toEqual([true, true]);
  await remove();
  expect([await prepareDatabase(database, undefined), await isThere()]).toEqual([true, true]);
});
