import type { Locator, Page } from 'playwright';
import type { Hand } from './hand.ts';

/** One of the ten screens, on the demo data. */
export interface Screen {
  /** Its name for users. */
  name: string;
  path: string;
  /** Opened without sign-in. */
  isPublic?: true;
  /** Visible once the screen shows its content. */
  content(main: Locator): Locator;
  use(hand: Hand): Promise<void>;
}

const mainOf = (page: Page): Locator => page.locator('main');
const button = (page: Page, name: string | RegExp): Locator =>
  mainOf(page)
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .first();
/** A radio button or a checkbox. */
const option = (page: Page, name: string, role: 'radio' | 'checkbox' = 'radio'): Locator =>
  mainOf(page).getByRole(role, { name, exact: true }).first();

/** Opens and closes the dialog of a button. */
const throughDialog = async (hand: Hand, name: string): Promise<void> => {
  await hand.press(`${name} 열기`, button(hand.page, name));
  await hand.key(`${name} 닫기`, 'Escape');
};

const login: Screen = {
  name: '로그인',
  path: '/login',
  isPublic: true,
  content: (main) => main.getByRole('button', { name: '로그인' }),
  async use(hand) {
    const { page } = hand;
    await hand.type('이메일 입력', page.getByLabel('이메일', { exact: true }), 'kim');
    await hand.type('비밀번호 입력', page.getByLabel('비밀번호', { exact: true }), 'Abc1');
    await hand.press('이메일 저장', option(page, '이메일 저장', 'checkbox'));
    await hand.press('로그인', button(page, '로그인'));
  },
};

const dashboard: Screen = {
  name: '대시보드',
  path: '/dashboard',
  content: (main) => main.locator('svg.highcharts-root').first(),
  async use(hand) {
    const { page } = hand;
    await hand.press('다음 공지', button(page, '다음 공지'));
    await hand.press('기간', option(page, '1개월'));
    await hand.press('표로 보기', button(page, /^표로 보기/u));
    await hand.press('알림 열기', page.getByRole('button', { name: '알림' }));
    await hand.key('알림 닫기', 'Escape');
    await throughDialog(hand, '대시보드 설정');
  },
};

const articles: Screen = {
  name: '기사 목록 200행',
  path: '/article/Article?size=200&period=all&lclsfNm=all',
  content: (main) => main.locator('[data-record]').first(),
  async use(hand) {
    const { page } = hand;
    await hand.key('다음 행', 'j');
    await hand.key('다음 행', 'j');
    await hand.press('기사 메모', button(page, /^기사 메모/u));
    await hand.press('상세조건 열기', button(page, /^상세조건/u));
    await hand.press('상세조건 닫기', button(page, /^상세조건/u));
    await hand.press('목록 도구', button(page, '목록 도구'));
    await throughDialog(hand, '열 고르기');
    await throughDialog(hand, '내보내기');
    await hand.press('비슷한 기사 묶기', button(page, '비슷한 기사 묶기'));
    await hand.press('비슷한 기사 풀기', button(page, '비슷한 기사 묶기'));
    await hand.next('정렬', page.getByLabel('정렬'));
    await hand.type('제목 입력', page.getByRole('searchbox', { name: '제목' }), 'kor');
    await hand.press('처음 조건으로', button(page, '처음 조건으로'));
    await hand.press('기간', option(page, '전체'));
    await hand.press('다음 쪽', page.getByRole('button', { name: '다음 쪽' }));
  },
};

const article: Screen = {
  name: '기사 상세',
  path: '/article/Article/Detail/6000',
  content: (main) => main.getByRole('region', { name: '본문' }),
  async use(hand) {
    const { page } = hand;
    // the folded state is kept between visits
    await hand.press('본문 접거나 펼치기', button(page, /(접기|펼치기)$/u));
    await hand.press('메모에 담기', button(page, /^메모에 담/u));
    await hand.press('메모에서 빼기', button(page, /^메모에 담/u));
    await hand.press('기사 도구', button(page, '기사 도구'));
    await throughDialog(hand, '하이라이트에 넣기');
    await hand.key('다음 기사', 'j');
    await hand.key('이전 기사', 'k');
  },
};

const search: Screen = {
  name: '통합검색',
  path: '/search?searchText=문화',
  content: (main) => main.locator('[data-record]').first(),
  async use(hand) {
    const { page } = hand;
    await hand.press('국가 더 보기', button(page, /더 보기 \(국가\)/u));
    await hand.press('국가로 좁히기', button(page, /^일본/u));
    await hand.press('상세조건 열기', button(page, /^상세조건/u));
    await hand.press('상세조건 닫기', button(page, /^상세조건/u));
    await hand.press('최신순', option(page, '최신'));
    await hand.press('기사만', page.getByRole('tab', { name: /^기사/u }));
    await hand.type('검색어 입력', page.getByRole('searchbox', { name: '검색어' }), ' kor');
    await hand.press('검색', button(page, '검색'));
  },
};

