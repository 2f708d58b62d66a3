import type { TourMode } from './tourStore.ts';

export interface TourStep {
  /** Where it takes place: a menu of the user, else it is left out. */
  path: string;
  title: string;
  text: string;
  /** CSS selector of what it is about, or the name of a button or link in the screen. */
  target: { selector: string } | { name: string };
}

export const tours: Readonly<Record<TourMode, readonly TourStep[]>> = {
  user: [
    {
      path: '/dashboard',
      title: '하루를 여는 화면입니다',
      text: '대시보드에는 오늘의 보도와 하이라이트, 읽지 않은 글이 모입니다. 다른 화면은 위의 메뉴에서 고릅니다.',
      target: { selector: 'nav[aria-label="주메뉴"]' },
    },
    {
      path: '/article/Article',
      title: '조건으로 기사를 좁혀 봅니다',
      text: '처음에는 최근 1개월의 한국 기사만 나옵니다. 국가, 매체, 제목으로 더 좁히거나 조건의 ×를 눌러 넓혀 봅니다.',
      target: { selector: '#main search > div' },
    },
    {
      path: '/article/Article',
      title: '읽고, 표시하고, 모읍니다',
      text: '제목을 누르면 원문과 번역을 봅니다. ‘별표’는 내 기사 메모에, ‘브리핑 담기’는 일일 브리핑에 쓸 곳에 모읍니다.',
      target: { selector: '#main [data-record]' },
    },
    {
      path: '/article/HighLight',
      title: '여러 매체가 다룬 일부터 봅니다',
      text: '하이라이트는 같은 일을 다룬 하루치 기사의 묶음입니다. 건수가 많을수록 널리 보도된 일입니다.',
      target: { selector: '#main [data-record]' },
    },
    {
      path: '/article/HighLight',
      title: '막히면 여기를 누르세요',
      text: '화면마다 무엇을 하는 곳인지 적어 두었습니다. 모르는 낱말도 찾을 수 있습니다. 키보드로는 ?를 누르고, Ctrl+K로는 어디든 갑니다.',
      target: { selector: '[data-help]' },
    },
  ],
  admin: [
    {
      path: '/admin/monitoring/Setup',
      title: '남은 일을 여기에서 확인합니다',
      text: '시작하기는 설치한 뒤에 할 일과 그 까닭을 알려 드립니다. 다 마칠 때까지 때때로 들러 주세요.',
      target: { selector: '#main h1' },
    },
    {
      path: '/admin/user/UserManage',
      title: '동료를 부릅니다',
      text: '‘등록’을 눌러 계정을 만들고 권한 그룹을 정합니다. 스스로 가입한 사람은 가입 승인에서 기다립니다.',
      target: { name: '등록' },
    },
    {
      path: '/admin/monitoring/CollectSource',
      title: '기사를 모으기 시작합니다',
      text: '‘골라 시작하기’에서 나라와 언어를 고르면 수집원이 한 번에 시작됩니다. 잠시 후 첫 기사가 들어옵니다.',
      target: { name: '골라 시작하기' },
    },
    {
      path: '/admin/FeatureDictManage',
      title: '키워드는 사전에서 나옵니다',
      text: '특징 사전의 낱말이 기사에 키워드로 붙습니다. 오래 지켜볼 일은 관련 이슈에서 사전의 낱말로 정합니다.',
      target: { name: '등록' },
    },
    {
      path: '/admin/monitoring/Operation',
      title: '하루 한 번 들여다보세요',
      text: '운영 현황은 점검할 곳을 맨 위에 보여 드립니다. 화면에서 할 일을 모르겠으면 도움말을 누르세요.',
      target: { selector: '[data-help]' },
    },
  ],
};
