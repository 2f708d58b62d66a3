import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { passingTables } from '#server/kernel/database/derived.ts';
import { readFact } from '#server/kernel/database/facts.ts';
import { appliedMigrations, migrate, migrateLike } from '#server/kernel/database/migrate.ts';
import { emptyDatabase, testDatabase } from '../../../tests/helpers/testDatabase.ts';
import { ask, atOneMoment } from '../copy/ask.ts';
import { chunksOf, digestOf } from '../copy/rowsOfTable.ts';
import { copiedTables, tableName } from '../copy/tables.ts';
import { copyDatabase } from './copyDatabase.ts';

const silent = () => {};

/** Values that a conversion to another format would change. */
const hardValues = sql`insert into media_feed (media_feed_id, media_id, feed_url, clct_stts_cd, use_yn) values
  (1, 1, E'quote '' " back\\\\slash tab\\t line\\n \\u0001 ${sql.raw('한글 🙂')}', 'broken', 'N')`;

const fill = async (database: Database): Promise<void> => {
  for (const statement of [
    sql`insert into media (media_id, media_korn_nm) values (1, '매체')`,
    hardValues,
    sql`insert into article (article_id, item_knd, korn_ttl, media_id, tk, reg_dt)
      select n, 'article', 'title ' || n, 1, array[n, n + 1], now() + n * interval '1 ms'
      from generate_series(1, 450) n`,
    sql`insert into change_history (chg_hstry_id, entity_nm, record_key, chg_knd, bfr_cn, aftr_cn)
      values (1, 'a', '1', 'U', 'null', null), (2, 'a', '1', 'U', '{"a": [1.50, "x"]}', '[]')`,
    sql`insert into read_mark (user_id, block, bits) values ('somebody', 3, B'1011')`,
    sql`comment on column article.tk is 'token rules 1 up to 7'`,
    sql`select setval('article_article_id_seq', 9000)`,
  ])
    await database.handle.execute(statement);
};

const digestsOf = async (database: Database): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  await atOneMoment(database, async (handle) => {
    for (const table of await copiedTables(handle))
      found[tableName(table)] = Object.values(await digestOf(handle, table)).join(' ');
  });
  return found;
};

/** A database that aborts the copying after so many chunks. */
const breakingOff = (database: Database, chunks: number): Database => {
  let left = chunks;
  const transaction: Database['handle']['transaction'] = (work, config) =>
    database.handle.transaction((handle) => {
      left -= 1;
      if (left < 0) throw new Error('the process is gone');
      return work(handle);
    }, config);
  const handle = new Proxy(database.handle, {
    get: (target, name) =>
      name === 'transaction' ? transaction : (Reflect.get(target, name, target) as unknown),
  });
  return { ...database, handle };
};

