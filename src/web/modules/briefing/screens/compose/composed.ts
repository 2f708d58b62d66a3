import { briefedKey, briefingLimits, type TrayItem } from '#contract/dailyBriefing.ts';
import { type Edition, type Entry } from '#contract/edition.ts';
import { fill, messages } from '#contract/messages.ts';

/** An entry with a key for the screen: headings have no id of their own. */
export interface Composed extends Entry {
  key: string;
}

/** An edition being written. */
export interface Work {
  ttl: string;
  brfgYmd: string;
  cn: string;
  entries: readonly Composed[];
}

let headings = 0;

export const newHeading = (ttl = ''): Composed => {
  headings += 1;
  return { itemKnd: 'heading', itemId: null, ttl, key: `heading ${headings}` };
};

export const composedOf = (entry: Entry): Composed =>
  entry.itemKnd === 'heading'
    ? newHeading(entry.ttl ?? '')
    : { ...entry, key: briefedKey({ itemKnd: entry.itemKnd, itemId: entry.itemId ?? null }) };

/** The entries followed by those of the tray: without duplicates, and up to the limit of an edition. */
export const withTray = (entries: readonly Composed[], tray: readonly TrayItem[]): Composed[] => {
  const known = new Set(entries.map(({ key }) => key));
  const added = tray.filter(({ isReadable }) => isReadable).map(composedOf);
  return [...entries, ...added.filter(({ key }) => !known.has(key))].slice(0, briefingLimits.items);
};

/** The entries with a heading inserted before the entry of this key, or before all. */
export const withHeading = (
  entries: readonly Composed[],
  heading: Composed,
  before: string | undefined,
): Composed[] => {
  const place = Math.max(
    0,
    entries.findIndex(({ key }) => key === before),
  );
  return entries.toSpliced(place, 0, heading);
};

/** The request body of an entry: the server adds the content of records. */
const sentEntry = ({ itemKnd, itemId, ttl, cmntCn }: Composed) =>
  itemKnd === 'heading'
    ? { itemKnd, itemId: null, ttl: ttl?.trim() || null }
    : { itemKnd, itemId, cmntCn: cmntCn?.trim() || null };

export const sentWork = ({ ttl, brfgYmd, cn, entries }: Work) => ({
  ttl: ttl.trim(),
  brfgYmd,
  cn: cn || null,
  items: entries.map(sentEntry),
});

/** The work as it will be published. */
export const previewOf = (work: Work, brfgNo: number | null): Edition => ({
  ...work,
  brfgNo,
  items: work.entries,
});

export interface Problems {
  ttl?: string;
  brfgYmd?: string;
  entries?: string;
}

const missing = (label: string): string => fill(messages.required.one, { label });

/** What is missing before the work can be saved, or published. */
export const problemsOf = (work: Work, isPublished: boolean): Problems => {
  const isEmpty = !work.entries.some(({ itemKnd }) => itemKnd !== 'heading');
  const isUnnamed = work.entries.some(({ itemKnd, ttl }) => itemKnd === 'heading' && !ttl?.trim());
  return {
    ...(work.ttl.trim() === '' && { ttl: missing('제목') }),
    ...(work.brfgYmd === '' && { brfgYmd: missing('브리핑 날짜') }),
    ...(isUnnamed && { entries: '이름이 없는 구역이 있습니다. 구역 제목을 쓰거나 빼 주세요.' }),
    ...(isPublished && isEmpty && { entries: '발행하려면 기사나 하이라이트를 하나 이상 담아 주세요.' }),
  };
};
