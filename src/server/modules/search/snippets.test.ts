import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce } from '#server/kernel/clock/steps.ts';
import { plannedTerms } from '../../../../tests/helpers/plannedTerms.ts';
import { planOf } from '../../../../tests/helpers/planOf.ts';
import type { TextField } from './plan.ts';
import {
  type Mark,
  marksIn,
  type SnippetTexts,
  snippetAround,
  snippetsOf,
  wholeSnippet,
} from './snippets.ts';
import { searchedWords } from './words/searchTerm.ts';

const nothing: SnippetTexts = {
  kornTtl: null,
  lclanTtl: null,
  articleCn: null,
  articleTransCn: null,
  jrnlLclanNm: null,
  featExtrSmry: null,
  keywords: [],
};
const snippets = (typed: string, texts: Partial<SnippetTexts>, fields: TextField[] = []) =>
  atOnce(
    snippetsOf(planOf({ searchText: typed, excludeText: '' }, { combine: 'OR', fields }), {
      ...nothing,
      ...texts,
    }),
  ).map(({ field, text, marks, isCutBefore, isCutAfter }) => ({
    field,
    text,
    marked: marks.map(({ start, end }) => text.slice(start, end)),
    cut: [isCutBefore, isCutAfter],
  }));

describe('snippets', () => {
  it('mark what was found, as it was written', () => {
    expect(
      snippets('hallyu, 문화', { lclanTtl: 'Ｈａｌｌｙｕ in Paris', articleTransCn: '한국문화원이 열렸다.' }),
    ).toEqual([
      { field: 'lclanTtl', text: 'Ｈａｌｌｙｕ in Paris', marked: ['Ｈａｌｌｙｕ'], cut: [false, false] },
      { field: 'articleTransCn', text: '한국문화원이 열렸다.', marked: ['문화'], cut: [false, false] },
    ]);
  });

  it('show the passage that has the most of what was asked for', () => {
    const text = `한류가 시작되었다. ${'가나다라 '.repeat(100)}한류와 문화를 함께 말했다. ${'마바사 '.repeat(100)}`;
    const [only] = snippets('한류, 문화', { articleCn: text });
    expect([only?.marked, only?.cut]).toEqual([
      ['한류', '문화'],
      [true, true],
    ]);
    expect(only?.text.length).toBeLessThan(230);
    expect(only?.text).toMatch(/^가나다라/);
  });

  it('begin the text where nothing of it was found', () => {
    expect(snippets('파리', { kornTtl: '파리의 한류', articleCn: '본문입니다.' })).toEqual([
      { field: 'kornTtl', text: '파리의 한류', marked: ['파리'], cut: [false, false] },
      { field: 'articleCn', text: '본문입니다.', marked: [], cut: [false, false] },
    ]);
  });

  it('come from summary and keywords if no text matches', () => {
    const texts = {
      articleCn: '공연이 열렸다.',
      featExtrSmry: '파리 공연을 다룬다.',
      keywords: ['케이팝', '파리 공연', '문화원', 'K팝'],
    };
    expect(snippets('공연', texts).map(({ field }) => field)).toEqual(['articleCn']);
    expect(snippets('파리, 문화원, 공연', texts).slice(1)).toEqual([
      {
        field: 'featExtrSmry',
        text: '파리 공연을 다룬다.',
        marked: ['파리', '공연'],
        cut: [false, false],
      },
      { field: 'featExtrKwdList', text: '문화원', marked: ['문화원'], cut: [false, false] },
    ]);
    expect(snippets('케이팝, K팝', texts)).toEqual([
      { field: 'featExtrKwdList', text: '케이팝, K팝', marked: ['케이팝', 'K팝'], cut: [false, false] },
    ]);
    expect(snippets('문화원', texts, ['title']).map(({ field }) => field)).toEqual(['articleCn']);
  });

  it('are of the fields that were asked for', () => {
    const texts = { kornTtl: '김 기자', jrnlLclanNm: '김기자', articleCn: '김기자가 썼다.' };
    expect(snippets('김기자', texts, ['reporter']).map(({ field }) => field)).toEqual(['jrnlLclanNm']);
  });

  it('never cut a character in two, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), fc.nat(500), (noise, at) => {
        const text = `${noise.slice(0, at)} 한류 ${noise.slice(at)}`;
        for (const { text: cut, marked } of snippets('한류', { articleCn: text })) {
          expect(marked.every((one) => one === '한류')).toBe(true);
          expect(text).toContain(cut);
        }
      }),
    );
  });
});

