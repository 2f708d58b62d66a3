import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { db } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';

/** Addresses that still carry their scheme, along the index of keys. */
const old = sql`((canonical_url >= 'http:' and canonical_url < 'http;')
  or (canonical_url >= 'https:' and canonical_url < 'https;'))`;

/**
 * Addresses of items stored before one key stood for a page with and without TLS, `www.` and a closing slash. Of items
 * that prove to be the same page the oldest keeps the key. When there is nothing to do, it costs one look at an index.
 * See `canonicalUrl`, which makes the same of a new address.
 */
export const rekeyAddresses = async (): Promise<void> => {
  const found = await rows(
    z.object({ one: z.number() }),
    sql`select 1 as one from article where ${old} limit 1`,
  );
  if (found.length === 0) return;
  await db().execute(sql`
    with keyed as (
      select article_id, del_yn, regexp_replace(
        regexp_replace(canonical_url, '^https?://(www[0-9]?\\.)?', ''), '/+(?=[?#]|$)', '') as key
      from article where ${old}
    ), ranked as (
      select article_id, key, row_number() over (partition by key, del_yn order by article_id) as place,
        exists (select 1 from article known where known.canonical_url = keyed.key) as is_known
      from keyed
    )
    update article set canonical_url = case when place = 1 and not is_known then key end
    from ranked where ranked.article_id = article.article_id`);
};