const nations: Screen = {
  name: '국가별 통계',
  path: '/statistics/Nation',
  content: (main) => main.locator('svg.highcharts-root').first(),
  async use(hand) {
    const { page } = hand;
    await hand.press('점유율', option(page, '점유율'));
    await hand.press('기간', option(page, '1년'));
    await hand.press('다음 순위', button(page, '다음 순위'));
    await hand.press('지도로 보기', button(page, '지도로 보기'));
    await hand.press(
      '비교 하나',
      mainOf(page)
        .getByRole('checkbox', { name: / 비교$/u })
        .first(),
    );
    await hand.press(
      '비교 둘',
      mainOf(page)
        .getByRole('checkbox', { name: / 비교$/u })
        .nth(1),
    );
    await hand.press('표로 보기', button(page, /^표로 보기/u));
    await hand.press('차트 메뉴', mainOf(page).locator('.highcharts-contextbutton').first());
    await hand.key('차트 메뉴 닫기', 'Escape');
  },
};

const memos: Screen = {
  name: '마이페이지(기사 메모)',
  path: '/myPage',
  content: (main) => main.locator('[data-record]').first(),
  async use(hand) {
    const { page } = hand;
    await hand.type('제목 입력', page.getByRole('searchbox', { name: '제목·메모' }), 'k');
    await hand.key('제목 지우기', 'Backspace');
    await page.locator('main [data-record]').first().waitFor();
    await hand.next('정렬', page.getByLabel('기사 메모 정렬'));
    await hand.press('메모 빼기', button(page, /^기사 메모/u));
    await hand.press('메모 다시 담기', button(page, /^기사 메모/u));
    await hand.press('내 정보로', page.getByRole('tab', { name: '내 정보' }));
    await hand.type('이름 고치기', page.getByRole('textbox', { name: '이름' }), 'ab');
    await hand.next('국가', page.getByLabel('국가').first());
  },
};

const users: Screen = {
  name: '사용자 관리',
  path: '/admin/user/UserManage',
  content: (main) => main.locator('tbody tr').first(),
  async use(hand) {
    const { page } = hand;
    await hand.type('이름 입력', page.getByRole('textbox', { name: '이름' }), 'kim');
    await hand.press('처음 조건으로', button(page, '처음 조건으로'));
    await hand.press('상세조건 열기', button(page, /^상세조건/u));
    await hand.press('상세조건 닫기', button(page, /^상세조건/u));
    await throughDialog(hand, '열 고르기');
    await hand.press('최근 로그인 순서', button(page, '최근 로그인'));
    await hand.next('한 쪽에 보일 건수', page.getByLabel('한 쪽에 보일 건수'));
  },
};

const userForm: Screen = {
  name: '사용자 상세',
  path: '/admin/user/UserManage/Detail/demo-staff',
  content: (main) => main.getByLabel('기관명'),
  async use(hand) {
    const { page } = hand;
    await hand.type('기관명 고치기', page.getByLabel('기관명'), 'abc');
    await hand.press(
      '매체 관리자',
      mainOf(page).getByRole('radiogroup', { name: '매체 관리자' }).getByRole('radio', { name: '예' }),
    );
    await hand.next('평가 대상자 구분', page.getByLabel('평가 대상자 구분'));
    await hand.press('국가 열기', mainOf(page).getByRole('combobox', { name: '국가' }));
    await hand.key('국가 닫기', 'Escape');
    await throughDialog(hand, '비밀번호 초기화');
    await throughDialog(hand, '개인정보 보기');
  },
};

const board: Screen = {
  name: '소통 게시판',
  path: '/communication/Board',
  content: (main) => main.locator('tbody tr').first(),
  async use(hand) {
    const { page } = hand;
    await hand.type('제목 입력', page.getByRole('textbox', { name: '제목' }), 'kor');
    await hand.press('처음 조건으로', button(page, '처음 조건으로'));
    await hand.press('달력 열기', button(page, '달력 열기'));
    await hand.key('달력 닫기', 'Escape');
    await throughDialog(hand, '열 고르기');
    await throughDialog(hand, '내보내기');
    await hand.next('분류', page.getByLabel('분류'));
  },
};

export const tenScreens: readonly Screen[] = [
  login,
  dashboard,
  articles,
  article,
  search,
  nations,
  memos,
  users,
  userForm,
  board,
];
