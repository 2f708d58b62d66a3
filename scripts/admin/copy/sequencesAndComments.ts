import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Handle } from '#server/kernel/database/database.ts';
import { ask, quoted } from './ask.ts';

/** Whether the text is a PostgreSQL `bigint`. */
const isBigint = (value: string): boolean =>
  /^-?\d{1,19}$/.test(value) && BigInt.asIntN(64, BigInt(value)) === BigInt(value);

/** Data outside of rows: positions of sequences, and marks that the product stores as comments. */
export const sequencesAndComments = z.object({
  sequences: z.array(z.object({ name: z.string(), value: z.string().refine(isBigint) })),
  /** Comment on a table, a column, or a function without parameters. */
  comments: z.array(
    z.object({
      table: z.string().optional(),
      column: z.string().optional(),
      function: z.string().optional(),
      text: z.string(),
    }),
  ),
});
export type SequencesAndComments = z.infer<typeof sequencesAndComments>;

/**
 * Reads them from the public schema. Call after reading the rows: sequences are not part of a snapshot, and must be
 * ahead of the keys.
 */
export const readSequencesAndComments = async (handle: Handle): Promise<SequencesAndComments> => ({
  sequences: await ask(
    handle,
    sql`select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  ),
  comments: z.array(sequencesAndComments.shape.comments.element).parse(
    await ask(
      handle,
      sql`select json_strip_nulls(json_build_object('table', relname, 'column', attname, 'text', description)) as found
        from pg_description join pg_class on pg_class.oid = objoid
        left join pg_attribute on attrelid = objoid and attnum = objsubid and objsubid <> 0
        where classoid = 'pg_class'::regclass and relnamespace = 'public'::regnamespace and relkind = 'r'
        union all
        select json_build_object('function', proname, 'text', description)
        from pg_description join pg_proc on pg_proc.oid = objoid
        where classoid = 'pg_proc'::regclass and pronamespace = 'public'::regnamespace and pronargs = 0`,
    ).then((found) => found.map((one) => (one as { found: unknown }).found)),
  ),
});

const hasTarget = async (
  handle: Handle,
  comment: SequencesAndComments['comments'][number],
): Promise<boolean> => {
  const [found] = await ask<{ there: boolean }>(
    handle,
    comment.function === undefined
      ? sql`select exists (select 1 from pg_class where relname = ${comment.table} and relnamespace = 'public'::regnamespace
          and (${comment.column ?? null}::text is null or exists (select 1 from pg_attribute where attrelid = pg_class.oid
            and attname = ${comment.column ?? null}))) as there`
      : sql`select exists (select 1 from pg_proc where proname = ${comment.function} and pronargs = 0
          and pronamespace = 'public'::regnamespace) as there`,
  );
  return found?.there === true;
};

/** Text as an SQL literal: `comment on` accepts no parameters. */
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Writes them to a database that has the rows. Comments without a target are skipped: the product recreates it. */
export const writeSequencesAndComments = async (
  handle: Handle,
  { sequences, comments }: SequencesAndComments,
): Promise<void> => {
  for (const { name, value } of sequences) {
    await handle.execute(sql.raw(`create sequence if not exists public.${quoted(name)}`));
    await handle.execute(sql`select setval(${`public.${quoted(name)}`}::regclass, ${value}::bigint)`);
  }
  for (const comment of comments) {
    if (!(await hasTarget(handle, comment))) continue;
    const { table = '', column, function: routine, text } = comment;
    const target = routine
      ? `function public.${quoted(routine)}()`
      : column
        ? `column public.${quoted(table)}.${quoted(column)}`
        : `table public.${quoted(table)}`;
    await handle.execute(sql.raw(`comment on ${target} is ${literal(text)}`));
  }
};
