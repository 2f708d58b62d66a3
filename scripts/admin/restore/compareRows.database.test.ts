import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { testDatabase } from '../../../tests/helpers/testDatabase.ts';
import { digesting } from '../copy/rowsOfTable.ts';
import type { CopiedTable } from '../copy/tables.ts';
import { compareRows, valuesOf } from './compareRows.ts';

const column = (name: string) => ({ name, type: 'text', isText: true });
const table: CopiedTable = {
  schema: 'public',
  name: 'note',
  columns: [column('note_id'), column('words')],
  key: ['note_id'],
};
const lines = ['{"note_id":"1","words":"하나"}', '{"note_id":"2","words":null}'];
const digest = (all: readonly string[]) => {
  const read = digesting();
  read.add(all);
  return read.digest();
};
const withMore = { ...table, columns: [...table.columns, column('somebodys')] };
const manifest = (told: CopiedTable) => ({
  tables: [told],
  rows: [{ schema: 'public', name: 'note', ...digest(lines) }],
});

const forms = {
  'the same columns': { told: manifest(table), values: new Map() },
  'a column more than there is here': {
    told: manifest(withMore),
    values: new Map([[table, digest(lines.map((line) => valuesOf(table, line)))]]),
  },
};

describe.each(Object.entries(forms))('a restored table, compared with a backup of %s', (_, form) => {
  let database: Database;
  const compared = () => compareRows(database, { tables: new Map([['public.note', table]]), ...form });

  beforeEach(async () => {
    database = await testDatabase();
    await database.handle.execute(sql`create table note (note_id text primary key, words text)`);
    await database.handle.execute(sql`insert into note values ('2', null), ('1', '하나')`);
  });

  it('passes with the same rows', async () => {
    await expect(compared()).resolves.toBeUndefined();
  });

  it.each([
    ['another value', sql`update note set words = '둘' where note_id = '1'`, 2],
    ['nothing in place of a value', sql`update note set words = null`, 2],
    ['a value in place of nothing', sql`update note set words = '' where note_id = '2'`, 2],
    ['a row less', sql`delete from note where note_id = '1'`, 1],
    ['a row more', sql`insert into note values ('3', '셋')`, 3],
  ])('is refused with %s', async (_change, statement, count) => {
    await database.handle.execute(statement);
    await expect(compared()).rejects.toThrow(
      `표 note의 내용이 백업과 다릅니다(백업 2행, 복원 ${count}행). 복원을 처음부터 다시 실행해 주세요.`,
    );
  });
});
