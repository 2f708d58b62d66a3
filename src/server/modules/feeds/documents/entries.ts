import { briefingPath } from '#contract/dailyBriefing.ts';
import { dayStart } from '#contract/days.ts';
import { fieldOf, optionLabel } from '#contract/entityFields.ts';
import { recordPlaces } from '#contract/recordPlaces.ts';
import type { ClusterItem } from '#generated/types/cluster.ts';
import type { DailyBriefingItem } from '#generated/types/dailyBriefing.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import type { NewItem } from '../views/newItems.ts';
import type { FeedEntry } from './feedDocument.ts';

/** When an entry was changed, which is not before it was published. */
const updatedAt = (published: Date, mdfcnDt: string): Date =>
  new Date(Math.max(published.getTime(), Date.parse(mdfcnDt)));

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const textsIn = (...values: unknown[]): string[] => values.flat().filter(isText);

/** The address of an original, if it is one that a browser may open. */
const original = (url: string | null): string | null =>
  /^https?:$/.test(URL.parse(url ?? '')?.protocol ?? '') ? url : null;

/** An id that stays when the product moves to another address. */
const idOf = (kind: string, key: number): string => `urn:culture-press:${kind}:${key}`;

/** Address of an item in the product. */
export const itemAddress = (publicUrl: string, { itemKnd, articleId }: NewItem): string =>
  `${publicUrl}${recordPlaces[itemKnd]}/Detail/${articleId}`;

const labelIn = (catalogue: Catalogue, entity: string, field: string, value: unknown): string =>
  (isText(value) && optionLabel(fieldOf(entityOf(catalogue, entity), field), value)) || '';

export const entryOfItem =
  (catalogue: Catalogue, publicUrl: string) =>
  (item: NewItem): FeedEntry => {
    const { kornTtl, lclanTtl, featExtrSmry } = item;
    const registered = new Date(item.regDt);
    return {
      id: idOf(item.itemKnd, item.articleId),
      title: kornTtl ?? lclanTtl ?? '',
      summary: featExtrSmry ?? (kornTtl ? lclanTtl : null),
      link: itemAddress(publicUrl, item),
      original: original(item.url),
      authors: textsIn(item.mediaNm),
      categories: textsIn(
        item.ntnNm,
        labelIn(catalogue, 'article', 'lclsfNm', item.lclsfNm),
        item.featExtrMclsfNm,
        item.featExtrKwdList,
      ),
      language: kornTtl ? 'ko' : item.lanCd,
      published: item.frmTrsfNscvrgDt ? new Date(item.frmTrsfNscvrgDt) : registered,
      updated: new Date(item.mdfcnDt),
    };
  };

export const entryOfHighlight =
  (catalogue: Catalogue, publicUrl: string) =>
  (row: ClusterItem): FeedEntry => {
    const published = dayStart(row.clusterDt);
    const leads = textsIn(row.leadTtlList);
    return {
      id: idOf('highlight', row.clusterId),
      title: row.clusterTtl,
      summary: [
        `기사 ${row.articleCount ?? 0}건 · 매체 ${row.mediaCount ?? 0}곳 · 국가 ${row.ntnCount ?? 0}곳`,
        ...leads,
      ].join('\n'),
      link: `${publicUrl}${recordPlaces.cluster}/Detail/${row.clusterId}`,
      authors: textsIn(row.mainMediaNmList),
      categories: textsIn(
        row.mainNtnNmList,
        labelIn(catalogue, 'cluster', 'lclsfNm', row.lclsfNm),
        row.featExtrMclsfNm,
      ),
      language: 'ko',
      published,
      updated: updatedAt(published, row.mdfcnDt),
    };
  };

export const entryOfBriefing =
  (publicUrl: string) =>
  (row: DailyBriefingItem): FeedEntry => {
    const published = row.pblcnDt ? new Date(row.pblcnDt) : dayStart(row.brfgYmd);
    return {
      id: idOf('briefing', row.brfgId),
      title: row.ttl,
      summary: [row.brfgNo ? `제${row.brfgNo}호` : '', row.brfgYmd, `기사와 하이라이트 ${row.itemCnt}건`]
        .filter(Boolean)
        .join(' · '),
      link: `${publicUrl}${briefingPath}/Detail/${row.brfgId}`,
      authors: textsIn(row.rgtrNm),
      categories: [],
      language: 'ko',
      published,
      updated: updatedAt(published, row.mdfcnDt),
    };
  };
