import { lineOf } from '#server/kernel/text/plainText.ts';
import { reportTime } from '../times/reportTime.ts';
import type { TimeContext } from '../times/timeContext.ts';
import { escapedText } from './atomText.ts';
import type { FeedItem } from './feedDocument.ts';

/** Problems of items, as shown to administrators. Items without a title or dated in the future are left out. */
export const itemFindings = {
  noTitle: '제목도 글도 없어 제외했습니다.',
  titled: '제목이 없어 글의 첫머리를 제목으로 삼았습니다.',
  future: '보도일시가 미래여서 제외했습니다.',
  repeated: '피드 안에 같은 항목이 되풀이되어 하나만 남겼습니다.',
  revised: '같은 식별자(GUID)로 내용이 바뀐 항목이 있어 최신 것만 남겼습니다.',
  sharedGuid: '서로 다른 기사가 같은 식별자(GUID)를 써서 주소로 구별했습니다.',
  samePage: '다른 글과 주소가 같아 하나만 남겼습니다.',
  badDate: '보도일시를 읽을 수 없어 수집 시각으로 대신했습니다.',
  noDate: '보도일시가 없어 수집 시각으로 대신했습니다.',
  old: '보도일시가 10년 넘게 지났지만 그대로 모았습니다.',
} as const;
export type ItemFinding = keyof typeof itemFindings;

export interface ReviewedItem {
  item: FeedItem;
  reported: Date | null;
}

export interface Review {
  items: ReviewedItem[];
  /** Findings with the number of their items; those without items are omitted. */
  findings: Partial<Record<ItemFinding, number>>;
  /** The first item of each finding: its title, else its address. */
  examples: Partial<Record<ItemFinding, string>>;
}

const hour = 3_600_000;
const tenYears = 10 * 365.25 * 24 * hour;

const linkOf = (item: FeedItem): string => item.link?.trim() ?? '';
const textOf = (item: FeedItem): string => `${item.title ?? ''}\n${item.content ?? item.summary ?? ''}`;

/** Time of the last change of an item; -Infinity if it has no readable one. */
const touched = ({ updated, published }: FeedItem, context: TimeContext): number =>
  (reportTime(updated ?? '', context) ?? reportTime(published ?? '', context))?.getTime() ??
  Number.NEGATIVE_INFINITY;

/** Maximum characters of a title made of the first words of a text. */
const maxTitle = 80;

/** The first sentence of a text, or as many of its words as fit into a title; empty if it has none. */
const firstWords = (item: FeedItem): string => {
  const text = lineOf((item.summary ?? item.content ?? '').slice(0, 4_000));
  if (text.length <= maxTitle) return text;
  const sentence = /^.{12,}?[.!?。！？](?=\s|$|(?<=[。！？]))/u.exec(text.slice(0, maxTitle + 1))?.[0];
  if (sentence && sentence.length <= maxTitle) return sentence;
  const cut = text.slice(0, maxTitle);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0));
  return `${(words.length > maxTitle / 2 ? words : cut).toWellFormed().replace(/[\s\ufffd,;:–—-]+$/u, '')}…`;
};

const maxExample = 60;

/** How an item is named to administrators: by its title, else its address; and by the text in question. */
const exampleOf = (item: FeedItem, text?: string): string => {
  const name = lineOf((item.title || linkOf(item)).slice(0, 4 * maxExample));
  const short = name.length > maxExample ? `${name.slice(0, maxExample).toWellFormed()}…` : name;
  return text === undefined ? short : `${short} – ${text.slice(0, maxExample).toWellFormed()}`;
};

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
export const reviewItems = (all: readonly FeedItem[], now: Date, context: TimeContext = {}): Review => {
  const findings: Review['findings'] = {};
  const examples: Review['examples'] = {};
  const { keys, shared } = keysOf(all);
  const taken = new Map<string, ReviewedItem>();
  for (const [index, given] of all.entries()) {
    const key = keys[index] as string;
    const isTitled = lineOf(given.title ?? '') !== '';
    const item = isTitled ? given : { ...given, title: escapedText(firstWords(given)) };
    const written = (item.published ?? item.updated)?.trim() ?? '';
    const reported = written ? reportTime(written, context) : null;
    const find = (finding: ItemFinding): void => {
      findings[finding] = (findings[finding] ?? 0) + 1;
      examples[finding] ??= exampleOf(item, finding === 'badDate' ? written : undefined);
    };
    if (!item.title) {
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
      if (touched(item, context) > touched(earlier.item, context)) taken.set(key, { item, reported });
      continue;
    }
    if (!isTitled) find('titled');
    if (!reported) find(written ? 'badDate' : 'noDate');
    if (reported && reported.getTime() < now.getTime() - tenYears) find('old');
    if (item.guid && shared.has(item.guid)) find('sharedGuid');
    // an identifier of several articles identifies none of them
    const isShared = item.guid !== undefined && shared.has(item.guid);
    taken.set(key, { item: isShared ? { ...item, guid: undefined } : item, reported });
  }
  return { items: [...taken.values()], findings, examples };
};
