import { describe, expect, it } from 'vitest';
import type { Replacing } from './placesOf.ts';
import { previewOf, refusalOf, replaced } from './replace.ts';
import type { Texts } from './writeTexts.ts';

const nothing: Texts = {
  kornTtl: null,
  lclanTtl: null,
  articleTransCn: null,
  mdfcnCn: null,
  htcnyOpnn: null,
  featExtrSmry: null,
  jrnlLclanNm: null,
  sndngRgnNm: null,
};

/** A replacement everywhere and without adapting particles, unless the test says otherwise. */
const as = (fromText: string, toText: string, more: Partial<Replacing> = {}): Replacing => ({
  fromText,
  toText,
  wholeWords: false,
  fitParticles: false,
  ...more,
});

describe('replacing a text', () => {
  it('shows every place with what stands around it, side by side', () => {
    const texts = {
      ...nothing,
      kornTtl: '문체부, 한류 행사 열어',
      articleTransCn: `${'가'.repeat(60)}문체부 장관과 문체부 직원`,
    };
    const changes = previewOf(texts, as('문체부', '문화체육관광부'));
    expect(changes.map(({ name, count }) => [name, count])).toEqual([
      ['kornTtl', 1],
      ['articleTransCn', 2],
      ['articleTransCn', 2],
    ]);
    expect(changes[0]).toMatchObject({
      before: '문체부, 한류 행사 열어',
      after: '문화체육관광부, 한류 행사 열어',
    });
    expect(changes[1]?.before).toBe(`…${'가'.repeat(40)}문체부 장관과 문체부 직원`);
  });

  it('takes signs of patterns and of replacements as they stand', () => {
    expect(replaced({ ...nothing, kornTtl: 'a.b $1 (c)' }, as('.b $1', '$&'))).toEqual({
      kornTtl: 'a$& (c)',
    });
    expect(replaced({ ...nothing, kornTtl: 'axb' }, as('.', '!'))).toEqual({});
  });

  it('skips what reads as wanted already: a second run changes nothing', () => {
    const texts = { ...nothing, kornTtl: '문화예술과 문화 행사' };
    const once = replaced(texts, as('문화', '문화예술'));
    expect(once).toEqual({ kornTtl: '문화예술과 문화예술 행사' });
    expect(previewOf(texts, as('문화', '문화예술')).map(({ after }) => after)).toEqual([
      '문화예술과 문화예술 행사',
    ]);
    expect(replaced({ ...texts, ...once }, as('문화', '문화예술'))).toEqual({});
    expect(previewOf({ ...texts, ...once }, as('문화', '문화예술'))).toEqual([]);
  });

  it.each([
    ['a\u0001문화예술 문화 행사', '문화', '문화예술', 'a\u0001문화예술 문화예술 행사'],
    ['\u0001문화예술\u0001문화', '문화', '문화예술', '\u0001문화예술\u0001문화예술'],
    ['\u0001문화\u0001', '\u0001', '\u0001문화', '\u0001문화\u0001문화'],
    ['가\u0001문화예술', '가\u0001', '나가\u0001', '나가\u0001문화예술'],
  ])('leaves it alone beside signs that nobody sees, too: %j', (text, fromText, toText, expected) => {
    expect(replaced({ ...nothing, kornTtl: text }, as(fromText, toText))).toEqual({ kornTtl: expected });
  });

  it('shortens: what is to come may be a part of what stands there', () => {
    expect(
      replaced({ ...nothing, kornTtl: '서울특별시의 서울특별시립극장' }, as('서울특별시', '서울')),
    ).toEqual({
      kornTtl: '서울의 서울립극장',
    });
    expect(previewOf({ ...nothing, kornTtl: '두  칸' }, as('  ', ' '))).toMatchObject([{ after: '두 칸' }]);
    expect(replaced({ ...nothing, kornTtl: 'abc' }, as('ab', 'bc'))).toEqual({ kornTtl: 'bcc' });
  });

  it('leaves everything around it as it stands, white space too', () => {
    expect(replaced({ ...nothing, kornTtl: '  abc 들여쓴 글\n' }, as('abc', 'xyz'))).toEqual({
      kornTtl: '  xyz 들여쓴 글\n',
    });
  });

  it('changes only texts that hold it, and makes an emptied one null', () => {
    expect(replaced({ ...nothing, kornTtl: '가나', htcnyOpnn: '나' }, as('나', ''))).toEqual({
      kornTtl: '가',
      htcnyOpnn: null,
    });
  });

  it('is refused where the title would be empty or a text too long', () => {
    expect(refusalOf({ ...nothing, kornTtl: '가' }, { kornTtl: null })).toContain('제목이 비게');
    expect(refusalOf({ ...nothing, kornTtl: '가', lclanTtl: 'a' }, { kornTtl: null })).toBeUndefined();
    expect(refusalOf({ ...nothing, kornTtl: '가' }, { kornTtl: '가'.repeat(501) })).toContain('500자');
  });
});

