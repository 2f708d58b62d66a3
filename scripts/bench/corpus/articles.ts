import { articleTokens, keywordTokens } from '#server/modules/search/index.ts';
import { type Random, random } from '../../demo/random.ts';
import { inSentence, makeWords, wordDrawer } from './words.ts';

/** Referenced records, which must exist. */
export interface Places {
  /** Countries, the one with the most articles first. */
  nations: readonly string[];
  outlets: number;
  classes: readonly string[];
}

const vocabulary = 20_000;
const dayMs = 86_400_000;
/** The last day of the corpus, and its number of days. */
export const corpusEnd = Date.parse('2026-11-20T15:00:00Z');
const corpusDays = 1_096;

const words = makeWords(vocabulary, random('words'));
/** Words by frequency rank: their index in the vocabulary. */
export const wordAt = (rank: number): string => words[rank] as string;

const skewed = (length: number, chance: Random): number => Math.floor(length * chance.next() ** 3);

/** Articles of made-up Korean text in order of report; the same for the same count. */
export function* corpusArticles(count: number, { nations, outlets, classes }: Places) {
  const chance = random('articles');
  const draw = wordDrawer(words, chance);
  const drawKeyword = wordDrawer(words.slice(100, 6_100), chance);
  const sentence = (length: number): string =>
    Array.from({ length }, () => inSentence(draw(), chance)).join(' ');
  const some = (max: number): string[] => [
    ...new Set(Array.from({ length: chance.integer(0, max) }, drawKeyword)),
  ];
  const start = corpusEnd - corpusDays * dayMs;
  for (let index = 0; index < count; index += 1) {
    const reportedAt = new Date(start + Math.floor((index / count) * corpusDays * dayMs));
    const texts = {
      kornTtl: sentence(chance.integer(5, 9)),
      lclanTtl: null,
      articleCn: null,
      articleTransCn: Array.from({ length: chance.integer(5, 12) }, () => `${sentence(16)}.`).join('\n\n'),
      jrnlLclanNm: chance.chance(0.5) ? chance.pick(words) : null,
    };
    const chips = {
      featExtrKwdList: [...new Set([drawKeyword(), drawKeyword(), ...some(6)])],
      featExtr: { issue: some(1), pern: some(2), incdnt: [], plcy: some(1), inst: some(2), evnt: some(1) },
    };
    yield {
      itemKnd: 'article',
      ...texts,
      ...chips,
      mediaId: 1 + skewed(outlets, chance),
      ntnId: nations[skewed(nations.length, chance)] as string,
      lclsfNm: chance.chance(0.6) ? 'KOREA' : 'GLOBAL',
      featExtrMclsf: classes[skewed(classes.length, chance)] as string,
      frmTrsfNscvrgDt: reportedAt,
      regDt: new Date(reportedAt.getTime() + chance.integer(300, 20_000) * 1_000),
      aiYn: chance.chance(0.8) ? 'Y' : 'N',
      payYn: chance.chance(0.3) ? 'Y' : 'N',
      mainSnthsScr: Math.round(chance.next() * 1_000) / 10,
      ...articleTokens({ ...texts, ...chips, featExtrSmry: null, reportedAt }),
      kw: keywordTokens(chips),
      // marked as analysed and compared: a server would otherwise do that after its start, during the measurement
      anlsYn: 'Y',
      nearKeys: [],
    };
  }
}
