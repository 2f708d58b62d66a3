// On both engines: bitmaps of words are built; on PostgreSQL, while other connections write.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { blockSize } from '#server/kernel/database/itemBlocks.ts';
import { row, rows, run } from '#server/kernel/database/rows.ts';
import { neverStop } from '#server/kernel/jobs/job.ts';
import { random } from '../../../../../scripts/demo/random.ts';
import { createArticles } from '../../../../../tests/helpers/factories.ts';
import { rounds } from '../../../../../tests/helpers/rounds.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { sqlOf, type TokenCondition } from '../words/tokenCondition.ts';
import { renewBlocks } from './renewBlocks.ts';
import { allBits, countsByBits, haveBits, isSet, keysByBits } from './wordBits.ts';

await testApp();
const chance = random('word bits');

/** The first token is in most items, the last in few; negative like tokens of two syllables. */
const tokens = Array.from({ length: 12 }, (_none, place) => -5_000 * (place + 1));
const someTokens = () => tokens.filter((_token, place) => chance.chance(0.7 / (1 + place)));
const someKind = () => chance.pick(['article', 'article', 'thinkTank', 'sns'] as const);
const someItem = () => ({ kornTtl: '낱말이 있는 글', itemKnd: someKind(), tk: someTokens() });

const add = (count: number) => createArticles(Array.from({ length: count }, someItem));
const someIds = async (): Promise<number[]> => {
  const found = await rows(
    z.object({ id: z.number() }),
    sql`select article_id as id from ${article} order by hashint8(article_id + ${chance.integer(0, 1_000_000)}) limit ${chance.integer(1, 5)}`,
  );
  return found.map(({ id }) => id);
};
const change = async (values: object) =>
  db()
    .update(article)
    .set(values)
    .where(inArray(article.articleId, await someIds()));

const actions: (() => Promise<unknown>)[] = [
  () => add(chance.integer(1, 50)),
  () => change({ tk: someTokens() }),
  () => change({ itemKnd: someKind() }),
  () => change({ delYn: 'Y' }),
  () => change({ delYn: 'N' }),
  () => change({ kornTtl: '말이 같은 글' }),
  async () =>
    db()
      .delete(article)
      .where(inArray(article.articleId, await someIds())),
  () => renewBlocks(neverStop, { share: 0, minItems: 0, changesLeft: 0 }),
];

const some = (): TokenCondition => ({
  is: chance.pick(['every', 'some'] as const),
  of: chance.sample(tokens, chance.integer(1, 3)),
  in: 'all',
});
const someCondition = (depth = 2): TokenCondition => {
  if (depth === 0 || chance.chance(0.4)) return some();
  if (chance.chance(0.3)) return { is: 'not', of: someCondition(depth - 1) };
  const of = Array.from({ length: chance.integer(1, 3) }, () => someCondition(depth - 1));
  return { is: chance.pick(['all', 'any'] as const), of };
};

const idsWhere = async (where: SQL | undefined): Promise<number[]> => {
  const found = await rows(
    z.object({ id: z.number() }),
    sql`select article_id as id from ${article} where ${where} order by 1`,
  );
  return found.map(({ id }) => id);
};

const isThere = (kinds: readonly ItemKind[]) =>
  and(inArray(article.itemKnd, [...kinds]), eq(article.delYn, 'N'));

const agrees = async (condition: TokenCondition | undefined): Promise<void> => {
  for (const kinds of [['article'], ['article', 'thinkTank', 'sns']] as const) {
    const scanned = await idsWhere(and(isThere(kinds), condition && sqlOf(condition)));
    expect(await idsWhere(isSet(allBits(condition, kinds)))).toEqual(scanned);
    const counts = await countsByBits(condition, kinds);
    expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(scanned.length);
    const keys = await idsWhere(sql`${article.articleId} = any(array(${keysByBits(condition, kinds)}))`);
    expect(keys).toEqual(scanned);
  }
};

const stored = async (): Promise<{ blocks: number; notes: number }> =>
  row(
    z.object({ blocks: z.number(), notes: z.number() }),
    sql`select count(distinct block)::int as blocks, (select count(*)::int from word_change) as notes from word_block`,
  );

describe('bits of common words', () => {
  it('do not exist for few items, and no notes are kept for them', () =>
    inDatabase(async () => {
      await add(10);
      expect((await stored()).notes).toBeGreaterThan(0);
      expect(await renewBlocks()).toBe(0);
      expect(await stored()).toEqual({ blocks: 0, notes: 0 });
      expect(await haveBits([{ is: 'every', of: [tokens[0] ?? 0], in: 'all' }])).toBe(false);
    }));

  it(
    'say what the items say, whatever happens to these',
    () =>
      inDatabase(async () => {
        for (let count = 0; count < 2; count += 1) await add(1_100);
        await run(sql`analyze article`);
        expect(await renewBlocks(neverStop, { share: 0, minItems: 0 })).toBeGreaterThan(1);
        expect(await haveBits([{ is: 'every', of: tokens, in: 'all' }])).toBe(true);
        expect(await haveBits([{ is: 'every', of: tokens, in: 'title' }])).toBe(false);
        expect(await haveBits([{ is: 'every', of: [4_711], in: 'all' }])).toBe(false);
        for (let round = 0; round < rounds(15); round += 1) {
          for (let count = 0; count < 3; count += 1) await chance.pick(actions)();
          await agrees(round === 0 ? undefined : someCondition());
        }
        expect((await stored()).blocks).toBeGreaterThan(1);
      }),
    120_000,
  );

  it('are made anew where items have changed, and leave no note of these', () =>
    inDatabase(async () => {
      await renewBlocks(neverStop, { changesLeft: 0 });
      const before = await stored();
      await change({ tk: [tokens[3] ?? 0] });
      expect((await stored()).notes).toBeGreaterThan(before.notes);
      expect(await renewBlocks(neverStop, { changesLeft: 0 })).toBeGreaterThan(0);
      expect((await stored()).notes).toBe(before.notes);
      expect(before.notes).toBeLessThan(blockSize);
    }));

  it('of a word that has become common are added to all blocks', () =>
    inDatabase(async () => {
      const word = -777_000;
      const has: TokenCondition = { is: 'every', of: [word], in: 'all' };
      await run(sql`update article set tk = tk || array[${word}::int] where article_id % 2 = 0`);
      await run(sql`analyze article`);
      await renewBlocks(neverStop, { share: 0, minItems: 0, changesLeft: 0 });
      expect(await haveBits([has])).toBe(true);
      await agrees(has);
    }));

  it('are not asked where many items have changed since', () =>
    inDatabase(async () => {
      const has: TokenCondition = { is: 'every', of: [tokens[0] ?? 0], in: 'all' };
      expect(await haveBits([has])).toBe(true);
      for (let count = 0; count < 3; count += 1) await add(1_000);
      expect(await haveBits([has])).toBe(false);
    }));

  it('go with all the items', () =>
    inDatabase(async () => {
      await run(sql`truncate article cascade`);
      expect(await stored()).toEqual({ blocks: 0, notes: 0 });
    }));
});
