import { describe, expect, it } from 'vitest';
import type { ArticlePage } from '#generated/types/articleDeskCalls.ts';
import { proposalOf } from './PageProposal.tsx';

const page: ArticlePage = {
  problem: null,
  kornTtl: null,
  lclanTtl: 'Cent céladons de Corée',
  mediaId: 7,
  outletNm: 'Le Courrier',
  ntnId: 'FR',
  frmTrsfNscvrgDt: '2026-11-19T09:00:00.000Z',
  jrnlLclanNm: null,
  articleCn: 'Le musée …',
  lanCd: 'fr',
};

describe('what a page puts into the form', () => {
  it('is what it tells and nobody has written', () => {
    expect(proposalOf(page, { kornTtl: '', articleCn: '옮겨 적은 글', lanCd: null })).toEqual({
      values: {
        lclanTtl: 'Cent céladons de Corée',
        mediaId: 7,
        ntnId: 'FR',
        frmTrsfNscvrgDt: '2026-11-19T09:00:00.000Z',
        lanCd: 'fr',
      },
      sentence: '채운 항목: 제목(현지어), 매체명, 국가, 보도일시, 언어. 저장하기 전에 확인해 주세요.',
    });
  });

  it('is nothing where all is written', () => {
    const { values, sentence } = proposalOf(page, { ...page });
    expect({ values, sentence }).toEqual({
      values: {},
      sentence: '새로 채울 내용이 없습니다. 이미 입력한 항목은 그대로 두었습니다.',
    });
  });

  it('says which outlet is to be chosen where nobody has registered it', () => {
    const unknown = { ...page, mediaId: null };
    expect(proposalOf(unknown, {}).sentence).toContain(
      '이 주소로 등록된 매체가 없습니다(페이지의 매체명: Le Courrier). 매체를 직접 골라 주세요.',
    );
    expect(proposalOf({ ...unknown, outletNm: null }, {})).toMatchObject({
      sentence: expect.stringContaining('이 주소로 등록된 매체가 없습니다. 매체를 직접 골라 주세요.'),
      lacksOutlet: true,
    });
    expect(proposalOf(unknown, { mediaId: 3 }).sentence).not.toContain('Le Courrier');
  });

  it('is a sentence where the page could not be read', () => {
    const problem = '기사 주소가 웹 페이지가 아닙니다.';
    expect(proposalOf({ ...page, problem }, {})).toEqual({
      values: {},
      sentence: '기사 주소가 웹 페이지가 아닙니다. 내용을 직접 입력해 주세요.',
    });
  });
});
