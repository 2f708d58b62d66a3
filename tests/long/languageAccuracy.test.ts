import { beforeAll, expect, it } from 'vitest';
import { languageTag } from '#server/kernel/text/isoCodes.ts';
// past the index: examined with the collections of tests/
import { languageDrift } from '#server/modules/collection/collect/language.ts';
import { languageOf, openSource } from '#server/modules/collection/index.ts';
// past the index: examined with the collections of tests/
import { baseLanguages } from '#server/modules/platform/baseData/places.ts';
import { describeOutside } from '../helpers/describeOutside.ts';
import { outsideData } from '../helpers/outsideData.ts';

const path = 'articles/ntrex.ndjson.gz';

/** Macrolanguages represent their members, as in our list. */
const members: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', ckb: 'ku', kmr: 'ku' };
const primaryOf = (tag: string): string => {
  const [primary = ''] = tag.split('-', 1);
  return members[primary] ?? primary;
};

/**
 * Percentage of 41 news documents detected correctly by title and beginning. Those below 92 are mistaken for a
 * similar language: Zulu for Xhosa, Bosnian and some Serbian in Latin letters for Croatian, Indonesian for Malay.
 */
const floors: Readonly<Record<string, number>> = {
  bs: 0,
  zu: 40,
  rw: 80,
  id: 80,
  ms: 80,
  gl: 80,
  bo: 85,
  sr: 85,
  hr: 85,
};
const defaultFloor = 92;

interface Document {
  declared: string;
  primary: string;
  title: string;
  start: string;
}

const documents = async (): Promise<Document[]> => {
  const { source } = await openSource(outsideData(path));
  if (!source) throw new Error('ntrex cannot be read.');
  const found: Document[] = [];
  for await (const { position, raw } of source.entries(0)) {
    const [declared, title] = [raw?.lang, raw?.lclanTtl];
    // a third of them gives the same result in a third of the time
    if (!declared || !title || position % 3) continue;
    const start = `${title} ${raw?.articleCn?.slice(0, 600) ?? ''}`;
    found.push({ declared, title, start, primary: primaryOf(languageTag(declared) ?? declared) });
  }
  return found;
};

const share = (of: readonly Document[], text: (document: Document) => string): number =>
  (100 * of.filter((one) => primaryOf(languageOf(null, text(one))) === one.primary).length) / of.length;

describeOutside([path], 'language detection on real news', () => {
  const named = new Set(baseLanguages().map(({ lanCd }) => primaryOf(lanCd)));
  let all: Document[] = [];
  let ofNamed: Document[] = [];
  beforeAll(async () => {
    all = await documents();
    ofNamed = all.filter(({ primary }) => named.has(primary));
  });

  it('tells each language that we name from all others', () => {
    const byLanguage = Map.groupBy(ofNamed, ({ primary }) => primary);
    expect(byLanguage.size).toBeGreaterThan(85);
    const below = [...byLanguage].flatMap(([language, of]) => {
      const percent = share(of, ({ start }) => start);
      return percent < (floors[language] ?? defaultFloor) ? [`${language} ${percent.toFixed(0)}`] : [];
    });
    expect(below).toEqual([]);
    expect(share(ofNamed, ({ start }) => start)).toBeGreaterThan(95);
  });

  it('tells most by their title alone', () => {
    expect(share(ofNamed, ({ title }) => title)).toBeGreaterThan(92);
  });

  it('never says that a feed has drifted which has not, and mostly says it of one that has', () => {
    expect(all.filter(({ declared, start }) => languageDrift(declared, start) !== null)).toEqual([]);
    const others = ['en', 'ko', 'fr', 'es'];
    const drifted = ofNamed.flatMap((one, index) => {
      const declared = others[index % others.length] ?? '';
      return one.primary === declared ? [] : [languageDrift(declared, one.start)];
    });
    expect(drifted.filter((tag) => tag !== null).length / drifted.length).toBeGreaterThan(0.9);
  });
});
