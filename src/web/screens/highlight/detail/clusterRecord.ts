import type { Cluster } from '#generated/types/cluster.ts';

export interface Source {
  key: string;
  label: string;
  count: number;
}

/** `at` is Korean: `yyyy-MM-dd HH:00` or `yyyy-MM-dd`. */
export interface TimelinePoint {
  at: string;
  count: number;
}

/** The highlight of another day about the same matter. */
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

/** What somebody did to a highlight last. */
export interface LastAction {
  actionId: string;
  actionKnd: 'MERGE' | 'SPLIT' | 'REMOVE' | 'ADD' | 'RENAME';
  regDt: string;
  rgtrNm: string;
}

/** Answer of GET /cluster-detail; `clusterId` is another one where the highlight was merged into that. */
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
