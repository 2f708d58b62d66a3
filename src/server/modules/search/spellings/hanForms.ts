import { translate } from 'hanja/lib/translate.js';
import japaneseTable from 'opencc-js/dict/JPShinjitaiCharactersRev';
import traditionalTable from 'opencc-js/dict/STCharacters';
import simplifiedTable from 'opencc-js/dict/TSCharacters';
import taiwaneseTable from 'opencc-js/dict/TWVariants';

/** @returns what stands for each character, the likeliest first */
const readTable = (table: string): ReadonlyMap<string, string[]> =>
  new Map(
    table.split('|').map((line) => {
      const [from = '', ...to] = line.split(' ');
      return [from, to];
    }),
  );

const simplified = readTable(simplifiedTable);
/** The first of the table, then others with the same simplified form: 发 is 發, and 髮. */
const traditional = new Map(readTable(traditionalTable));
for (const [from, to] of simplified)
  for (const one of to) {
    const known = traditional.get(one) ?? [];
    if (!known.includes(from)) traditional.set(one, [...known, from]);
  }
/** Simplified characters that are traditional ones too, of another meaning: 皇后. */
for (const one of '后里干台云谷松丑范斗系面只余出征制表占才冬准向咸')
  traditional.set(one, [...new Set([...(traditional.get(one) ?? []), one])]);

const japanese = readTable(japaneseTable);
const ofJapanese = new Map([...japanese].flatMap(([from, to]) => to.map((one) => [one, from] as const)));

const withEach = (text: string, by: (character: string) => string): string => Array.from(text, by).join('');

const taiwanese = readTable(taiwaneseTable);

const inSimplified = (text: string): string => withEach(text, (one) => simplified.get(one)?.[0] ?? one);
const inJapanese = (text: string): string => withEach(text, (one) => japanese.get(one)?.[0] ?? one);

const inTaiwanese = (text: string): string => withEach(text, (one) => taiwanese.get(one)?.[0] ?? one);

/** A form that all ways to write the Han characters of a text have in common; other characters stay. */
export const commonHanForm = (text: string): string =>
  /\p{Script=Han}/u.test(text) ? inSimplified(withEach(text, (one) => ofJapanese.get(one) ?? one)) : text;

/** Traditional characters of which a text may be the simplified or the Japanese form. */
const maxTraditional = 4;

const inTraditional = (text: string): string[] => {
  let forms = [''];
  for (const one of text) {
    const shinjitai = ofJapanese.get(one);
    const choices = [...new Set([...(traditional.get(one) ?? []), ...(shinjitai ? [shinjitai] : [])])];
    const next = choices.length > 0 ? choices : [one];
    forms = next.flatMap((choice) => forms.map((form) => form + choice)).slice(0, maxTraditional);
  }
  return forms;
};

const onlyHan = /^\p{Script=Han}{2,}$/u;

/** Whether a text is written as hanja are: without characters that only China or Japan simplified. */
const isHanja = (text: string): boolean =>
  onlyHan.test(text) &&
  Array.from(text).every((one) =>
    traditional.has(one) ? traditional.get(one)?.includes(one) : !ofJapanese.has(one) || simplified.has(one),
  );

/** Further readings of characters, beside the one of the table. */
const otherReadings: Readonly<Record<string, string>> = {
  樂: '악',
  車: '거차',
  茶: '차다',
  率: '솔',
  不: '부불',
  復: '부복',
  殺: '쇄',
  惡: '오',
  切: '체',
  狀: '장',
  省: '생',
  更: '경갱',
  便: '변편',
  畫: '획',
};
const maxReadings = 4;

/** How hanja are read in Korean; the surname 金 is read 김. */
const readingsOf = (text: string): string[] => {
  if (!isHanja(text)) return [];
  const reading = translate(text, 'SUBSTITUTION');
  if (!/^[가-힣]+$/u.test(reading)) return [];
  let readings = [text.startsWith('金') ? `김${reading.slice(1)}` : reading, reading];
  for (const [at, character] of Array.from(text).entries())
    readings = ['', ...(otherReadings[character] ?? '')].flatMap((other) =>
      other ? readings.map((one) => one.slice(0, at) + other + one.slice(at + 1)) : readings,
    );
  return [...new Set(readings)].slice(0, maxReadings);
};

/**
 * Other ways to write a text with two Han characters or more: in traditional, simplified and Japanese characters, and as
 * hangul if it is hanja.
 */
export const hanForms = (text: string): string[] => {
  if ((text.match(/\p{Script=Han}/gu) ?? []).length < 2) return [];
  const traditions = inTraditional(text);
  const forms = [
    ...traditions,
    ...traditions.map(inSimplified),
    ...traditions.map(inJapanese),
    ...traditions.map(inTaiwanese),
    ...readingsOf(text),
  ];
  return [...new Set(forms)].filter((form) => form !== text);
};
