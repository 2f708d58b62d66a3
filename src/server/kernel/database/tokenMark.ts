import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { tokenRules } from '../text/tokens.ts';
import type { Handle } from './database.ts';
import { row, run } from './rows.ts';

/**
 * The version of the rules that stored tokens follow. It is stored as a comment of the column, so that a dump includes
 * it.
 */
export interface TokenMark {
  rules: number;
  /** Position up to which a renewal in progress has come; absent: complete. */
  upTo?: number;
}

export const readTokenMark = async (): Promise<TokenMark | undefined> => {
  const { mark } = await row(
    z.object({ mark: z.string().nullable() }),
    sql`select col_description('article'::regclass, attnum) as mark from pg_attribute
      where attrelid = 'article'::regclass and attname = 'tk'`,
  );
  const [, rules, upTo] = /^token rules (\d+)(?: up to (\d+))?$/.exec(mark ?? '') ?? [];
  if (!rules) return undefined;
  return { rules: Number(rules), ...(upTo !== undefined && { upTo: Number(upTo) }) };
};

export const writeTokenMark = async ({ rules, upTo }: TokenMark): Promise<void> => {
  const mark = upTo === undefined ? `token rules ${rules}` : `token rules ${rules} up to ${upTo}`;
  await run(sql.raw(`comment on column article.tk is '${mark}'`));
};

/** Marks an empty table as following the current rules. */
export const markEmptyStore = async (handle: Handle): Promise<void> =>
  void (await handle.execute(
    sql.raw(`do $$ begin
      if not exists (select 1 from article) then
        comment on column article.tk is 'token rules ${tokenRules}';
      end if;
    end $$`),
  ));
