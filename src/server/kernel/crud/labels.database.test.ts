import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { EntitySpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { article, nationCode } from '#generated/tables/index.ts';
import { createArticle } from '../../../../tests/helpers/factories.ts';
import { inDatabase, testDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { entityOf, ourCatalogue } from '../calls/catalogue.ts';
import { db, inTransaction, reading } from '../database/db.ts';
import { columnOf } from '../database/fragments.ts';
import { row } from '../database/rows.ts';
import { labelPlan } from './labels.ts';
import { readRows } from './readRows.ts';
import { codeEntity, sourceOf, tableOf } from './source.ts';

await testDatabase();
const source = () => sourceOf(ourCatalogue, entityOf(ourCatalogue, 'article'));

/** Every label that is cached in memory, once per source entity and field, with a field that shows it. */
const kept = [
  ...new Map(
    Object.values(ourCatalogue.resources).flatMap((spec) =>
      spec.fields.flatMap(({ name, labelOf, labelField }) => {
        const owner = fieldOf(spec, labelOf ?? '');
        const labelEntity = owner && ourCatalogue.resources[owner.ref?.entity ?? codeEntity];
        if (!owner || labelEntity?.labels !== 'inMemory' || !labelField) return [];
        return [
          [`${labelEntity.name}.${labelField}`, { labelEntity, labelField, spec, name, owner: owner.name }],
        ];
      }),
    ),
  ),
] as [
  string,
  { labelEntity: EntitySpec; labelField: string; spec: EntitySpec; name: string; owner: string },
][];

const version = async () =>
  (await row(z.object({ ver: z.number() }), sql`select ver from label_version`)).ver;

let stored = 0;
/** A new record of an entity, with its required fields only. */
const store = async (spec: EntitySpec, values: Record<string, unknown>): Promise<unknown> => {
  const table = tableOf(ourCatalogue, spec);
  stored += 1;
  const key = spec.keyFrom === 'given' ? { [spec.key]: `L${stored}` } : {};
  const [made] = await db()
    .insert(table)
    .values({ ...key, ...values } as never)
    .returning();
  return (made as Record<string, unknown>)[spec.key];
};
const inNation = async (ntnId: string): Promise<number> => (await createArticle({ ntnId })).articleId;
const shownNation = async (articleId: number) => {
  const [found] = await readRows(source(), ['ntnNm'], (query) =>
    query.where(eq(article.articleId, articleId)),
  );
  return found;
};
const nation = async (name: string): Promise<string> =>
  String(await store(entityOf(ourCatalogue, 'nationCode'), { ntnNm: name }));
const rename = (ntnId: string, ntnNm: string) =>
  db().update(nationCode).set({ ntnNm }).where(eq(nationCode.ntnId, ntnId));

describe('labels cached in memory', () => {
  it.each(kept)(
    'are current for %s, whatever statement changed it',
    (_name, { labelEntity, labelField, ...of }) =>
      inDatabase(async () => {
        const table = tableOf(ourCatalogue, labelEntity);
        const key = await store(labelEntity, { [labelField]: '처음' });
        const plan = labelPlan(ourCatalogue, of.spec, [of.name]);
        expect(plan).toMatchObject({ filled: new Set([of.name]), besides: [of.owner] });
        const shown = async () => {
          const rows: Record<string, unknown>[] = [{ [of.owner]: key, labelVersion: await version() }];
          await plan.fill(rows);
          return rows[0]?.[of.name];
        };
        expect(await shown()).toBe('처음');
        await db()
          .update(table)
          .set({ [labelField]: '나중' } as never)
          .where(eq(columnOf(table, labelEntity.key), key));
        expect(await shown()).toBe('나중');
        await db()
          .delete(table)
          .where(eq(columnOf(table, labelEntity.key), key));
        expect(await shown()).toBe(null);
      }),
  );

  it('need no join of another table', () =>
    inDatabase(async () => {
      const names = ['articleId', 'mediaNm', 'mediaLclanNm', 'ntnNm', 'lanNm'];
      const read = source();
      await readRows(read, names, (query) => query.where(sql`false`));
      expect([...read.joins.keys()]).toEqual([]);
    }));

  it('are in the order of the requested fields, without helper columns', () =>
    inDatabase(async () => {
      const articleId = await inNation(await nation('순서'));
      const [found] = await readRows(source(), ['ntnNm', 'articleId'], (query) =>
        query.where(eq(article.articleId, articleId)),
      );
      expect(JSON.stringify(found)).toBe(JSON.stringify({ ntnNm: '순서', articleId }));
    }));

  it('are the transaction’s own inside it, hidden outside, and gone after a rollback', () =>
    inDatabase(async () => {
      const ntnId = await nation('앞');
      const articleId = await inNation(ntnId);
      expect(await shownNation(articleId)).toEqual({ ntnNm: '앞' });
      const failed = inTransaction(async () => {
        await rename(ntnId, '뒤');
        expect(await shownNation(articleId)).toEqual({ ntnNm: '뒤' });
        throw new Error('no');
      });
      await expect(failed).rejects.toThrow('no');
      expect(await shownNation(articleId)).toEqual({ ntnNm: '앞' });
      await inTransaction(() => rename(ntnId, '뒤'));
      expect(await shownNation(articleId)).toEqual({ ntnNm: '뒤' });
    }));

  it('are used within a read-only transaction', () =>
    inDatabase(async () => {
      const articleId = await inNation(await nation('읽기'));
      await reading({}, async () => {
        const read = source();
        const [found] = await readRows(read, ['ntnNm'], (query) =>
          query.where(eq(article.articleId, articleId)),
        );
        expect([found, read.joins.size]).toEqual([{ ntnNm: '읽기' }, 0]);
      });
    }));

  it('get a new version once per transaction, and by relevant changes only', () =>
    inDatabase(async () => {
      const ntnId = await nation('판');
      const before = await version();
      await inTransaction(async () => {
        await rename(ntnId, '판 1');
        await rename(ntnId, '판 2');
        await nation('판 3');
      });
      expect(await version()).toBe(before + 1);
      await db().update(nationCode).set({ mdfcnDt: new Date() }).where(eq(nationCode.ntnId, ntnId));
      expect(await version()).toBe(before + 1);
    }));
});
