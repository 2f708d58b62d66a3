import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/kernel/database/database.ts';
import { ask, quoted } from './ask.ts';
import { type CopiedTable, tableName } from './tables.ts';

/** Some rows of a table, one JSON line each: every value is the database's text form, or null. */
export interface Chunk {
  lines: string[];
  /** The key of the last row, as texts; empty for a table without a key. */
  last: string[];
}

/** Range of a chunk: rows with keys above `after` (absent: from the first) and up to `upTo` (absent: to the last). */
export interface Span {
  after?: readonly string[] | undefined;
  upTo?: readonly string[] | undefined;
}

/** Target size of a chunk in characters, and maximum rows, because it is held in memory. */
const wanted = { characters: 4_000_000, rows: 5_000 };
/** Rows of a table's first chunk, before row lengths are known. */
const firstSize = 100;

/** Number of rows for the next chunk, based on the row lengths of the last one. */
const nextSize = (lines: readonly string[]): number => {
  const characters = lines.reduce((sum, line) => sum + line.length, 0);
  const fitting = Math.floor((wanted.characters * lines.length) / Math.max(1, characters));
  // grow gradually: long rows may follow short ones
  return Math.max(1, Math.min(wanted.rows, fitting, lines.length * 4));
};

const ordered = ({ columns, key }: CopiedTable): SQL => {
  const by = key.length ? columns.filter(({ name }) => key.includes(name)) : columns;
  const inOrder = key.length ? key.map((name) => by.find((one) => one.name === name)) : by;
  return sql.raw(
    inOrder
      .map((column) => {
        const name = quoted(column?.name ?? '');
        if (!key.length) return `${name}::text collate "C" nulls first`;
        return column?.isText ? `${name} collate "C"` : name;
      })
      .join(', '),
  );
};

/** Comparison of the key with a given one, in reading order. */
const compared = ({ columns, key }: CopiedTable, sign: '>' | '<=', values: readonly string[]): SQL => {
  const column = (name: string) => columns.find((one) => one.name === name);
  const names = key.map((name) => `${quoted(name)}${column(name)?.isText ? ' collate "C"' : ''}`);
  const given = key.map((name, at) => sql`${values[at]}::${sql.raw(column(name)?.type ?? 'text')}`);
  return sql`(${sql.raw(names.join(', '))}) ${sql.raw(sign)} (${sql.join(given, sql`, `)})`;
};

const selection = (table: CopiedTable, { after, upTo }: Span): SQL => {
  const texts = table.columns.map(({ name }) => `${quoted(name)}::text as ${quoted(name)}`).join(', ');
  const bounds = [
    ...(after ? [compared(table, '>', after)] : []),
    ...(upTo ? [compared(table, '<=', upTo)] : []),
  ];
  const where = bounds.length ? sql` where ${sql.join(bounds, sql` and `)}` : sql``;
  // the texts have an alias, so that rows are ordered by the values instead
  return sql`select (select row_to_json(texts)::text from (select ${sql.raw(texts)}) as texts) as line
    from ${sql.raw(tableName(table))}${where} order by ${ordered(table)}`;
};

const linesOf = async (handle: Handle, statement: SQL): Promise<string[]> =>
  (await ask<{ line: string }>(handle, statement)).map(({ line }) => line);

/** Without a key there is no position to continue from, so a cursor is used within the handle's transaction. */
async function* chunksByCursor(handle: Handle, table: CopiedTable): AsyncGenerator<Chunk> {
  await handle.execute(sql`declare rows_without_key no scroll cursor for ${selection(table, {})}`);
  let size = firstSize;
  while (true) {
    const lines = await linesOf(handle, sql.raw(`fetch ${size} from rows_without_key`));
    if (lines.length === 0) break;
    yield { lines, last: [] };
    size = nextSize(lines);
  }
  await handle.execute(sql`close rows_without_key`);
}

const keyIn = ({ key }: CopiedTable, line: string | undefined): string[] => {
  if (line === undefined) return [];
  const row = JSON.parse(line) as Record<string, string>;
  return key.map((name) => row[name] ?? '');
};

/** The rows of a table in key order; without a key in the order of their texts, and then only within a transaction. */
export async function* chunksOf(handle: Handle, table: CopiedTable, span: Span = {}): AsyncGenerator<Chunk> {
  if (table.key.length === 0) return yield* chunksByCursor(handle, table);
  let { after } = span;
  let size = firstSize;
  while (true) {
    const statement = selection(table, { after, upTo: span.upTo });
    const lines = await linesOf(handle, sql`${statement} limit ${sql.raw(String(size))}`);
    if (lines.length === 0) return;
    const last = keyIn(table, lines.at(-1));
    yield { lines, last };
    if (lines.length < size) return;
    after = last;
    size = nextSize(lines);
  }
}

/** Number of rows and sha256 of their lines: identical on every database with the same rows. */
export interface Digest {
  rows: number;
  sha256: string;
}

/** Collects lines into a digest. */
export const digesting = (): { add(lines: readonly string[]): void; digest(): Digest } => {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(lines) {
      rows += lines.length;
      for (const line of lines) hash.update(line).update('\n');
    },
    digest: () => ({ rows, sha256: hash.digest('hex') }),
  };
};

/** The digest of the currently stored rows. */
export const digestOf = async (handle: Handle, table: CopiedTable, span: Span = {}): Promise<Digest> => {
  const all = digesting();
  for await (const { lines } of chunksOf(handle, table, span)) all.add(lines);
  return all.digest();
};

/** Inserts rows given as lines. @throws the engine's error if they do not fit */
export const insertLines = async (
  handle: Handle,
  { columns, ...table }: CopiedTable,
  lines: readonly string[],
): Promise<void> => {
  const names = columns.map(({ name }) => quoted(name));
  const types = columns.map(({ name, type }) => `${quoted(name)}::${type}`);
  const texts = names.map((name) => `${name} text`);
  await handle.execute(
    sql`insert into ${sql.raw(tableName(table))} (${sql.raw(names.join(', '))})
      select ${sql.raw(types.join(', '))} from json_to_recordset(${`[${lines.join(',')}]`}::json)
      as given (${sql.raw(texts.join(', '))})`,
  );
};
