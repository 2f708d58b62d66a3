import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { roughSeconds, stepOf } from './migrationSteps.ts';

describe('a statement of a migration', () => {
  it.each([
    ['CREATE TABLE "note" ("id" bigint NOT NULL);', undefined, 'instant'],
    ['ALTER TABLE "media" ADD COLUMN "memo" text COLLATE "C";', 'media', 'instant'],
    ['ALTER TABLE "media" ADD COLUMN "use_yn" text DEFAULT \'Y\' NOT NULL;', 'media', 'instant'],
    ['ALTER TABLE "media" ADD COLUMN "mark" uuid DEFAULT gen_random_uuid();', 'media', 'rewrite'],
    ['CREATE INDEX "a_idx" ON "article" USING btree ("a");', 'article', 'index'],
    ['ALTER TABLE "a" ADD CONSTRAINT "fk" FOREIGN KEY ("b") REFERENCES "public"."b"("b");', 'a', 'scan'],
    ['ALTER TABLE "a" ADD CONSTRAINT "u" UNIQUE ("b");', 'a', 'index'],
    ['UPDATE "article" SET "a" = 1;', 'article', 'rewrite'],
  ] as const)('%s', (sql, table, work) => {
    expect(stepOf(sql)).toMatchObject({ table, work, contracts: undefined });
  });

  it.each([
    'DROP TABLE "note";',
    'ALTER TABLE "media" DROP COLUMN "memo";',
    'ALTER TABLE "media" RENAME COLUMN "memo" TO "note";',
    'ALTER TABLE "media"\n  RENAME TO "outlet";',
    'ALTER TABLE "media" ALTER COLUMN "memo" SET DATA TYPE varchar(10);',
    'ALTER TABLE "media" ALTER COLUMN "memo" SET NOT NULL;',
    'ALTER TABLE "media" ADD COLUMN "memo" text NOT NULL;',
  ])('contracts: %s', (sql) => {
    expect(stepOf(sql).contracts).toBeTruthy();
    expect(stepOf(`-- contract: nobody has read it since 0.3.0\n${sql}`).contracts).toBeUndefined();
    expect(stepOf(`-- contract:\n${sql}`).contracts).toBeTruthy();
  });

  it('takes time in proportion to the rows', () => {
    expect(roughSeconds({ work: 'instant' }, 2 ** 40)).toBe(0);
    const [scan, index, rewrite] = (['scan', 'index', 'rewrite'] as const).map((work) =>
      roughSeconds({ work }, 2 ** 30),
    );
    expect([scan, index, rewrite].map((seconds) => Math.round(seconds ?? 0))).toEqual([5, 34, 51]);
  });
});

describe('the migrations of this product', () => {
  const folder = join(import.meta.dirname, 'migrations');
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  /** Older than the rule and than the first release: an applied migration is never changed. */
  const older = ['0000_initial', '0001_actions'];

  it('expand first: what the previous version needs stays, unless a comment says why', () => {
    const contracting = entries
      .filter(({ tag }) => !older.includes(tag))
      .flatMap(({ tag }) =>
        readFileSync(join(folder, `${tag}.sql`), 'utf8')
          .split('--> statement-breakpoint')
          .map(stepOf)
          .filter(({ contracts }) => contracts)
          .map(({ sql, contracts }) => `${tag}: ${contracts}: ${sql}`),
      );
    expect(contracting).toEqual([]);
  });
});
