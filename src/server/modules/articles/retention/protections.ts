import { type SQL, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { archived } from '#server/kernel/crud/archived.ts';
import { openedFor, usedIn } from '#server/modules/reading/index.ts';

const { articleId, delYn, relIssueNmList, rtntRunId } = article;

/** Highlights that a person made, named, or put into a briefing. */
const inKeptHighlight = sql`exists (select from cluster_article as own
  join article_cluster as cluster on cluster.cluster_id = own.cluster_id and cluster.del_yn = 'N'
  where own.article_id = ${articleId} and own.del_yn = 'N' and (cluster.crt_mthd_cd = 'MANUAL' or cluster.ttl_mdfcn_yn = 'Y'
    or cluster.cluster_id in (select item_id from daily_briefing_entry where item_knd = 'cluster' and del_yn = 'N')
    or cluster.cluster_id in (select item_id from briefing_pick where item_knd = 'cluster' and del_yn = 'N')))`;

interface Protection {
  key: string;
  label: string;
  isMet: SQL;
}

/** Why a rule leaves an article alone; the first that is met is told. */
export const protections: readonly Protection[] = [
  {
    key: 'memo',
    label: '누군가 저장하거나 메모하거나 라벨을 붙인 글',
    isMet: sql`(${usedIn.memo} or ${usedIn.label})`,
  },
  {
    key: 'briefing',
    label: '브리핑이나 브리핑함에 담긴 글',
    isMet: usedIn.briefing,
  },
  {
    key: 'highlight',
    label: '사람이 손본 하이라이트에 든 글',
    isMet: sql`(${usedIn.highlight} or ${inKeptHighlight})`,
  },
  {
    key: 'issue',
    label: '관련 이슈에 든 글',
    isMet: sql`coalesce(cardinality(${relIssueNmList}), 0) > 0`,
  },
  {
    key: 'file',
    label: '첨부파일이 있는 글',
    isMet: usedIn.file,
  },
  {
    key: 'opened',
    label: `최근 ${openedFor}일 안에 누군가 읽은 글`,
    isMet: sql`exists (select from item_open as used where used.article_id = ${articleId}
      and used.opened_on > current_date - ${sql.raw(String(openedFor))})`,
  },
  {
    key: 'restored',
    label: '관리자가 되살린 글',
    isMet: sql`(${delYn} <> ${sql.raw(`'${archived}'`)} and ${rtntRunId} is not null)`,
  },
];

/** The key of the first protection of an article; null: none. */
export const protection = sql`case ${sql.join(
  protections.map(({ key, isMet }) => sql`when ${isMet} then ${sql.raw(`'${key}'`)}`),
  sql` `,
)} end`;
