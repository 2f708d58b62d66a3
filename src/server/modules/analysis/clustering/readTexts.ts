import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { instant, rows } from '#server/kernel/database/rows.ts';
import type { ClusterText } from './signature.ts';
import { leadLetters } from './terms.ts';

/** An article as clustering reads it: texts to compare, and facts to aggregate. */
export interface ClusterSource extends ClusterText {
  /** Changes with every edit by a user. */
  version: number;
  ntnId: string | null;
  lclsfNm: string | null;
  featExtrMclsf: string | null;
  mainSnthsScr: number | null;
}

/** Characters of a body that are read: bylines and brackets before its first sentence are removed. */
const readLetters = leadLetters + 100;

const source = z.object({
  articleId: z.coerce.number().int(),
  version: instant.transform((date) => date.getTime()),
  time: instant.transform((date) => date.getTime()),
  mediaId: z.coerce.number().int().nullable(),
  ntnId: z.string().nullable(),
  kornTtl: z.string().nullable(),
  lclanTtl: z.string().nullable(),
  articleCn: z.string().nullable(),
  articleTransCn: z.string().nullable(),
  nearKeys: z.array(z.number().int()).nullable(),
  featExtr: z.unknown(),
  lclsfNm: z.string().nullable(),
  featExtrMclsf: z.string().nullable(),
  mainSnthsScr: z.number().nullable(),
});

/** The demo's highlights are made up together with their articles, which are not clustered again. */
const ofDemonstration = sql`exists (
    select from cluster_article own
    join article_cluster cluster on cluster.cluster_id = own.cluster_id and cluster.crt_mthd_cd = 'DEMO'
      and cluster.del_yn = 'N'
    where own.article_id = article.article_id and own.del_yn = 'N')`;

const read = (where: SQL, limit: number): Promise<ClusterSource[]> =>
  rows(
    source,
    sql`
  select article_id "articleId", mdfcn_dt::text "version", coalesce(frm_trsf_nscvrg_dt, reg_dt)::text "time",
    media_id "mediaId", ntn_id "ntnId", korn_ttl "kornTtl", lclan_ttl "lclanTtl",
    left(article_cn, ${readLetters}) "articleCn", left(article_trans_cn, ${readLetters}) "articleTransCn",
    near_keys "nearKeys", feat_extr "featExtr", lclsf_nm "lclsfNm", feat_extr_mclsf "featExtrMclsf",
    main_snths_scr::float8 "mainSnthsScr"
  from article where del_yn = 'N' and ${where} and not ${ofDemonstration} order by article_id limit ${limit}`,
  );

const list = (ids: readonly number[]): SQL => sql`any(${`{${ids.join(',')}}`}::bigint[])`;

/** The existing articles among these ids. */
export const textsOf = (articleIds: readonly number[]): Promise<ClusterSource[]> =>
  articleIds.length === 0
    ? Promise.resolve([])
    : read(sql`article_id = ${list(articleIds)}`, articleIds.length);

/** Articles per statement: on the embedded database all other queries wait in the meantime. */
const pageSize = 500;

const time = sql`coalesce(frm_trsf_nscvrg_dt, reg_dt)`;

/** All articles reported (else registered) in this period in milliseconds, page by page in order of their ids. */
export async function* textsBetween(from: number, to: number): AsyncGenerator<ClusterSource[]> {
  const within = sql`${time} >= ${new Date(from).toISOString()}::timestamptz and ${time} < ${new Date(to).toISOString()}::timestamptz`;
  for (let after = 0; ; ) {
    const page = await read(sql`${within} and article_id > ${after}::bigint`, pageSize);
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    after = page.at(-1)?.articleId ?? 0;
  }
}

const change = z.object({ articleId: z.coerce.number().int(), version: instant, isThere: z.boolean() });

/**
 * Articles registered, changed or deleted since `since`, and reported (else registered) at or after `from`; at most
 * `limit`.
 */
export const changedSince = async (since: number, from: number, limit: number) => {
  const then = new Date(since).toISOString();
  const found = await rows(
    change,
    sql`select article_id "articleId", mdfcn_dt::text "version", del_yn = 'N' "isThere" from article
        where (reg_dt > ${then}::timestamptz or mdfcn_dt > ${then}::timestamptz)
          and ${time} >= ${new Date(from).toISOString()}::timestamptz
        order by article_id limit ${limit}`,
  );
  return found.map(({ version, ...one }) => ({ ...one, version: version.getTime() }));
};
