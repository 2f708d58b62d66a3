import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '../../database/rows.ts';
import { lease } from './readings.ts';

const waitingRow = z.object({ articleId: z.number() });

/** Articles that people have asked for, the longest asked first. */
export const articlesRequested = async (limit: number): Promise<number[]> => {
  const found = await rows(
    waitingRow,
    sql`select r.article_id as "articleId" from ai_reading r join article a on a.article_id = r.article_id
      where r.stts_cd = 'requested' and a.del_yn = 'N' order by r.req_dt limit ${limit}::int`,
  );
  return found.map(({ articleId }) => articleId);
};

/** What came in longer ago is read when somebody asks. */
const recently = sql`now() - interval '14 days'`;
/** Of each kind, those that are ranked. */
const candidates = 2_000;

const isForeign = sql`coalesce(a.lan_cd, '') <> 'ko' and coalesce(a.lan_cd, '') not like 'ko-%'`;

const isLacking = sql`(
  (${isForeign} and coalesce(a.korn_ttl, '') = '' and coalesce(a.lclan_ttl, '') <> '')
  or (${isForeign} and coalesce(a.article_trans_cn, '') = '' and coalesce(a.article_cn, '') <> '')
  or coalesce(a.feat_extr_smry, '') = '' or a.smry_orgn_nm in ('extractive', 'dictionary')
  or a.lclsf_nm is null or a.feat_extr_mclsf is null)`;

const isOpen = sql`not exists (
  select from ai_reading r where r.article_id = a.article_id
    and (r.stts_cd in ('done', 'failed', 'requested') or (r.stts_cd = 'reading' and r.bgng_dt >= now() - ${lease})))`;

const isOfUse = sql`not exists (
  select from media m where m.media_id = a.media_id and m.mchn_read_no_yn = 'Y')`;

/**
 * Articles that a machine should read next: first those that people have asked for, then what was collected in the last
 * 14 days and lacks a translation, a summary or a class, of the newest Korean day first and there the highest score.
 * Outlets for which it is switched off are left out, and so is what failed: somebody has to ask again.
 */
export const articlesWaiting = async (limit: number): Promise<number[]> => {
  const requested = await articlesRequested(limit);
  if (requested.length >= limit) return requested;
  const found = await rows(
    waitingRow,
    sql`select found.article_id as "articleId"
      from (values ('article'), ('thinkTank'), ('sns')) kinds(knd)
      cross join lateral (
        select a.article_id, a.main_snths_scr, coalesce(a.frm_trsf_nscvrg_dt, a.reg_dt) as reported
        from article a
        where a.item_knd = kinds.knd and a.del_yn = 'N' and a.menual_yn = 'N' and a.reg_dt > ${recently}
          and ${isLacking} and ${isOpen} and ${isOfUse}
        order by a.reg_dt desc, a.article_id desc limit ${candidates}
      ) found
      order by (found.reported at time zone 'Asia/Seoul')::date desc, found.main_snths_scr desc nulls last,
        found.article_id desc
      limit ${limit - requested.length}::int`,
  );
  return [...requested, ...found.map(({ articleId }) => articleId)];
};
