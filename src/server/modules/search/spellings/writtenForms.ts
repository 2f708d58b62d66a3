import { and, arrayContains, eq, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { article } from '#generated/tables/index.ts';
import { reading } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';
import { queryTokens } from '#server/kernel/text/tokens.ts';
import { listsOfWords } from '../lookup/withPlannerSettings.ts';
import { itemKinds } from '../query/openKinds.ts';

/** Each is a look at the index of each kind. */
const maxAsked = 20;

const isWritten = (form: string): SQL => {
  const has = arrayContains(article.tk, queryTokens(form).tokens);
  const ofKinds = itemKinds.map((kind) => and(eq(article.itemKnd, kind), eq(article.delYn, 'N'), has));
  const some = ofKinds.map((where) => sql`exists (select from ${article} where ${where})`);
  return or(...some) ?? sql`false`;
};

/** Those of some words that any item of the press has. */
export const writtenForms = async (forms: readonly string[]): Promise<Set<string>> => {
  const asked = [...new Set(forms)].slice(0, maxAsked);
  if (asked.length === 0) return new Set();
  const columns = asked.map((form, index) => sql`${isWritten(form)} as ${sql.identifier(`w${index}`)}`);
  const found = await reading(listsOfWords('words'), () =>
    row(z.record(z.string(), z.boolean()), sql`select ${sql.join(columns, sql`, `)}`),
  );
  return new Set(asked.filter((_form, index) => found[`w${index}`]));
};