describe('the passage around a hit', () => {
  const words = 'abcdefghi '.repeat(60);
  const letters = 'x'.repeat(600);
  const mark = (start: number, end: number, of = 0): Mark => ({ start, end, of });
  const passage = (text: string, ...marks: Mark[]) => {
    const { text: cut, marks: marked } = snippetAround('articleCn', text, marks);
    return [cut, ...marked.map(({ start, end }) => [start, end])];
  };

  it('is 180 units long and begins 50 before it, at spaces if near', () => {
    const { text, marks, ...rest } = snippetAround('articleCn', words, [mark(300, 310)]);
    expect(text).toBe(words.slice(260, 439));
    expect(marks).toEqual([{ start: 40, end: 50 }]);
    expect(rest).toEqual({ field: 'articleCn', fileNm: null, isCutBefore: true, isCutAfter: true });
    expect(passage(letters, mark(300, 310))).toEqual([letters.slice(0, 180), [50, 60]]);
    expect(passage(`${letters.slice(0, 265)} ${letters}`, mark(300, 310))[0]).toMatch(/^x{164}/);
  });

  it('begins with the text where it stands there', () => {
    expect(passage(words, mark(50, 52))).toEqual([words.slice(0, 179), [50, 52]]);
    expect(passage(words, mark(51, 52))).toEqual([words.slice(10, 189), [41, 42]]);
    expect(snippetAround('articleCn', words, [mark(50, 52)])).toMatchObject({
      isCutBefore: false,
      isCutAfter: true,
    });
  });

  it('ends with the text, and is all of a short one', () => {
    expect(snippetAround('articleCn', words, [mark(590, 592)])).toMatchObject({
      text: words.slice(550),
      isCutBefore: true,
      isCutAfter: false,
    });
    expect(snippetAround('articleCn', 'abc', [])).toMatchObject({
      text: 'abc',
      marks: [],
      isCutBefore: false,
      isCutAfter: false,
    });
    expect(snippetAround('articleCn', words, []).text).toBe(words.slice(0, 179));
  });

  it('has the whole of what was found, however long', () => {
    expect(passage(letters, mark(300, 560))).toEqual([letters.slice(0, 310), [50, 310]]);
  });

  it('is where most different terms are, the first of such places', () => {
    const far = [mark(0, 2), mark(400, 402)];
    expect(passage(words, ...far, mark(520, 530, 1))[0]).toBe(words.slice(360, 539));
    expect(passage(words, ...far, mark(520, 531, 1))[0]).toBe(words.slice(0, 179));
    expect(passage(words, ...far, mark(404, 406))[0]).toBe(words.slice(0, 179));
  });

  it('marks overlapping hits as one, and none that is cut', () => {
    expect(passage(words, mark(0, 3), mark(3, 5), mark(7, 12), mark(8, 9), mark(170, 185))).toEqual([
      words.slice(0, 179),
      [0, 5],
      [7, 12],
    ]);
    expect(wholeSnippet('kornTtl', words, [mark(0, 3), mark(2, 5), mark(6, 7)])).toEqual({
      field: 'kornTtl',
      fileNm: null,
      text: words,
      marks: [
        { start: 0, end: 5 },
        { start: 6, end: 7 },
      ],
      isCutBefore: false,
      isCutAfter: false,
    });
  });

  it.each([
    ['a pair of surrogates', '😀'],
    ['a letter and its mark', 'e\u0301'],
    ['signs that are joined', '\u270a\u200d'],
  ])('never begins or ends within %s', (_what, sign) => {
    const text = `${letters.slice(0, 249)}${sign}${letters.slice(0, 178)}${sign}${letters}`;
    expect(passage(text, mark(300, 310))).toEqual([text.slice(251, 431), [49, 59]]);
  });
});

