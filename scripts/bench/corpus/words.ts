import type { Random } from '../../demo/random.ts';

/** Frequent syllables of Korean words, the most frequent first. */
const syllables = [
  ...'이사지대기정시인국한자수부장도전해일보상고주제동원리어가화성과구서선문공스',
  ...'조경비소유나로관라행방안신회계연아여미방위중하생년재의교산치진무들은식용',
  ...'영학통물실세개트드법위거모면당력르양그마민설업체복금타심음남추트파만반오',
  ...'단적내노본차약종회분천오발포점술창표강평합급운란레임요색직우후후임역예카',
  ...'습목피크데근말담태결처최출특명군외독접검작권감건광김머집투편판품프플험현형호환황활배박범벌별병봉북불빙',
];

const particles = [
  '의',
  '이',
  '을',
  '에',
  '은',
  '가',
  '는',
  '를',
  '도',
  '로',
  '과',
  '와',
  '에서',
  '으로',
  '까지',
  '했다',
];

/** Skewed towards the beginning: index 0 is far more frequent than the last. */
const skewed = (length: number, random: Random): number => Math.floor(length * random.next() ** 2);

const word = (random: Random): string => {
  const chance = random.next();
  const length = chance < 0.55 ? 2 : chance < 0.85 ? 3 : 4;
  return Array.from({ length }, () => syllables[skewed(syllables.length, random)]).join('');
};

/** So many different Korean-looking words of two to four syllables. */
export const makeWords = (count: number, random: Random): string[] => {
  const words = new Set<string>();
  while (words.size < count) words.add(word(random));
  return [...words];
};

const places = 1 << 20;

/**
 * Draws words with the frequencies of real texts (Zipf-Mandelbrot): the first is the most common, the last occurs in
 * few texts.
 */
export const wordDrawer = (words: readonly string[], random: Random): (() => string) => {
  const weights = words.map((_word, rank) => 1 / (rank + 20) ** 1.07);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const ranks = new Uint32Array(places);
  let passed = 0;
  let place = 0;
  for (const [rank, weight] of weights.entries()) {
    passed += weight / whole;
    const end = Math.min(places, Math.round(passed * places));
    ranks.fill(rank, place, end);
    place = end;
  }
  return () => words[ranks[random.integer(0, places - 1)] as number] as string;
};

/** The word with a particle in two of three cases. */
export const inSentence = (wordAlone: string, random: Random): string =>
  random.chance(0.65) ? wordAlone + random.pick(particles) : wordAlone;