describe('replacing whole words', () => {
  const words = (text: string, fromText: string) =>
    replaced({ ...nothing, kornTtl: text }, as(fromText, '○', { wholeWords: true })).kornTtl ?? null;

  it.each([
    ['문화를 문화예술과 다문화의 문화, 문화에서의', '문화', '○를 문화예술과 다문화의 ○, ○에서의'],
    ['BTS는 NBTS BTS2 (BTS)', 'BTS', '○는 NBTS BTS2 (○)'],
    ['K-pop과 K-pops', 'K-pop', '○과 K-pops'],
    ['文化厅的文化', '文化', '○厅的○'],
    ['문화', '문화', '○'],
    ['문화\n문화적', '문화', '○\n문화적'],
    ['관문화', '문화', null],
  ])('in %j, of %s', (text, fromText, expected) => {
    expect(words(text, fromText)).toBe(expected);
  });

  it('does not take what reads already as it is to read', () => {
    const texts = { ...nothing, kornTtl: '문화 행사와 문화' };
    expect(replaced(texts, as('문화', '문화 행사', { wholeWords: true }))).toEqual({
      kornTtl: '문화 행사와 문화 행사',
    });
  });
});

describe('the particle after replaced text', () => {
  const fitted = (text: string, fromText: string, toText: string) =>
    replaced({ ...nothing, kornTtl: text }, as(fromText, toText, { fitParticles: true })).kornTtl;

  it.each([
    ['문화를 알리는 문화와 문화로', '문화', '문화예술', '문화예술을 알리는 문화예술과 문화예술로'],
    ['문화로 가는 문화가', '문화', '예술촌', '예술촌으로 가는 예술촌이'],
    ['서울은 서울이며', '서울', '경기도', '경기도는 경기도며'],
    ['문화가치와 문화이다', '문화', '예술', '예술가치와 예술이다'],
    ['문화를', '문화', 'culture', 'culture를'],
    ['문화를', '문화', '', '를'],
    ['은은 은', '은', '금속', '금속금속 금속'],
    ['문화예술를 문화를', '문화', '문화예술', '문화예술를 문화예술을'],
  ])('in %s, %s to %s, reads %s', (text, fromText, toText, expected) => {
    expect(fitted(text, fromText, toText)).toBe(expected);
  });

  it('is reported if it no longer fits, with the range of the change', () => {
    const texts = { ...nothing, kornTtl: '우리 문화를 알린다' };
    expect(previewOf(texts, as('문화', '문화예술'))).toEqual([
      {
        name: 'kornTtl',
        label: '제목(한글)',
        before: '우리 문화를 알린다',
        after: '우리 문화예술를 알린다',
        at: 3,
        fromPart: '문화',
        toPart: '문화예술',
        warning: '‘문화예술’ 뒤에는 ‘를’ 대신 ‘을’을 써야 합니다.',
        count: 1,
      },
    ]);
    expect(previewOf(texts, as('문화', '문화예술', { fitParticles: true }))).toMatchObject([
      { after: '우리 문화예술을 알린다', fromPart: '문화를', toPart: '문화예술을', warning: null },
    ]);
  });
});