describe('copying a database', () => {
  it('brings every row, the state of sequences and all comments, and leaves its tables whole', async () => {
    const [from, to] = [await testDatabase(), await emptyDatabase()];
    await fill(from);
    const { rows } = await copyDatabase(from, to, silent);
    expect(rows).toBeGreaterThan(450);
    expect(await digestsOf(to)).toEqual(await digestsOf(from));
    expect(await ask(to.handle, sql`select nextval('article_article_id_seq')::int as next`)).toEqual([
      { next: 9001 },
    ]);
    expect(
      await ask(
        to.handle,
        sql`select col_description('article'::regclass, attnum) as mark from pg_attribute
          where attrelid = 'article'::regclass and attname = 'tk'`,
      ),
    ).toEqual([{ mark: 'token rules 1 up to 7' }]);
    const shape = sql`select (select count(*)::int from pg_index) as indexes,
      (select count(*)::int from pg_constraint) as constraints,
      (select count(*)::int from pg_trigger where tgenabled = 'O') as triggers`;
    // the other objects belong to the tables for facts
    const [ours, theirs] = [await ask(from.handle, shape), await ask(to.handle, shape)];
    expect(theirs).toEqual(ours);
    expect(await migrate(to)).toBe(0);
  });

  it('goes on after it was broken off, and copies anew what has changed since', async () => {
    const [from, to] = [await testDatabase(), await emptyDatabase()];
    await fill(from);
    await expect(copyDatabase(from, breakingOff(to, 12), silent)).rejects.toThrow('the process is gone');
    expect(await readFact(to.handle, 'unfinished')).toMatchObject({ what: 'move' });
    await expect(migrate(to)).rejects.toThrow('옮겨 오다가 끝나지 않았습니다');
    await from.handle.execute(sql`update article set korn_ttl = 'changed' where article_id = 7`);
    await copyDatabase(from, to, silent);
    expect(await digestsOf(to)).toEqual(await digestsOf(from));
    expect(await readFact(to.handle, 'unfinished')).toBeUndefined();
  });

  it('of an older version makes its tables; a start of this version brings them up to date', async () => {
    const [whole, from, to] = [await testDatabase(), await emptyDatabase(), await emptyDatabase()];
    const older = (await appliedMigrations(whole.handle)).slice(0, 2);
    expect(await migrateLike(from, older)).toBe(false);
    await from.handle.execute(
      sql`insert into article (article_id, item_knd, korn_ttl) values (1, 'article', 'a')`,
    );
    await copyDatabase(from, to, silent);
    expect(await digestsOf(to)).toEqual(await digestsOf(from));
    expect(await migrate(to)).toBeGreaterThan(0);
    expect(await ask(to.handle, sql`select article_id::int as id from article`)).toEqual([{ id: 1 }]);
  });

  it('takes the product’s tables, all of them, and names those that others have made', async () => {
    const [from, to] = [await testDatabase(), await emptyDatabase()];
    const public_ = sql`select count(*)::int as tables from pg_tables where schemaname = 'public'`;
    const [all] = await ask<{ tables: number }>(from.handle, public_);
    const copied = (await copiedTables(from.handle)).filter(({ schema }) => schema === 'public');
    // but for those whose rows are soon replaced
    const passing = passingTables();
    expect(copied).toHaveLength((all?.tables ?? 0) - passing.length);
    expect(copied.filter(({ name }) => passing.includes(name))).toEqual([]);
    await from.handle.execute(
      sql`create table somebodys_notes as select n, 'note' as note from generate_series(1, 9) n`,
    );
    const said: string[] = [];
    await copyDatabase(from, to, (line) => void said.push(line));
    expect(said.join('\n')).toContain('표 1개는 옮기지 않았습니다(somebodys_notes)');
    expect(await ask(to.handle, public_)).toEqual([all]);
  });

  it('leaves out columns that others have added to the product’s tables, and names them', async () => {
    const [from, to] = [await testDatabase(), await emptyDatabase()];
    await fill(from);
    await from.handle.execute(sql`alter table article add column somebodys_mark text default 'seen'`);
    const said: string[] = [];
    await copyDatabase(from, to, (line) => void said.push(line));
    expect(said.join('\n')).toContain('열 1개는 옮기지 않았습니다(article.somebodys_mark)');
    await from.handle.execute(sql`alter table article drop column somebodys_mark`);
    expect(await digestsOf(to)).toEqual(await digestsOf(from));
  });

  it('takes a table without a key in pieces', async () => {
    const [from, to] = [await testDatabase(), await emptyDatabase()];
    await from.handle.execute(sql`insert into word_change select n % 7000 from generate_series(1, 12000) n`);
    const pieces: number[] = [];
    await atOneMoment(from, async (handle) => {
      const table = (await copiedTables(handle)).find(({ name }) => name === 'word_change');
      if (table) for await (const { lines } of chunksOf(handle, table)) pieces.push(lines.length);
    });
    expect(pieces.reduce((sum, rows) => sum + rows, 0)).toBe(12_000);
    expect(Math.max(...pieces)).toBeLessThanOrEqual(5_000);
    await copyDatabase(from, to, silent);
    expect(await digestsOf(to)).toEqual(await digestsOf(from));
  });

  it('goes nowhere but into an empty database', async () => {
    const [from, to] = [await testDatabase(), await testDatabase()];
    await expect(copyDatabase(from, to, silent)).rejects.toThrow('표가 이미 있습니다');
  });
});
