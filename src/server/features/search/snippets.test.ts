import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planOf, type TextField } from './plan.ts';
import { type SnippetTexts, snippetsOf } from './snippets.ts';

const nothing: SnippetTexts = {
  kornTtl: null,
  lclanTtl: null,
  articleCn: null,
  articleTransCn: null,
  jrnlLclanNm: null,
};
const snippets = (typed: string, texts: Partial<SnippetTexts>, fields: TextField[] = []) =>
  snippetsOf(planOf({ searchText: typed, excludeText: '' }, { combine: 'OR', fields }), {
    ...nothing,
    ...texts,
  }).map(({ field, text, marks, isCutBefore, isCutAfter }) => ({
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
