import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { itemKinds } from '#contract/itemKinds.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { rows } from '#server/kernel/database/rows.ts';
import { openKinds } from '#server/modules/search/index.ts';
import type { Rule } from './ruleActions.ts';

const itemRow = z.object({
  articleId: z.coerce.number(),
  itemKnd: z.enum(itemKinds),
  ttl: z.string(),
  mediaNm: z.string().nullable(),
  regDt: z.coerce.date(),
  lclsfNm: z.string().nullable(),
  featExtrMclsf: z.string().nullable(),
  relIssueNmList: z.array(z.string()).nullable(),
  fieldOrgn: z.unknown(),
});

/** An item that a rule looks at. */
export type Item = z.output<typeof itemRow>;

const columns = sql`a.article_id "articleId", a.item_knd "itemKnd", a.reg_dt "regDt",
  coalesce(nullif(a.korn_ttl, ''), a.lclan_ttl, '제목 없음') ttl,
  (select coalesce(m.media_korn_nm, m.media_lclan_nm, m.dmn_nm) from media m where m.media_id = a.media_id) "mediaNm",
  a.lclsf_nm "lclsfNm", a.feat_extr_mclsf "featExtrMclsf", a.rel_issue_nm_list "relIssueNmList", a.field_orgn "fieldOrgn"`;

/** Items of the article table, `a` in the condition, in the order of their ids. */
export const readItems = (where: SQL, further: SQL = sql``): Promise<Item[]> =>
  rows(itemRow, sql`select ${columns} from article a where ${where} order by a.article_id ${further}`);

/** Minutes after which an item that could not be analysed is no longer waited for. */
const analysisMinutes = 10;

/**
 * The next items that came in since the rule was switched on, were found by its search and analysed, and that it has
 * not dealt with; locked until the transaction ends.
 */
export const pendingItems = async (
  catalogue: Catalogue,
  caller: Caller,
  { arvlRuleId, viewId, bgngDt, mdfcnDt }: Rule,
  size: number,
): Promise<Item[]> => {
  const kinds = await openKinds(catalogue, caller);
  const since = sql`${(bgngDt ?? mdfcnDt).toISOString()}::timestamptz`;
  return readItems(
    sql`a.del_yn = 'N' and a.reg_dt >= ${since} and a.item_knd = any(${sql.param([...kinds])}::text[])
      and (a.anls_yn = 'Y' or a.feat_extr_err_yn = 'Y' or a.reg_dt < now() - make_interval(mins => ${analysisMinutes}::int))
      and a.article_id in (select h.article_id from watch_hit h
        where h.view_id = ${viewId} and h.del_yn = 'N' and h.found_dt >= ${since}
          and not exists (select from arrival_application p
            where p.arvl_rule_id = ${arvlRuleId} and p.article_id = h.article_id))`,
    sql`limit ${size}::int for update of a`,
  );
};
