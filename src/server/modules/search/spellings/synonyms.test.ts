import { describe, expect, it } from 'vitest';
import { atOnce } from '#server/kernel/clock/steps.ts';
import { planOf } from '../../../../../tests/helpers/planOf.ts';
import { isExact } from '../plan.ts';
import { satisfies } from '../satisfies.ts';
import { snippetsOf } from '../snippets.ts';
import { chunkOf } from '../words/searchTerm.ts';
import { formsOfWord } from './otherSpellings.ts';
import { respelled, synonymsOf } from './synonyms.ts';

const groups = [
  ['케이팝', 'K팝', 'K-pop', 'K pop'],
  ['한복', 'Hanbok', '韩服', '韓服'],
  ['오징어 게임', 'Squid Game', '鱿鱼游戏'],
  ['BTS', '방탄소년단', 'Bangtan Boys'],
  ['국립중앙박물관', 'National Museum of Korea'],
  ['책'],
  ['韓服', 'チマチョゴリ'],
];
const spellings = {
  synonyms: synonymsOf(groups),
  formsOf: ({ text }: { text: string }) =>
    formsOfWord(text).flatMap((form) => {
      const chunk = chunkOf(form, false);
      return chunk ? [{ written: form, chunk }] : [];
    }),
};
const requested = (searchText: string, excludeText = '', combine: 'AND' | 'OR' = 'AND') =>
  respelled(planOf({ searchText, excludeText }, { combine, fields: [] }), spellings);
const finds = (searchText: string, text: string, excludeText = ''): boolean =>
  atOnce(satisfies(requested(searchText, excludeText).plan, { articleCn: text }));

describe('a plan with other spellings', () => {
  it.each<[string, string[]]>([
    ['케이팝', ['K팝', 'K-pop', 'K pop']],
    ['kpop', ['케이팝', 'K팝', 'K-pop', 'K pop']],
    ['k pop 공연', ['케이팝', 'K팝', 'K-pop', 'K pop']],
    ['squid game 시즌', ['오징어 게임', '鱿鱼游戏', 'Squid Game']],
    ['韓服', ['한복', 'Hanbok', '韩服', 'チマチョゴリ']],
    ['National Museum of Korea', ['국립중앙박물관', 'National Museum of Korea']],
    ['"케이팝"', []],
    ['"Squid Game"', []],
    ['concerts, Stories', ['concert', 'story']],
    ['"concert"', []],
    ['책, 도서', []],
    ['케이팝콘서트', []],
    ['UNESCO', ['unescos']],
    ['한복 OR (bts -케이팝)', ['Hanbok', '韩服', '韓服', '방탄소년단', 'Bangtan Boys']],
  ])('of %j looks for more: %j', (typed, more) => {
    expect(requested(typed).added.toSorted()).toEqual(more.toSorted());
  });

  it.each<[string, string, boolean]>([
    ['케이팝', 'A K-pop night', true],
    ['케이팝', 'K팝 공연', true],
    ['케이팝', 'pop, and a k', false],
    ['K pop', 'pop, and a k', true],
    ['BTS 공연', '방탄 소년단의 공연', true],
    ['BTS 공연', '방탄소년단의 노래', false],
    ['BTS', 'The boys of Bangtan', false],
    ['squid game', '오징어게임 시즌 3', true],
    ['squid game', '게임과 오징어', false],
    ['오징어 게임', '게임과 오징어', true],
    ['"케이팝"', 'K-pop', false],
    ['concert', 'Two concerts in Paris', true],
    ['concerts', 'a concert', true],
    ['"concert"', 'Two concerts in Paris', false],
    ['concert', 'They act in a concerted way', false],
    ['공연 -케이팝', 'K-pop 공연', false],
    ['공연 -"케이팝"', 'K-pop 공연', true],
    ['공연 -concert', '공연, concerts', false],
  ])('%j in %j: %j', (typed, text, expected) => expect(finds(typed, text)).toBe(expected));

  it('excludes every spelling of an excluded word', () => {
    expect([finds('공연', 'K-pop 공연', '케이팝'), finds('공연', 'K-pop 공연', '"케이팝"')]).toEqual([
      false,
      true,
    ]);
  });

  it('tells apart what is left out', () => {
    const { added, leftOut } = requested('한복 -bts', '케이팝, "Squid Game"');
    expect([added, leftOut]).toEqual([
      ['Hanbok', '韩服', '韓服'],
      ['방탄소년단', 'Bangtan Boys', 'K팝', 'K-pop', 'K pop'],
    ]);
  });

  it('is the plan that was typed where nothing is to be added', () => {
    const typed = { searchText: '문화 "케이팝" 책', excludeText: '-전시' };
    const plan = planOf(typed, { combine: 'AND', fields: ['title'] });
    expect(respelled(plan, spellings)).toEqual({ plan, added: [], leftOut: [] });
  });

  it('takes 12 spellings of a word and 60 of a plan at most', () => {
    const many = (at: number) => Array.from({ length: 20 }, (_none, place) => `낱말${at}번${place}`);
    const of = (searchText: string) =>
      respelled(planOf({ searchText, excludeText: '' }, { combine: 'OR', fields: [] }), {
        ...spellings,
        synonyms: synonymsOf(Array.from({ length: 10 }, (_none, at) => many(at))),
      }).added;
    expect(of('낱말1번3')).toEqual(many(1).filter((_one, place) => place !== 3 && place < 12));
    expect(of(Array.from({ length: 10 }, (_none, at) => `낱말${at}번0`).join(', '))).toHaveLength(60);
  });

  it('reads no more spellings of a word than it takes', () => {
    const sharing = Array.from({ length: 1_000 }, (_none, at) => ['낱말', `낱말${at}번`]);
    expect(
      synonymsOf(sharing)
        .withKey('낱말')
        .map(({ written }) => written),
    ).toEqual(['낱말', ...sharing.slice(0, 11).map(([, other]) => other)]);
  });

  it('is decided by the index where each spelling is', () => {
    expect([requested('한복').plan, requested('concert').plan, requested('BTS').plan].map(isExact)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('marks every spelling', () => {
    const texts = {
      kornTtl: null,
      lclanTtl: null,
      articleTransCn: null,
      jrnlLclanNm: null,
      featExtrSmry: null,
      articleCn: '한복과 hanbok, 韓服. Two concerts.',
      keywords: [],
    };
    const [only, another] = atOnce(snippetsOf(requested('한복 concert').plan, texts));
    expect(only?.marks.map(({ start, end }) => only.text.slice(start, end))).toEqual([
      '한복',
      'hanbok',
      '韓服',
      'concerts',
    ]);
    expect(another).toBeUndefined();
  });
});

describe('forms of an English word', () => {
  it.each<[string, string[]]>([
    ['concert', ['concerts']],
    ['concerts', ['concert']],
    ['story', ['stories']],
    ['stories', ['story']],
    ['women', ['woman']],
    ['child', ['children']],
    ['analysis', ['analyses']],
    ['dramas', ['drama']],
    ['museum', ['museums']],
    ['policies', ['policy']],
    ['business', ['businesses']],
    ['virus', ['viruses']],
    ['paris', []],
    ['news', []],
    ['goods', []],
    ['economics', []],
    ['bts', []],
    ['séoul', []],
    ['k-pop', []],
    ['2026', []],
  ])('of %j are %j', (text, forms) => expect(formsOfWord(text)).toEqual(forms));
});
