import { countText } from '#contract/countText.ts';
import { type BriefedKind, isBriefedKind, type Shown } from './dailyBriefing.ts';
import { dayOf } from './days.ts';
import { kindWords, recordPlaces } from './recordPlaces.ts';

/** '2026-11-22' → '2026년 11월 22일' */
export const dayInWords = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(year)}년 ${Number(month)}월 ${Number(date)}일`;
};

/** Default title of a day's edition. */
export const defaultTitle = (day: string): string => `일일 브리핑 ${dayInWords(day)}`;

/** The number of an edition as text; empty for a draft. */
export const editionWords = (brfgNo: number | null | undefined): string =>
  brfgNo === null || brfgNo === undefined ? '' : `제${brfgNo}호`;

/** Title and number, for a heading or the subject of a mail. */
export const editionTitle = ({ ttl, brfgNo }: { ttl: string; brfgNo?: number | null }): string =>
  [ttl, editionWords(brfgNo)].filter(Boolean).join(' ');

/** An entry of an edition: a record, or with the kind `heading` the heading of the entries after it. */
export interface Entry extends Partial<Shown> {
  itemKnd: string;
  itemId?: number | null;
  cmntCn?: string | null;
}

/** An edition as read. */
export interface Edition {
  ttl: string;
  brfgNo?: number | null;
  brfgYmd: string;
  cn?: string | null;
  items: readonly Entry[];
}

/** Path of a record in the product; undefined for a heading. */
export const briefedPath = ({ itemKnd, itemId }: Entry): string | undefined =>
  isBriefedKind(itemKnd) && itemId ? `${recordPlaces[itemKnd]}/Detail/${itemId}` : undefined;

/** Address of the original, if it is a web address. */
export const originalOf = ({ url }: Entry): string | undefined =>
  url && /^https?:\/\/[^\s"<>]+$/i.test(url) ? url : undefined;

/** Source and time: the line below a title. */
export const sourceWords = (entry: Entry): string[] => {
  const { itemKnd, mediaNm, ntnNm, rprtDt, articleCnt } = entry;
  const day = dayOf(rprtDt ?? '');
  const words =
    itemKnd === 'cluster'
      ? [
          kindWords.cluster,
          articleCnt ? `기사 ${countText(articleCnt)}` : '',
          ntnNm,
          mediaNm,
          day && `${day} 분석`,
        ]
      : [itemKnd === 'article' ? '' : kindWords[itemKnd as BriefedKind], mediaNm, ntnNm, day];
  return words.filter((word): word is string => Boolean(word));
};

export interface Section {
  heading: string | null;
  entries: Entry[];
}

/**
 * The entries grouped under their headings; those before the first heading have none. A heading without entries is
 * omitted.
 */
export const sectionsOf = (entries: readonly Entry[]): Section[] => {
  const sections: Section[] = [{ heading: null, entries: [] }];
  for (const entry of entries) {
    if (entry.itemKnd === 'heading') sections.push({ heading: entry.ttl ?? '', entries: [] });
    else sections.at(-1)?.entries.push(entry);
  }
  return sections.filter((section) => section.entries.length > 0);
};

const withoutNation = '국가 미상';

const groupOf = ({ itemKnd, ntnNm }: Entry): string =>
  itemKnd === 'cluster' ? kindWords.cluster : (ntnNm ?? withoutNation);

/** Headings written by the author: not those of `byNation`. */
export const ownHeadings = (entries: readonly Entry[]): string[] => {
  const given = new Set(entries.filter(({ itemKnd }) => itemKnd !== 'heading').map(groupOf));
  return entries.flatMap(({ itemKnd, ttl }) => {
    const title = ttl?.trim();
    return itemKnd === 'heading' && title && !given.has(title) ? [title] : [];
  });
};

/** The records under the headings of their countries, in the order of first occurrence; highlights first. */
export const byNation = (entries: readonly Entry[]): Entry[] => {
  const groups = Map.groupBy(
    entries.filter(({ itemKnd }) => itemKnd !== 'heading'),
    groupOf,
  );
  const clusters = groups.get(kindWords.cluster);
  const order = [...groups.keys()].filter((name) => name !== kindWords.cluster);
  return [...(clusters ? [kindWords.cluster] : []), ...order].flatMap((ttl) => [
    { itemKnd: 'heading', ttl },
    ...(groups.get(ttl) ?? []),
  ]);
};
