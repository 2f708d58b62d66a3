import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

const dialect = new PgDialect();

/** The text of a part of a statement; undefined where it has parameters. */
export const textOf = (part: SQL): string | undefined => {
  const { sql: text, params } = dialect.sqlToQuery(part);
  return params.length ? undefined : text;
};

/**
 * The same part as fixed text, for parts that many statements share: drizzle would build them piece by piece at every
 * call. A part with parameters stays as it is.
 */
export const rendered = (part: SQL): SQL => {
  const text = textOf(part);
  return text === undefined ? part : sql.raw(text);
};
