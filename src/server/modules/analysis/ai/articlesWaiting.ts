import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayOf } from '#contract/days.ts';
import { pauseBetweenBatches } from '#server/kernel/database/pace.ts';
import { instant, row, rows } from '#server/kernel/database/rows.ts';
import { lease } from './readings.ts';

const requestedRow = z.object({ articleId: z.number() });

/** Articles requested by users, the oldest request first. */
export const articlesRequested = async (limit: number): Promise<number[]> => {
  const found = await rows(
    requestedRow,
    sql`select r.article_id as "articleId" from ai_reading r join article a on a.article_id = r.article_id
      where r.stts_cd = 'requested' and a.del_yn = 'N' order by r.req_dt limit ${limit}::int`,
  );
  return found.map(({ articleId }) => articleId);
};

/** Older articles are read on request only. */
const recently = sql`now() - interval '14 days'`;
/** Articles per statement: takes some milliseconds, so that other work runs in between. */
const stretch = 1_000;
/** Maximum number of newest articles considered. */
const maxLooked = 50_000;
/** Maximum number of newest waiting articles that are ranked. */
const maxRanked = 2_000;

const isForeign = sql`coalesce(a.lan_cd, '') <> 'ko' and coalesce(a.lan_cd, '') not like 'ko-%'`;

const isLacking = sql`(
  (${isForeign} and coalesce(a.korn_ttl, '') = '' and coalesce(a.lclan_ttl, '') <> '')
  or (${isForeign} and coalesce(a.article_trans_cn, '') = '' and coalesce(a.article_cn, '') <> '')
  or coalesce(a.feat_extr_smry, '') = '' or a.smry_orgn_nm in ('extractive', 'dictionary')
  or a.lclsf_nm is null or a.feat_extr_mclsf is null)`;

const bounds = z.object({ from: z.number().nullable(), isRecent: z.boolean().nullable() });

/** Lower bound of the next range of ids below `before`, and whether it contains recent articles. */
const stretchBelow = (before: number) =>
  row(
    bounds,
    sql`select min(article_id) as "from", bool_or(reg_dt > ${recently}) as "isRecent"
      from (
        select article_id, reg_dt from article where article_id < ${before}::bigint
        order by article_id desc limit ${stretch}
      ) newest`,
  );

const candidateRow = z.object({ articleId: z.number(), score: z.number().nullable(), reported: instant });
type Candidate = z.infer<typeof candidateRow>;

/** The bounds apply to both tables, so that each is read along its primary key. */
const candidatesIn = (from: number, before: number): Promise<Candidate[]> =>
  rows(
    candidateRow,
    sql`select a.article_id as "articleId", a.main_snths_scr as score,
        coalesce(a.frm_trsf_nscvrg_dt, a.reg_dt)::text as reported
      from article a
      left join ai_reading r on r.article_id = a.article_id
        and r.article_id >= ${from}::bigint and r.article_id < ${before}::bigint
      where a.article_id >= ${from}::bigint and a.article_id < ${before}::bigint
        and a.del_yn = 'N' and a.menual_yn = 'N' and a.reg_dt > ${recently}
        and (r.stts_cd is null or r.stts_cd = 'waiting' or (r.stts_cd = 'reading' and r.bgng_dt < now() - ${lease}))
        and ${isLacking}
        and not exists (select from media m where m.media_id = a.media_id and m.mchn_read_no_yn = 'Y')`,
  );

/** Newest Korean day first, then highest score. */
const byRank = (one: Candidate, other: Candidate): number => {
  const [day, otherDay] = [one, other].map(({ reported }) => dayOf(reported.toISOString())) as [
    string,
    string,
  ];
  if (day !== otherDay) return day < otherDay ? 1 : -1;
  return (other.score ?? -1) - (one.score ?? -1) || other.articleId - one.articleId;
};

/** Waiting collected articles, newest first, read in batches of a few milliseconds. */
const collected = async (): Promise<Candidate[]> => {
  const found: Candidate[] = [];
  let before = Number.MAX_SAFE_INTEGER;
  for (let looked = 0; looked < maxLooked && found.length < maxRanked; looked += stretch) {
    const since = performance.now();
    const { from, isRecent } = await stretchBelow(before);
    if (from === null || !isRecent) break;
    found.push(...(await candidatesIn(from, before)));
    before = from;
    await wait(pauseBetweenBatches(performance.now() - since));
  }
  return found;
};

/**
 * The next articles to be read by a machine: first those requested by users, then those collected in the last 14 days
 * without a translation, a summary or a class; newest Korean day first, then highest score. Excludes outlets for which
 * machine reading is switched off, and failed articles, which a user must request again.
 */
export const articlesWaiting = async (limit: number): Promise<number[]> => {
  const requested = await articlesRequested(limit);
  if (requested.length >= limit) return requested;
  const ranked = (await collected()).sort(byRank).slice(0, limit - requested.length);
  return [...requested, ...ranked.map(({ articleId }) => articleId)];
};
