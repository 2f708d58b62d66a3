import { eq, sql } from 'drizzle-orm';
import { integer, PgDialect, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { concatenated, parameterized, rendered } from './fragments.ts';

const dialect = new PgDialect();
const note = pgTable('note', { id: integer(), owner: text(), at: timestamp({ mode: 'date' }) });

const queryOf = (...args: Parameters<PgDialect['sqlToQuery']>) => {
  const { sql: text, params } = dialect.sqlToQuery(...args);
  return { text, params };
};

describe('parameterized', () => {
  it('renders what drizzle renders, with the values of each call', () => {
    const of = (owner: string) => sql`exists (select from ${note} where ${eq(note.owner, owner)})`;
    const filled = parameterized<[string]>(
      (owner) => sql`exists (select from ${note} where ${eq(note.owner, owner)})`,
    );
    for (const owner of ['kim', "o'hara", '$1', ''])
      expect(queryOf(filled(owner))).toEqual(queryOf(of(owner)));
  });

  it('is built once', () => {
    let built = 0;
    const filled = parameterized<[number]>((id) => {
      built += 1;
      return sql`${note.id} = ${id}`;
    });
    filled(1);
    filled(2);
    expect(built).toBe(1);
  });

  it('takes values in any order and repeatedly, beside constants', () => {
    const filled = parameterized<[number, string]>(
      (id, owner) => sql`${owner} || ${id} || ${owner} || ${'same'} || $tag$ $1 $tag$`,
    );
    expect(queryOf(filled(7, 'kim'))).toEqual({
      text: '$1 || $2 || $3 || $4 || $tag$ $1 $tag$',
      params: ['kim', 7, 'kim', 'same'],
    });
  });

  it('numbers the parameters on from those of the statement around it', () => {
    const filled = parameterized<[string]>((owner) => sql`owner = ${owner}`);
    expect(queryOf(sql`select ${1} where ${filled('kim')} and ${filled('lee')} limit ${2}`)).toEqual({
      text: 'select $1 where owner = $2 and owner = $3 limit $4',
      params: [1, 'kim', 'lee', 2],
    });
  });

  it('encodes a value as its column does, where the fragment says so', () => {
    const at = new Date('2026-05-01T09:00:00Z');
    const filled = parameterized<[Date]>((value) => sql`${note.at} > ${sql.param(value, note.at)}`);
    expect(queryOf(filled(at))).toEqual(queryOf(sql`${note.at} > ${sql.param(at, note.at)}`));
    expect(queryOf(filled(at)).params).toEqual(['2026-05-01T09:00:00.000Z']);
  });
});

it('concatenated fragments are rendered like their parts', () => {
  const parts = [rendered(sql`${note.id}`), sql.raw(', '), sql`${'kim'} as owner`];
  expect(queryOf(concatenated(parts))).toEqual({ text: '"note"."id", $1 as owner', params: ['kim'] });
});
