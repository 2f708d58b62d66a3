import { describe, expect, it } from 'vitest';
import { distanceOf } from '#server/kernel/text/fingerprint.ts';
import { madeCopies, printed } from '../../../../../tests/helpers/madeCopies.ts';
import {
  bareLead,
  bareTitle,
  type Common,
  containment,
  isEnough,
  isRecast,
  isSameReport,
  lettersOf,
  likeness,
  numbers,
  plain,
  type Report,
  reportOf,
  slices,
} from './sameReport.ts';

const of = (...some: string[]) => new Set(some);

it.each([
  ['[1보] 등불 잔치', '등불 잔치'],
  ['  [속보]등불 잔치', '등불 잔치'],
  ['[단독]  등불 잔치', '등불 잔치'],
  ['등불 잔치 (종합)', '등불 잔치'],
  ['등불 잔치(종합2보) ', '등불 잔치'],
  ['등불 잔치  (3보)', '등불 잔치'],
  ['[2보] 등불 잔치(종합)', '등불 잔치'],
  ['등불 (종합) 잔치', '등불 (종합) 잔치'],
  ['등불 [속보] 잔치', '등불 [속보] 잔치'],
  ['등불x[속보] 잔치', '등불x[속보] 잔치'],
  ['[전시] 등불 잔치(상보)', '[전시] 등불 잔치(상보)'],
])('the title %j is %j whichever writing it is', (title, bare) => expect(bareTitle(title)).toBe(bare));

it.each([
  ['(서울=연합뉴스) 김 기자 = 첫 문장', '첫 문장'],
  [' (서울=연합뉴스)=첫 문장', '첫 문장'],
  ['(서울=연합뉴스)  김 기자 =   첫 문장', '첫 문장'],
  ['(아) 김 기자 = 첫 문장', '(아) 김 기자 = 첫 문장'],
  [`(${'가'.repeat(41)}) = 첫 문장`, `(${'가'.repeat(41)}) = 첫 문장`],
  [`(서울) ${'가'.repeat(61)}= 첫 문장`, `(서울) ${'가'.repeat(61)}= 첫 문장`],
  ['첫 문장 (서울=연합뉴스) 김 기자 = 둘째', '첫 문장 (서울=연합뉴스) 김 기자 = 둘째'],
  ['x(서울=연합뉴스) 김 기자 = 첫 문장', 'x(서울=연합뉴스) 김 기자 = 첫 문장'],
  ['첫 문장이 끊긴...', '첫 문장이 끊긴'],
  ['첫...문장', '첫...문장'],
  ['첫 문장이 끝난.', '첫 문장이 끝난.'],
  ['abc', 'abc'],
])('the body %j begins %j', (body, bare) => expect(bareLead(body)).toBe(bare));

it('words are compared without case, width and signs, between single spaces', () => {
  expect(plain('  “Ｋ-Pop”, 2026… नमस्ते! ')).toBe('k pop 2026 नमस्ते');
});

it('a text has the slices of its letters, across its spaces', () => {
  expect(slices('ab c d', 3)).toEqual(of('abc', 'bcd'));
  expect(slices('abc', 3)).toEqual(of('abc'));
  expect(slices('ab', 3)).toEqual(of());
  expect(slices('aaaa', 2)).toEqual(of('aa'));
});

it('slices are short where a letter tells much', () => {
  expect(['한', '韓', 'か', 'ᄒ', 'K팝'].map(lettersOf)).toEqual([2, 2, 2, 2, 2]);
  expect(['Korea', 'Корея', 'كوريا', ''].map(lettersOf)).toEqual([4, 4, 4, 4]);
});

it('likeness is the part that both have of both, containment that of the shorter', () => {
  const [one, other] = [of('a', 'b'), of('b', 'c', 'd', 'e', 'f', 'g')];
  expect([likeness(one, other), likeness(other, one)]).toEqual([0.25, 0.25]);
  expect([containment(one, other), containment(other, one)]).toEqual([0.5, 0.5]);
  expect([likeness(one, one), containment(one, one)]).toEqual([1, 1]);
  expect([likeness(of(), of()), containment(of(), one)]).toEqual([0, 0]);
});

it('numbers are told by all of their digits, in their order', () => {
  expect(numbers('day 12 of 3')).toBe('12,3');
  expect(numbers('no day')).toBe('');
});

