import { and, asc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article, articleCluster, clusterArticle, media, userGroup } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { archived } from '#server/kernel/crud/archived.ts';
import type { FileInfo } from '#server/kernel/crud/files.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { visibleRows } from '#server/kernel/crud/where.ts';
import { reader } from '#server/kernel/database/db.ts';
import { rendered } from '#server/kernel/database/fragments.ts';
import {
  type ClusterMark,
  clusterMark,
  comparedBy,
  type MachineReadingRow,
  machineReadingOf,
  machineReadingRow,
  nearDuplicatesOf,
} from '#server/modules/analysis/index.ts';
import { hasRead, labelIdsOf } from '#server/modules/reading/index.ts';
import { attachmentFacts, openKinds } from '#server/modules/search/index.ts';
import { memoFacts, type OwnMemo, ownMemo } from './memo/markMemos.ts';
import { type LatestChange, latestChanges, revisionLines } from './revisions.ts';

/** Another item of the same highlight. */
interface HighlightMember {
  articleId: number;
  itemKnd: ItemKind;
  kornTtl: string | null;
  lclanTtl: string | null;
  lanCd: string | null;
  mediaNm: string | null;
  mediaLclanNm: string | null;
}

interface ArticleHighlight {
  clusterId: number;
  clusterTtl: string;
  /** Number of articles including this one, as far as the caller may read them. */
  articleCount: number;
  /** The first of the others in the order of the highlight, at most `maxShown`. */
  items: HighlightMember[];
}

const maxShown = 5;

const membersOf = async (
  catalogue: Catalogue,
  caller: Caller,
  articleId: number,
  clusterId: number,
): Promise<HighlightMember[]> => {
  const kinds = await openKinds(catalogue, caller);
  const visible = kinds.map((kind) => visibleRows(sourceOf(catalogue, entityOf(catalogue, kind)), caller));
  return reader()
    .select({
      articleId: article.articleId,
      itemKnd: sql<ItemKind>`${article.itemKnd}`,
      kornTtl: article.kornTtl,
      lclanTtl: article.lclanTtl,
      lanCd: article.lanCd,
      mediaNm: media.mediaKornNm,
      mediaLclanNm: media.mediaLclanNm,
    })
    .from(clusterArticle)
    .innerJoin(article, eq(article.articleId, clusterArticle.articleId))
    .leftJoin(media, eq(media.mediaId, article.mediaId))
    .where(
      and(
        eq(clusterArticle.clusterId, clusterId),
        eq(clusterArticle.delYn, 'N'),
        ne(clusterArticle.articleId, articleId),
        or(...visible) ?? sql`false`,
      ),
    )
    .orderBy(asc(clusterArticle.sortNo), asc(article.articleId))
    .limit(maxShown);
};

/**
 * The highlight of an item and its other items, as far as the caller may see highlights and read those items; null if
 * there are none.
 * @param mark the value of `clusterMark` for the item
 */
const highlightOf = async (
  catalogue: Catalogue,
  caller: Caller | null,
  articleId: number,
  mark: ClusterMark | null,
): Promise<ArticleHighlight | null> => {
  if (!caller || !mark) return null;
  const { clusterId, clusterOtherCnt } = mark;
  const [cluster] = await reader()
    .select({ clusterTtl: articleCluster.clusterTtl })
    .from(articleCluster)
    .where(eq(articleCluster.clusterId, clusterId));
  if (!cluster) return null;
  return {
    clusterId,
    clusterTtl: cluster.clusterTtl,
    articleCount: clusterOtherCnt + 1,
    items: await membersOf(catalogue, caller, articleId, clusterId),
  };
};

/** The user group of an article, and the time zone of its outlet for the local time. */
const place = {
  groupNm: rendered(sql`(select ${userGroup.groupNm} from ${userGroup}
    where ${userGroup.groupCd} = nullif(${article.userGroupCd}, '') limit 1)`),
  rgnTz: rendered(sql`(select ${media.rgnTz} from ${media} where ${media.mediaId} = ${article.mediaId})`),
};

/** Computed columns that the statement of a record reads in addition to the fields. */
interface FurtherColumns {
  groupNm: string | null;
  rgnTz: string | null;
  memo: OwnMemo;
  labelIdList: number[] | null;
  readYn: 'Y' | 'N';
  archivedYn: 'Y' | 'N';
  changes: LatestChange[] | null;
  reading: MachineReadingRow;
  mark?: ClusterMark | null;
  nearKeys: number[] | null;
  inCluster: boolean;
}

const furtherColumns = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller | null,
): Promise<Partial<Record<keyof FurtherColumns, SQL>>> => {
  const mark = await clusterMark(catalogue, caller);
  return {
    ...place,
    ...comparedBy,
    memo: ownMemo(caller),
    labelIdList: labelIdsOf(caller),
    readYn: hasRead(caller),
    archivedYn: sql`case ${article.delYn} when ${archived} then 'Y' else 'N' end`,
    changes: latestChanges(spec),
    reading: machineReadingRow,
    ...(mark && { mark }),
  };
};

type Row = Record<string, unknown>;

/** A stored item, and the further data of its page. */
interface Item {
  /** The stored record, for finding its neighbours. */
  record: Row;
  /** Data available without further statements. */
  shown: Row;
  /** Results of further statements. */
  further(): Promise<Row>;
}

/**
 * Reads an item with the data of its page: one statement, and further ones for files, near-duplicates and the highlight
 * if it has any.
 */
export const readItem = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller | null,
  articleId: unknown,
): Promise<Item> => {
  const made = await furtherColumns(catalogue, spec, caller);
  const row = await readRecord(catalogue, spec, caller, articleId, { made, archived: true });
  const {
    groupNm,
    rgnTz,
    memo,
    labelIdList,
    readYn,
    archivedYn,
    changes,
    reading,
    mark = null,
    nearKeys,
    inCluster,
    ...record
  } = row as Row & FurtherColumns;
  const key = Number(record['articleId']);
  const time = (record['frmTrsfNscvrgDt'] ?? record['regDt']) as Date;
  return {
    record,
    shown: {
      ...presentRecord(spec, record),
      ...memoFacts(memo),
      labelIdList,
      readYn,
      archivedYn,
      groupNm,
      rgnTz,
      mdfcnHistoryList: revisionLines(spec, changes),
      machineReading: machineReadingOf(record, reading),
    },
    async further() {
      const [files, nearDuplicates, highlight] = await Promise.all([
        attachmentFacts(record['files'] as FileInfo[]),
        nearDuplicatesOf(catalogue, caller, { articleId: key, nearKeys, inCluster, time }),
        highlightOf(catalogue, caller, key, mark),
      ]);
      return { ...files, nearDuplicates, highlight };
    },
  };
};
