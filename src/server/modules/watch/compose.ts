import { countText } from '#contract/countText.ts';
import type { ItemKind } from '#contract/itemKinds.ts';
import type { Head, NewItem } from './newItems.ts';

/** What a message is sent for. */
export type MessageKind = 'news' | 'spike' | 'event';

/** Where things are: the address of the product, and the saved search. */
export interface Place {
  publicUrl: string;
  viewId: number;
  viewNm: string;
  /** Address of the list with the saved search. */
  listPath: string;
  stopTkn: string;
}

const listOf: Record<ItemKind, string> = {
  article: '/article/Article',
  thinkTank: '/article/ThinkTank',
  sns: '/article/Sns',
};

/** Path of an item in the product. */
export const itemPath = ({ kind, articleId }: Pick<NewItem, 'kind' | 'articleId'>): string =>
  `${listOf[kind]}/Detail/${articleId}`;

/** Menu of the list of an item's kind. */
export const menuOf = (kind: ItemKind): string => listOf[kind];

const timeOf = (time: Date): string =>
  new Date(time.getTime() + 9 * 3_600_000).toISOString().slice(5, 16).replace('T', ' ');

const factsOf = ({ mediaNm, ntnNm, registeredAt }: NewItem): string =>
  [mediaNm, ntnNm, timeOf(registeredAt)].filter(Boolean).join(', ');

/** An item on one line: title, outlet, country, time, and how many others tell the same. */
export const lineOf = ({ item, others }: Head): string =>
  `${item.title} (${factsOf(item)})${others.length ? ` 외 ${others.length}건` : ''}`;

const links = ({ publicUrl, viewId }: Place, { mediaId, clusterId }: NewItem): string[] => {
  const page = `${publicUrl}/myPage/Watch?view=${viewId}`;
  return [
    ...(mediaId === null ? [] : [`  이 매체 빼기 ${page}&muteMedia=${mediaId}`]),
    ...(clusterId === null ? [] : [`  이 사건 빼기 ${page}&muteCluster=${clusterId}`]),
  ];
};

/** A message: subject, text, and how many items it names and leaves out. */
export interface Composed {
  kind: MessageKind;
  ttl: string;
  cn: string;
  /** All items it is about. */
  articleCnt: number;
  /** Items folded under another one of the same event. */
  foldCnt: number;
  /** Items beyond the maximum, which are only counted. */
  restCnt: number;
}

const sum = (heads: readonly Head[], of: (head: Head) => number): number =>
  heads.reduce((all, head) => all + of(head), 0);

const opening: Record<MessageKind, (name: string, count: string) => string> = {
  news: (name, count) => `저장한 검색 ‘${name}’에 맞는 새 글이 ${count} 들어왔습니다.`,
  event: (name, count) => `저장한 검색 ‘${name}’에 맞는 새 사건이 ${count} 생겼습니다.`,
  spike: (name, count) => `저장한 검색 ‘${name}’에 맞는 글이 평소보다 크게 늘어 ${count}이 되었습니다.`,
};
const subject: Record<MessageKind, (count: string) => string> = {
  news: (count) => `새 글 ${count}`,
  event: (count) => `새 사건 ${count}`,
  spike: (count) => `갑자기 늘어남 ${count}`,
};

/**
 * The message on some items.
 * @param maxCnt how many it names at most
 * @param why a further sentence: how usual the number is
 */
export const compose = (
  kind: MessageKind,
  place: Place,
  heads: readonly Head[],
  maxCnt: number,
  why?: string,
): Composed => {
  const named = heads.slice(0, maxCnt);
  const articleCnt = sum(heads, ({ others }) => 1 + others.length);
  const restCnt = sum(heads.slice(maxCnt), ({ others }) => 1 + others.length);
  const count = countText(kind === 'event' ? heads.length : articleCnt);
  const lines = named.flatMap((head) => [
    `• ${lineOf(head)}`,
    `  ${place.publicUrl}${itemPath(head.item)}`,
    ...links(place, head.item),
  ]);
  return {
    kind,
    ttl: `${place.viewNm} – ${subject[kind](count)}`,
    cn: [
      [opening[kind](place.viewNm, count), ...(why ? [why] : [])].join(' '),
      lines.join('\n'),
      ...(restCnt > 0 ? [`그 밖에 ${countText(restCnt)}이 더 있습니다.`] : []),
      `모두 보기 ${place.publicUrl}${place.listPath}`,
      [
        `알림 설정 ${place.publicUrl}/myPage/Watch?view=${place.viewId}`,
        `로그인하지 않고 그만 받기 ${place.publicUrl}/watch/stop?tkn=${place.stopTkn}`,
      ].join('\n'),
    ].join('\n\n'),
    articleCnt,
    foldCnt: sum(named, ({ others }) => others.length),
    restCnt,
  };
};