describe('a title is another of the same mould', () => {
  it.each([
    ['mayor of velmora opens the fair', 'mayor of kasterholm opens the fair', true],
    ['mayor of velmora opens', 'mayor of kasterholm opens', true],
    ['velmora opens', 'kasterholm opens', true],
    ['opens velmora', 'opens kasterholm', true],
    // as many common words around as differing ones
    ['a b velmora city', 'a b kasterholm port', true],
    ['a velmora city', 'a kasterholm port', false],
    ['a b velmora', 'a b kasterholm port town', false],
    ['a b kasterholm port town', 'a b velmora', false],
    // the middles are similar: another spelling of the same subject
    ['mayor of velmora opens the fair', 'mayor of velmorra opens the fair', false],
    ['mayor of new velmora opens it', 'mayor of newvelmora opens it', false],
    // 4 of 10 slices
    ['at abcdxy', 'at abcqrs', false],
    ['at abcdxy', 'at abcqrst', true],
    // one continues the other, or is identical
    ['the fair opens', 'the fair opens on ice', false],
    ['opens on ice', 'the fair opens on ice', false],
    ['the fair opens', 'the fair opens', false],
    ['a fair', 'a fair fair', false],
    ['a spring fair', 'a spring big fair', false],
    ['', '', false],
    ['a', '', false],
  ])('%j, %j: %s', (one, other, isAnother) => {
    expect(isRecast(one, other)).toBe(isAnother);
    expect(isRecast(other, one)).toBe(isAnother);
  });
});

const hourMs = 3_600_000;

const bitsBetween = (one: Report, other: Report): number | undefined =>
  one.fingerprint && other.fingerprint ? distanceOf(one.fingerprint, other.fingerprint) : undefined;

// `npm run test:long` measures 390 pairs of real articles, judged by reading
describe('one copy below two headlines', () => {
  // language, number of sentences of the agency report that each of two outlets prints, and the differing bits
  it.each([
    ['en', 13, 13, 10, true],
    ['ar', 8, 8, 10, true],
    ['ko', 11, 11, 8, true],
    ['en', 14, 13, 11, false],
    ['ar', 9, 8, 11, false],
    ['ja', 16, 16, 11, false],
    ['ko', 12, 11, 12, false],
    ['en', 7, 7, 12, false],
    ['ko', 8, 8, 13, false],
    ['en', 10, 10, 14, false],
    ['ko', 7, 7, 14, false],
    ['ja', 7, 7, 16, false],
    ['en', 3, 3, 16, false],
  ])(
    'in %s, %i and %i sentences of it, is %i bits apart: the same report %s',
    (lang, mine, theirs, bits, isSame) => {
      const made = madeCopies.find((one) => one.lang === lang) ?? expect.unreachable();
      const [one, other] = [printed(made, 0, mine), printed(made, 1, theirs)];
      const reports = [reportOf(one.title, one.body, 0), reportOf(other.title, other.body, hourMs)] as const;
      expect(bitsBetween(...reports)).toBe(bits);
      expect(isSameReport(...reports)).toBe(isSame);
    },
  );
});

const fair = 'Lantern fair opens on a frozen lake';
const told = 'Thousands of candles burned upon the ice at nightfall';
const otherWords = 'A brass band played until the last tram had left';
const hangul = '호숫가 등불 잔치, 얼음 위에서 막을 올리다';

describe('two short reports', () => {
  it.each([
    ['with a headline alone, in one day', fair, '', fair, '', 19, true],
    ['with a headline alone, a day later', fair, '', fair, '', 21, false],
    [
      'with headlines alone, of other numbers',
      'Lantern fair, day 1 of 3',
      '',
      'Lantern fair, day 2 of 3',
      '',
      1,
      false,
    ],
    [
      'of one mould about two places',
      'Mayor of Velmora opens the spring fair',
      '',
      'Mayor of Kasterholm opens the spring fair',
      '',
      1,
      false,
    ],
    ['continued under the same headline, within hours', fair, told, fair, otherWords, 6, true],
    ['of the same headline with another text, half a day later', fair, told, fair, otherWords, 12, false],
    ['printed again after two days', fair, told, fair, told, 50, true],
    ['printed again after more than three days', fair, told, fair, told, 73, false],
    ['of one text below a trimmed headline', fair, told, 'Lantern fair opens', told, 20, true],
    [
      'of one text below a trimmed headline, two days later',
      fair,
      told,
      'Lantern fair opens',
      told,
      40,
      false,
    ],
    [
      'of which one breaks off',
      fair,
      told,
      'Lake: lantern fair opens on ice',
      `${told.slice(0, 50)}...`,
      20,
      true,
    ],
    ['of one event in other words', fair, told, 'Skaters greet winter on the lake', otherWords, 1, false],
    [
      'of one text below a headline that shares some words',
      fair,
      told,
      'Frozen lake: big lanterns at a fair',
      told,
      20,
      true,
    ],
    [
      'of a text that was gone over, below a trimmed headline',
      fair,
      told,
      'Lantern fair opens at last',
      'Hundreds of candles burned on the ice at nightfall',
      20,
      true,
    ],
    [
      'of one headline, with some words of the text',
      fair,
      told,
      fair,
      'Candles burned all night and a brass band played on',
      20,
      true,
    ],
    ['in Korean, first and second writing', `[1보] ${hangul}`, '', `${hangul} (종합)`, '', 3, true],
    [
      'in Korean, with and without the name of the agency',
      '얼음 위 호숫가 등불 잔치 막 올라',
      '얼음 위에 초 수천 자루가 켜졌고 사람들이 노래했다',
      '호숫가 등불 잔치 얼음 위에서 막 올라',
      '(벨모라=시험통신) 김아무개 기자 박아무개 기자 = 얼음 위에 초 수천 자루가 켜졌고 사람들이 노래했다',
      30,
      true,
    ],
  ])('%s', (_case, title, body, itsTitle, itsBody, hours, isSame) => {
    const [one, other] = [reportOf(title, body, 0), reportOf(itsTitle, itsBody, hours * hourMs)];
    expect(bitsBetween(one, other)).toBeUndefined();
    expect(isSameReport(one, other)).toBe(isSame);
    expect(isSameReport(other, one)).toBe(isSame);
  });
});

