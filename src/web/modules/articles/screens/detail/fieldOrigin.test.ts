import { describe, expect, it } from 'vitest';
import { originMark, originWords, stateOf, unconfirmedFields, wordsBetweenCommas } from './fieldOrigin.ts';

const at = '2026-11-23T00:00:00.000Z';

describe('the origin of a field', () => {
  it.each([
    ['rules', '낱말 규칙으로 자동 분류'],
    ['dictionary', '사전에서 자동 추출'],
    ['extractive', '추출 요약 · 원문 문장을 자동으로 고름'],
    ['person', '담당자 작성'],
    ['gpt-x', 'AI · gpt-x'],
  ])('%s reads %s', (by, words) => expect(originWords({ by, at })).toBe(words));

  it.each([
    [{ by: 'dictionary', at }, '사전 추출 · 확인 전'],
    [{ by: 'gpt-x', at, cnfrmDt: at }, 'AI · gpt-x · 확인함'],
    [{ by: 'person', at }, '담당자 작성'],
  ])('%o is marked %s', (origin, mark) => expect(originMark(origin)).toBe(mark));

  it('says the model and the day where the page knows them, but never of what a person wrote', () => {
    const words = 'AI 요약 · gpt-x · 2026-11-23';
    expect(originMark({ by: 'gpt-x', at }, words)).toBe(`${words} · 확인 전`);
    expect(originMark({ by: 'person', at }, words)).toBe('담당자 작성');
  });

  it('says whether a person has looked at it', () => {
    expect(stateOf(undefined)).toBeUndefined();
    expect(stateOf({ by: 'person', at })).toBe('byPerson');
    expect(stateOf({ by: 'rules', at })).toBe('unconfirmed');
    expect(stateOf({ by: 'rules', at, cnfrmId: 'U1', cnfrmDt: at })).toBe('confirmed');
  });
});

describe('what is to be confirmed', () => {
  it('is what a machine has made and nobody has looked at', () => {
    const fieldOrgn = {
      featExtrSmry: { by: 'extractive', at },
      lclsfNm: { by: 'rules', at },
      featExtrMclsf: { by: 'rules', at, cnfrmDt: at },
      featExtrKwdList: { by: 'person', at },
      featExtr: { by: 'dictionary', at },
    };
    expect(unconfirmedFields({ fieldOrgn })).toEqual(['featExtrSmry', 'lclsfNm', 'featExtr']);
    expect(unconfirmedFields({ fieldOrgn: null })).toEqual([]);
  });
});

it('words stand between commas of any width, each once', () => {
  expect(wordsBetweenCommas(' 한류, 전시，한류、 \n영화, ')).toEqual(['한류', '전시', '영화']);
});
