import { lineOf } from '#server/kernel/text/plainText.ts';
import { reportTime } from '../reportTime.ts';
import type { FeedItem } from './feedDocument.ts';

/** Problems of items, as shown to administrators. Items without a title or dated in the future are left out. */
export const itemFindings = {
  noTitle: '제목이 없어 제외했습니다.',
  future: '보도일시가 미래여서 제외했습니다.',
  repeated: '피드 안에 같은 항목이 되풀이되어 하나만 남겼습니다.',
  revised: '같은 식별자(GUID)로 내용이 바뀐 항목이 있어 최신 것만 남겼습니다.',
  sharedGuid: '서로 다른 기사가 같은 식별자(GUID)를 써서 주소로 구별했습니다.',
  badDate: '보도일시를 읽을 수 없어 비워 두었습니다.',
  old: '보도일시가 10년 넘게 지났지만 그대로 모았습니다.',
} as const;
export type ItemFinding = keyof typeof itemFindings;

export interface ReviewedItem {
  item: FeedItem;
  reported: Date | null;
}

export interface Review {
  items: ReviewedItem[];
  /** Number of items per finding; findings without items are omitted. */
  findings: Partial<Record<ItemFinding, number>>;
}

const hour = 3_600_000;
const tenYears = 10 * 365.25 * 24 * hour;

const linkOf = (item: FeedItem): string => item.link?.trim() ?? '';
const textOf = (item: FeedItem): string => `${item.title ?? ''}\n${item.content ?? item.summary ?? ''}`;

/** Time of the last change of an item; -Infinity if it has no readable one. */
const touched = ({ updated, published }: FeedItem): number =>
  (reportTime(updated ?? '') ?? reportTime(published ?? ''))?.getTime() ?? Number.NEGATIVE_INFINITY;

/** Key of an item within its document: its identifier, or its address if the identifier has several addresses. */
const keysOf = (items: readonly FeedItem[]): { keys: string[]; shared: Set<string> } => {
  const linksOf = new Map<string, Set<string>>();
  for (const item of items) {
    if (!item.guid) continue;
    const links = linksOf.get(item.guid) ?? new Set();
    if (linkOf(item)) links.add(linkOf(item));
    linksOf.set(item.guid, links);
  }
  const shared = new Set([...linksOf].filter(([, links]) => links.size > 1).map(([guid]) => guid));
  const keys = items.map((item) => {
    const own = item.guid && !shared.has(item.guid) ? item.guid : linkOf(item);
    return own || item.guid || textOf(item);
  });
  return { keys, shared };
};

/**
 * The items of a feed to use, and findings about the others for administrators. Of several versions of one item the
 * last changed one is used, else the first. Pure: `now` is passed in.
 */
export const reviewItems = (all: readonly FeedItem[], now: Date): Review => {
  const findings: Review['findings'] = {};
  const find = (finding: ItemFinding): void => {
    findings[finding] = (findings[finding] ?? 0) + 1;
  };
  const { keys, shared } = keysOf(all);
  const taken = new Map<string, ReviewedItem>();
  for (const [index, item] of all.entries()) {
    const key = keys[index] as string;
    const written = item.published?.trim() ?? '';
    const reported = written ? reportTime(written) : null;
    if (lineOf(item.title ?? '') === '') {
      find('noTitle');
      continue;
    }
    if (reported && reported.getTime() > now.getTime() + hour) {
      find('future');
      continue;
    }
    const earlier = taken.get(key);
    if (earlier) {
      find(textOf(earlier.item) === textOf(item) ? 'repeated' : 'revised');
      if (touched(item) > touched(earlier.item)) taken.set(key, { item, reported });
      continue;
    }
    if (written && !reported) find('badDate');
    if (reported && reported.getTime() < now.getTime() - tenYears) find('old');
    if (item.guid && shared.has(item.guid)) find('sharedGuid');
    taken.set(key, { item, reported });
  }
  return { items: [...taken.values()], findings };
};
