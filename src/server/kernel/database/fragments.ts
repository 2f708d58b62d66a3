import { is, Param, Placeholder, SQL, type SQLWrapper, StringChunk, sql } from 'drizzle-orm';
import { type AnyPgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core';

/** A generated table, of any entity. */
export type AnyTable = PgTable;

/** The column of a field; a missing one is a mistake in the generator. */
export const columnOf = (table: AnyTable, name: string): AnyPgColumn => {
  // drizzle types no columns for a table not known by name; its own column list is rebuilt for each alias
  const column = (table as unknown as Record<string, AnyPgColumn | undefined>)[name];
  if (!column) throw new Error(`The table has no column for ${name}.`);
  return column;
};

/** The rows of all these queries. */
export const unionAll = (queries: readonly SQL[]): SQL => sql.join([...queries], sql` union all `);

/** A number as literal text of the statement, so that the planner knows how few rows are requested. */
export const literalNumber = (value: number): SQL => {
  if (!Number.isFinite(value)) throw new Error(`${value} is no number of SQL.`);
  return sql.raw(String(value));
};

/** literalNumber for drizzle's `limit`, whose type allows numbers only. */
export const literalLimit = (rows: number): number => literalNumber(rows) as unknown as number;

/** A bound of a range as literal text of the statement, since the plan depends on how many rows are in the range. */
export const literalBound = (value: string | number | Date): SQL => {
  if (typeof value === 'number') return literalNumber(value);
  if (value instanceof Date) return sql.raw(`'${value.toISOString()}'::timestamptz`);
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) throw new Error('Only days may stand in a statement as text.');
  return sql.raw(`'${value}'::date`);
};

/** Tokens as literal text of the statement, since the plan depends on how common they are. */
export const literalTokens = (tokens: readonly number[]): SQL => {
  if (!tokens.every(Number.isInteger)) throw new Error('Tokens are whole numbers.');
  return sql.raw(`'{${tokens.join(',')}}'::int[]`);
};

const dialect = new PgDialect();

/** The text of an SQL fragment; undefined if it has parameters. */
export const textOf = (part: SQL): string | undefined => {
  const { sql: text, params } = dialect.sqlToQuery(part);
  return params.length ? undefined : text;
};

/**
 * The fragment as fixed text, for fragments that many statements share: drizzle would build them piece by piece at
 * every call. A fragment with parameters is returned unchanged.
 */
export const rendered = (part: SQL): SQL => {
  const text = textOf(part);
  return text === undefined ? part : sql.raw(text);
};

/**
 * The fragments one after another as a single fragment without nesting: drizzle renders it in one pass instead of one
 * for each part.
 */
export const concatenated = (parts: readonly SQL[]): SQL =>
  new SQL(parts.flatMap((part) => part.queryChunks));

/** Stands for each parameter while a fragment is rendered; PostgreSQL accepts it in no text. */
const slotMark = '\0';

class SlotDialect extends PgDialect {
  override escapeParam(): string {
    return slotMark;
  }
}

const slotDialect = new SlotDialect();

/** A parameter of a rendered fragment: one of the values of its function, or a constant. */
type Slot = { index: number; encoder?: Param['encoder'] } | { constant: unknown };

const slotOf = (param: unknown): Slot => {
  if (is(param, Placeholder)) return { index: Number(param.name) };
  if (is(param, Param) && is(param.value, Placeholder))
    return { index: Number(param.value.name), encoder: param.encoder };
  return { constant: param };
};

/**
 * A function that returns the fragment for its values. Drizzle builds and renders the fragment once; each call only
 * fills in the values. The text must not depend on them, and a value compared with a column is sent as it is: give it
 * the encoder of the column by `sql.param` where that matters, as for times.
 */
export const parameterized = <Values extends readonly unknown[], Result = unknown>(
  build: (...values: { [Index in keyof Values]: SQLWrapper }) => SQL<Result>,
): ((...values: Values) => SQL<Result>) => {
  let template: { texts: readonly StringChunk[]; slots: readonly Slot[] } | undefined;
  const make = () => {
    const placeholders = Array.from({ length: build.length }, (_, index) => sql.placeholder(String(index)));
    const { sql: text, params } = slotDialect.sqlToQuery(build(...(placeholders as never)));
    return { texts: text.split(slotMark).map((part) => new StringChunk(part)), slots: params.map(slotOf) };
  };
  return (...values) => {
    template ??= make();
    const { texts, slots } = template;
    return new SQL(
      texts.flatMap((text, place) => {
        const slot = slots[place];
        if (!slot) return [text];
        return 'constant' in slot
          ? [text, sql.param(slot.constant)]
          : [text, sql.param(values[slot.index], slot.encoder)];
      }),
    );
  };
};
