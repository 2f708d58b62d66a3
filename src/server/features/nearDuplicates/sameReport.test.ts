import { describe, expect, it } from 'vitest';
import { madeCopies, printed } from '../../../../tests/helpers/madeCopies.ts';
import { distanceOf } from './fingerprint.ts';
import { isSameReport, type Report, reportOf } from './sameReport.ts';

const hourMs = 3_600_000;

const bitsBetween = (one: Report, other: Report): number | undefined =>
  one.fingerprint && other.fingerprint ? distanceOf(one.fingerprint, other.fingerprint) : undefined;

// 390 pairs of real articles, judged by reading, are measured in `npm run test:long`
describe('one copy below two headlines', () => {
  // the language, the sentences that each of two outlets prints of the copy, and the bits between them
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
