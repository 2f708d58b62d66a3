import { describe, expect, it } from 'vitest';
import {
  bareLead,
  bareTitle,
  containment,
  isRecast,
  lettersOf,
  likeness,
  numbers,
  plain,
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
