import { describe, expect, it } from 'vitest';
import { articleDetailIntro, headingOf, introOf, tabTitleOf } from './pageTexts.ts';

const page = {
  path: '/x',
  popup: false,
  kind: 'list' as const,
  title: '기사',
  brand: '브랜드',
  fixed: false,
};

describe('page intro', () => {
  it.each([
    ['list', '기사 목록 화면입니다.'],
    ['detail', '상세 화면입니다.'],
    ['regist', '등록 화면입니다.'],
  ] as const)('of a %s', (kind, text) => expect(introOf(kind, '기사')).toBe(text));

  it('of an article says what a model made', () => {
    expect(articleDetailIntro({ byModel: true, registeredByAi: true })).toBe(
      "상세 화면입니다. 분류, 해시태그, AI 요약은 생성형 AI가 작성한 결과입니다. 등록자가 'AI'인 경우 번역 엔진이 제공한 번역입니다.",
    );
    expect(articleDetailIntro({ byModel: false, registeredByAi: false })).toBe(
      '상세 화면입니다. 분류·해시태그·요약은 사전과 추출 방식으로 자동 작성되었습니다.',
    );
  });
});

describe('tab title', () => {
  it.each([
    [{}, '기사 목록 | 브랜드'],
    [{ kind: 'detail' as const }, '기사 상세'],
    [{ kind: 'regist' as const }, '기사 등록'],
    [{ popup: true }, 'popup'],
    [{ path: '/dashboard', fixed: true }, '대시보드 | 브랜드'],
    [{ path: '/myPage', fixed: true }, '마이페이지 | 브랜드'],
    [{ path: '/search', fixed: true }, '통합검색 | 브랜드'],
    [{ path: '/signUp', fixed: true }, '회원가입 | 브랜드'],
    [{ path: '/login', title: '로그인', fixed: true }, '로그인 | 브랜드'],
  ])('%o', (given, title) => expect(tabTitleOf({ ...page, ...given })).toBe(title));
});

describe('heading', () => {
  it('names the menu and what is done there', () => {
    expect(headingOf('list', '기사')).toBe('기사');
    expect(headingOf('detail', '기사')).toBe('기사 상세');
    expect(headingOf('regist', '기사')).toBe('기사 등록');
    expect(headingOf('detail', '사용자 관리')).toBe('사용자 상세');
  });
});