describe('what two reports have in common', () => {
  const nothing: Common = { gap: 0, titles: 0, leads: 0, sliceCount: 100, isNumberedAlike: true };

  // values that are just sufficient, and values just below
  it.each<[string, Partial<Common>, Partial<Common>[]]>([
    [
      'titles alone, within a day',
      { sliceCount: 14, gap: 20 * hourMs - 1, titles: 0.75 },
      [{ gap: 20 * hourMs }, { titles: 0.74 }, { isNumberedAlike: false }, { sliceCount: 15 }],
    ],
    [
      'the same title and an ample beginning, at any time',
      { titles: 1, leads: 0.95, sliceCount: 38, gap: 72 * hourMs },
      [{ titles: 0.99 }, { leads: 0.94 }, { sliceCount: 37 }],
    ],
    [
      'nearly the same title within hours',
      { titles: 0.97, gap: 6 * hourMs, sliceCount: 15 },
      [{ titles: 0.96 }, { gap: 6 * hourMs + 1 }],
    ],
    [
      'one beginning below other titles',
      { titles: 0.38, leads: 0.97, sliceCount: 38, gap: 36 * hourMs },
      [{ titles: 0.37 }, { leads: 0.96 }, { sliceCount: 37 }, { gap: 36 * hourMs + 1 }],
    ],
    [
      'like titles, and some of the beginning',
      { titles: 0.9, leads: 0.12, gap: 36 * hourMs },
      [{ titles: 0.89 }, { leads: 0.11 }, { isNumberedAlike: false }, { gap: 36 * hourMs + 1 }],
    ],
    [
      'half of the titles and more of the beginnings',
      { titles: 0.5, leads: 0.6, gap: 36 * hourMs, isNumberedAlike: false },
      [{ titles: 0.49 }, { leads: 0.59 }, { gap: 36 * hourMs + 1 }],
    ],
  ])('is enough: %s', (_what, common, shortOfIt) => {
    expect(isEnough({ ...nothing, ...common })).toBe(true);
    for (const less of shortOfIt)
      expect(isEnough({ ...nothing, ...common, ...less }), JSON.stringify(less)).toBe(false);
  });
});

describe('two reports', () => {
  const at = (title: string, body: string, hours: number) =>
    reportOf(title, body, 1_000 * hourMs + hours * hourMs);

  it('three days apart can be the same, a moment more apart they cannot', () => {
    const first = at(fair, told, 0);
    expect(isSameReport(first, at(fair, told, 72))).toBe(true);
    expect(isSameReport(first, at(fair, told, 72.001))).toBe(false);
  });

  it('with headlines alone are not the same where other numbers stand in them', () => {
    const [one, other] = [
      'Lantern fair on the frozen lake: 12 boats',
      'Lantern fair on the frozen lake: 13 boat',
    ];
    expect(isSameReport(at(one, '', 0), at(one.replace('boats', 'boat'), '', 1))).toBe(true);
    expect(isSameReport(at(`${one} 7`, '', 0), at(`${other} 8`, '', 1))).toBe(false);
  });

  it('of which one is long and the other a headline alone are told by their titles', () => {
    const long = Array.from({ length: 120 }, (_, at) => String.fromCharCode(0xac00 + at * 11)).join('');
    const [one, other] = [at(fair, long, 0), at(fair, '', 1)];
    expect([one.fingerprint === null, other.fingerprint]).toEqual([false, null]);
    expect([isSameReport(one, other), isSameReport(other, one)]).toEqual([true, true]);
  });

  it('are compared by their beginnings, not by an addition at the end', () => {
    const behind = at('Lantern fair opens', `${otherWords}. ${told}`, 1);
    expect(isSameReport(at(fair, told, 0), behind)).toBe(false);
  });

  it('of which one begins with a few words alone are told by their titles', () => {
    const few = at('Lantern fair opens', told.slice(0, 15), 1);
    expect(isSameReport(at(fair, told, 0), few)).toBe(false);
  });

  it('of one mould are not the same even where they say the same', () => {
    const [one, other] = ['Mayor of Velmora opens fair', 'Mayor of Kasterholm opens fair'];
    expect(isSameReport(at(one, told, 0), at(other, told, 1))).toBe(false);
  });
});
