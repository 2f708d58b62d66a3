// On both engines: the mark of a build is a comment on a table.
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  featureExtractionDict,
  media,
  mediaFeed,
  nationCode,
  relatedIssue,
} from '#generated/tables/index.ts';
import { shippedIssues } from '#server/modules/articles/index.ts';
import { insertWorldOutlets, shippedOutlets } from '#server/modules/outlets/index.ts';
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

it('an installation begins with the outlets of the world, whose feeds stand still, and with a dictionary', async () => {
  expect(await prepareDatabase(database, 'one', { world: true })).toBe(true);
  const listed = await inDatabase(async () => ({
    outlets: await db().select().from(media),
    feeds: await db().select().from(mediaFeed),
    words: await db().$count(featureExtractionDict, eq(featureExtractionDict.baseCd, 'base')),
    issues: await db().select().from(relatedIssue),
  }));
  expect(listed.outlets.length).toBe(shippedOutlets().length);
  expect(new Set(listed.outlets.map(({ ntnId }) => ntnId)).size).toBeGreaterThan(150);
  expect(listed.outlets.filter(({ baseCd }) => baseCd !== 'base')).toEqual([]);
  expect(listed.feeds.length).toBeGreaterThan(2_500);
  expect(listed.words).toBeGreaterThan(4_000);
  expect(listed.issues.map(({ baseCd, extrIdList }) => [baseCd, extrIdList?.length])).toEqual(
    shippedIssues().map(({ words }) => ['base', words.length]),
  );
  expect(
    listed.feeds.filter(
      ({ useYn, clctSttsCd, baseCd }) => `${useYn} ${clctSttsCd} ${baseCd}` !== 'N paused base',
    ),
  ).toEqual([]);
  // a second build finds all of them
  expect(await inDatabase(insertWorldOutlets)).toEqual({
    outlets: { added: 0, renewed: 0 },
    feeds: { added: 0, renewed: 0 },
  });
});
