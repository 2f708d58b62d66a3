import { notImported, type OutletListField, outletListFields } from '#contract/outletImport.ts';
import { resources } from '#generated/resources/index.ts';

/** Other heads of the columns, as lists of others write them. */
const otherHeads: Record<OutletListField, readonly string[]> = {
  url: [
    'url',
    '주소',
    '매체 주소',
    '홈페이지',
    '홈페이지 주소',
    '누리집',
    '웹사이트',
    '사이트',
    '링크',
  ].concat(['homepage', 'home page', 'website', 'web site', 'site', 'link', 'site url', 'home url']),
  domain: ['domain', 'domain name', 'host', '도메인명', '도메인 주소'],
  name: [
    'name',
    '매체',
    '매체 이름',
    '이름',
    '언론사',
    '언론사명',
    '신문사',
    'outlet',
    'media',
    'publisher',
  ].concat(['media name', 'outlet name', 'newspaper', 'title']),
  mediaKornNm: ['한글명', '한글 매체명', '국문명', '매체명(국문)', 'korean name', 'name ko'],
  mediaEngNm: ['영문명', '영문 매체명', 'english name', 'name en'],
  mediaLclanNm: ['현지어명', '현지 매체명', '원어명', 'local name', 'native name'],
  country: ['country', '국가명', '국가코드', '나라', 'country code', 'country name', 'nation', 'ntnId'],
  languages: ['languages', 'language', 'lang', '언어', 'clctLan'],
  rss: [
    'rss',
    'feed',
    'feeds',
    'rss feed',
    'rss url',
    'feed url',
    '피드',
    'rss 주소',
    '수집원',
    '수집원 주소',
  ],
};

/** Without what heads are written with or without: case, spaces, underscores and signs. In NFC. */
const folded = (head: string): string =>
  head
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const byHead = new Map(
  outletListFields.flatMap(({ value, label }) =>
    [value, label, ...otherHeads[value]].map((head) => [folded(head), value] as const),
  ),
);

/** Columns of the product's own list of outlets that cannot be imported. */
const ownHeads = new Set(
  (resources.media?.fields ?? []).flatMap(({ name, label }) => [folded(name), folded(label)]),
);

/** The field of a column with this head; undefined for an unknown one. */
export const fieldOfHead = (head: string): OutletListField | undefined => byHead.get(folded(head));

/** Number of single letters to add, drop or change to get from one word to the other. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, against] of [...other].entries())
      next.push(
        Math.min(
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
          (row[place] ?? 0) + Number(letter !== against),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** The field whose head this one seems to misspell. */
const likelyField = (head: string): OutletListField | null => {
  const word = folded(head);
  if (word.length < 4 || word.length > 30) return null;
  const near = [...byHead].find(([known]) => known.length >= 4 && distance(word, known) === 1);
  return near?.[1] ?? null;
};

/**
 * Proposed use of a column. known: by its head; unused: a column of our own exports that is not imported; unknown:
 * nobody knows this head, nothing is imported from it unless somebody says what it is.
 */
export interface ProposedColumn {
  field: OutletListField | typeof notImported;
  stateCd: 'known' | 'unused' | 'unknown';
  /** For an unknown head: the field that it seems to mean. */
  likely: OutletListField | null;
}

/** The use of each column by the heads, in their order; of two columns for one field the first. Pure. */
export const proposedColumns = (heads: readonly string[]): ProposedColumn[] => {
  const given = new Set<OutletListField>();
  return heads.map((head) => {
    const field = fieldOfHead(head);
    if (field && (field === 'rss' || !given.has(field))) {
      given.add(field);
      return { field, stateCd: 'known', likely: null };
    }
    const stateCd = field || ownHeads.has(folded(head)) ? 'unused' : 'unknown';
    return { field: notImported, stateCd, likely: stateCd === 'unknown' ? likelyField(head) : null };
  });
};
