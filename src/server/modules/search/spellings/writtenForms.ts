import { arrayContains, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { itemKinds } from '#contract/itemKinds.ts';
import { article } from '#generated/tables/index.ts';
import { reading } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';
import { queryTokens } from '#server/kernel/text/tokens.ts';
import { listsOfWords } from '../lookup/plannerSettings.ts';

/** Maximum lookups; each queries the index of every kind. */
export const maxLookups = 200;

/** The words that occur in any press item. */
export const writtenForms = async (forms: readonly string[]): Promise<Set<string>> => {
  const candidates = [...new Set(forms)].slice(0, maxLookups);
  if (candidates.length === 0) return new Set();
  const asked = candidates.map((form) => `{${queryTokens(form).tokens.join()}}`);
  const tokens = sql`asked.tokens::int[]`;
  const ofKinds = itemKinds.map(
    (kind) =>
      sql`exists (select from ${article} where ${article.itemKnd} = ${sql.raw(`'${kind}'`)}
        and ${article.delYn} = 'N' and ${arrayContains(article.tk, tokens)})`,
  );
  const found = await reading(listsOfWords('words'), () =>
    rows(
      z.object({ place: z.coerce.number() }),
      sql`select asked.place from unnest(${sql.param(asked)}::text[]) with ordinality asked (tokens, place)
        where ${or(...ofKinds)}`,
    ),
  );
  return new Set(found.flatMap(({ place }) => candidates[place - 1] ?? []));
};
