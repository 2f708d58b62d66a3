import { describe, expect, it } from 'vitest';
import { introOfArticle, summaryOrigin, translationOrigin } from './origin.ts';

const bare = {
  featExtrSmry: null,
  featExtrKwdList: null,
  featExtrMclsf: null,
  featExtr: null,
  smryOrgnNm: null,
  transOrgnNm: null,
  rgtrId: 'SYSTEM',
  menualYn: 'N' as const,
};

describe('origin', () => {
  it('names the model that wrote', () => {
    expect(translationOrigin('gpt-x')).toEqual({ label: '기계 번역 · gpt-x', isByModel: true });
    expect(summaryOrigin('gpt-x')).toEqual({ label: 'AI 요약 · gpt-x', isByModel: true });
  });

  it('says when, where that was kept', () => {
    const made = { articleTransCn: { model: 'gpt-x', at: '2026-11-22T16:00:00Z' } };
    expect(translationOrigin('gpt-x', made).label).toBe('기계 번역 · gpt-x · 2026-11-23');
    expect(summaryOrigin('gpt-x', made).label).toBe('AI 요약 · gpt-x');
    expect(translationOrigin('person', made).label).toBe('사람이 번역');
  });

  it.each(['person', 'dictionary', 'extractive', '시연 자료', null])('%s is no model', (origin) => {
    expect(translationOrigin(origin).isByModel).toBe(false);
    expect(summaryOrigin(origin).isByModel).toBe(false);
  });
});

describe('the intro of an article', () => {
  it('claims nothing of an article that nobody has analysed', () =>
    expect(introOfArticle(bare)).toBe('상세 화면입니다.'));

  it('says that dictionary and extraction were at work', () =>
    expect(introOfArticle({ ...bare, featExtrKwdList: ['한류'], smryOrgnNm: 'extractive' })).toBe(
      '상세 화면입니다. 분류·해시태그·요약은 사전과 추출 방식으로 자동 작성되었습니다.',
    ));

  it('says that a model was at work, and that an engine translated what the AI registered', () =>
    expect(
      introOfArticle({
        ...bare,
        featExtrSmry: '요약',
        smryOrgnNm: 'gpt-x',
        transOrgnNm: 'gpt-x',
        rgtrId: 'AI',
      }),
    ).toBe(
      "상세 화면입니다. 분류, 해시태그, AI 요약은 생성형 AI가 작성한 결과입니다. 등록자가 'AI'인 경우 번역 엔진이 제공한 번역입니다.",
    ));

  it('claims no machine for what was registered by hand, or changed by hand since', () => {
    const classed = { ...bare, featExtrKwdList: ['한류'], featExtrMclsf: 'MCLSF_01' };
    expect(introOfArticle({ ...classed, menualYn: 'Y' as const })).toBe('상세 화면입니다.');
    const changed = (...fields: string[]) => ({ ...classed, mdfcnHistoryList: [{ fields: [] }, { fields }] });
    expect(introOfArticle(changed('제목(한글)', '키워드'))).toBe('상세 화면입니다.');
    expect(introOfArticle(changed('제목(한글)'))).toContain('자동 작성되었습니다.');
  });

  it('says that a person has corrected some, and nothing of machines once all of it is theirs', () => {
    const by = (maker: string) => ({ by: maker, at: '2026-11-23T00:00:00.000Z' });
    const corrected = {
      ...bare,
      featExtrKwdList: ['한류'],
      smryOrgnNm: 'person',
      fieldOrgn: { lclsfNm: by('rules'), featExtrKwdList: by('dictionary'), featExtrSmry: by('person') },
    };
    expect(introOfArticle(corrected)).toBe(
      '상세 화면입니다. 분류·해시태그·요약은 사전과 추출 방식으로 자동 작성되며, 담당자가 고친 항목은 따로 표시합니다.',
    );
    const fieldOrgn = { featExtrKwdList: by('person'), featExtrSmry: by('person') };
    expect(introOfArticle({ ...corrected, fieldOrgn })).toBe('상세 화면입니다.');
  });

  it.each(['person', '시연 자료'])('claims no machine for what comes from %s', (origin) =>
    expect(
      introOfArticle({
        ...bare,
        featExtrSmry: '요약',
        smryOrgnNm: origin,
        transOrgnNm: origin,
        rgtrId: 'AI',
      }),
    ).toBe('상세 화면입니다.'),
  );
});
