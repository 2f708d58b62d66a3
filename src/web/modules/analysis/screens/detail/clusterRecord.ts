import type { Cluster } from '#generated/types/cluster.ts';

export interface Source {
  key: string;
  label: string;
  count: number;
}

/** `at` is Korean time: `yyyy-MM-dd HH:00` or `yyyy-MM-dd`. */
export interface TimelinePoint {
  at: string;
  count: number;
}

/** The highlight on the same issue on another day. */
export interface StoryDay {
  clusterId: number;
  clusterDt: string;
  clusterTtl: string;
  articleCount: number;
}

export interface Member {
  articleId: number;
  itemKnd: string;
  sortNo: number;
  kornTtl: string | null;
  lclanTtl: string | null;
  lanCd: string | null;
  frmTrsfNscvrgDt: string | null;
  mediaNm: string | null;
  mediaLclanNm: string | null;
  ntnId: string | null;
  ntnNm: string | null;
  memoYn: 'Y' | 'N' | null;
}

/** The last edit of a highlight. */
export interface LastAction {
  actionId: string;
  actionKnd: 'MERGE' | 'SPLIT' | 'REMOVE' | 'ADD' | 'RENAME';
  regDt: string;
  rgtrNm: string;
}

/**
 * Response of GET /cluster-detail; `clusterId` differs from the requested one if the highlight was merged into another.
 */
export type ClusterRecord = Omit<
  Cluster,
  'clusterArticleList' | 'timeline' | 'mediaSourceList' | 'ntnSourceList' | 'storyDayList' | 'lastAction'
> & {
  clusterArticleList: Member[];
  timeline: TimelinePoint[];
  mediaSourceList: Source[];
  ntnSourceList: Source[];
  storyDayList?: StoryDay[];
  lastAction: LastAction | null;
};