describe('marks', () => {
  const chunks = (typed: string) => searchedWords(...plannedTerms(typed));

  it('come in the order of the text, of those that begin together the longer first', () => {
    expect(atOnce(marksIn('문화 한국 문화', chunks('한, 한국, 문화')))).toEqual([
      { start: 0, end: 2, of: 2 },
      { start: 3, end: 5, of: 1 },
      { start: 3, end: 4, of: 0 },
      { start: 6, end: 8, of: 2 },
    ]);
  });

  it('stand in the text as it was written', () => {
    expect(atOnce(marksIn('㈜ Ｋ-Pop', chunks('k-pop')))).toEqual([{ start: 2, end: 7, of: 0 }]);
  });

  it('are looked for in the first 200,000 units', () => {
    const found = (at: number) => atOnce(marksIn(`${' '.repeat(at)}한국`, chunks('한국'))).length;
    expect([found(199_998), found(199_999)]).toEqual([1, 0]);
  });
});

describe('the searched texts', () => {
  const everywhere = {
    kornTtl: '한류',
    lclanTtl: '한류',
    articleTransCn: '한류',
    articleCn: '한류',
    jrnlLclanNm: '한류',
  };
  const fieldsOf = (texts: Partial<SnippetTexts>, fields?: TextField[]) =>
    snippets('한류', texts, fields).map(({ field }) => field);
  const plan = planOf({ searchText: '한류', excludeText: '' }, { combine: 'OR', fields: [] });

  it('are both titles, and two of translation, original and reporter', () => {
    expect(fieldsOf(everywhere)).toEqual(['kornTtl', 'lclanTtl', 'articleTransCn', 'articleCn']);
    expect(fieldsOf({ ...everywhere, articleTransCn: null })).toEqual([
      'kornTtl',
      'lclanTtl',
      'articleCn',
      'jrnlLclanNm',
    ]);
  });

  it('are those of the chosen fields; otherwise the beginning is shown', () => {
    expect(fieldsOf(everywhere, ['title'])).toEqual(['kornTtl', 'lclanTtl', 'articleTransCn']);
    expect(fieldsOf(everywhere, ['title', 'reporter'])).toEqual(['kornTtl', 'lclanTtl', 'jrnlLclanNm']);
    expect(fieldsOf(everywhere, ['attachment'])).toEqual(['articleTransCn']);
    expect(fieldsOf({ kornTtl: '한류' }, ['title'])).toEqual(['kornTtl']);
  });

  it('are followed by files, without their beginnings', () => {
    const ofFile = wholeSnippet('atchFileNm', '한류.pdf', []);
    const texts = { ...nothing, articleCn: '본문' };
    expect(atOnce(snippetsOf(plan, texts, [ofFile]))).toEqual([ofFile]);
    expect(
      atOnce(snippetsOf(plan, { ...texts, articleCn: '한류' }, [ofFile])).map(({ field }) => field),
    ).toEqual(['articleCn', 'atchFileNm']);
  });

  it('begin without marks where no word was asked for', () => {
    const [opening] = snippets('', {
      kornTtl: '제목',
      articleTransCn: '가'.repeat(1_200),
      articleCn: '원문',
    });
    expect(opening).toEqual({
      field: 'articleTransCn',
      text: '가'.repeat(180),
      marked: [],
      cut: [false, true],
    });
  });
});
