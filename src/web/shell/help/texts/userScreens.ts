import type { ScreenHelp, ScreenHelps } from './screenHelp.ts';

const readingKeys = ['next', 'previous', 'open', 'star', 'read'] as const;
const recordKeys = ['next', 'previous', 'list', 'memo', 'label', 'share'] as const;

const item: ScreenHelp = {
  purpose:
    '글 한 건의 원문과 번역, 요약, 분류를 봅니다. 분류와 키워드는 기계가 붙인 것이어서 사람이 고칠 수 있습니다.',
  tasks: [
    '원문과 번역을 나란히 읽습니다. 구절을 선택하고 ‘메모’를 누르면 그 구절에 메모를 씁니다.',
    '‘별표’나 ‘라벨 붙이기’로 모으고, 나중에 볼 글은 ‘나중에 읽기’에, 브리핑 재료는 ‘브리핑 담기’로 담습니다.',
    '분류나 키워드가 틀렸으면 ‘고치기’를, 맞으면 ‘모두 확인’을 누릅니다.',
  ],
  keys: recordKeys,
};

const product = (what: string): ScreenHelp => ({
  purpose: `${what} 내부 구성원과 나누는 곳입니다.`,
  tasks: [
    '‘제목’과 ‘작성자’, 등록한 기간으로 지난 자료를 찾습니다.',
    '‘등록’을 눌러 새 자료를 올립니다. 본문을 쓰고 파일을 붙일 수 있습니다.',
    '자료를 연 뒤 ‘메일 보내기’를 눌러 필요한 사람에게 보냅니다.',
  ],
  keys: ['next', 'previous', 'open', 'export'],
});

const form: ScreenHelp = {
  purpose:
    '새 글을 쓰거나 고칩니다. 쓰는 동안 내용을 이 브라우저에 보관하므로 창이 닫혀도 이어 쓸 수 있습니다.',
  tasks: [
    '별표(*)가 붙은 칸을 먼저 채웁니다.',
    '본문의 도구로 ‘표 넣기’, ‘링크’ 등을 쓰고, 첨부할 것은 ‘파일 선택’으로 올립니다.',
    '‘저장’을 누르면 목록에 나타납니다. 그만두려면 ‘취소’를 누릅니다.',
  ],
};

const statistics = (what: string): ScreenHelp => ({
  purpose: `보도된 글의 수를 ${what} 세어 그림과 표로 보여 드립니다.`,
  tasks: [
    '위에서 기간과 조건을 고릅니다. 더 좁히려면 ‘상세조건’을 엽니다.',
    '그림의 막대나 조각을 누르면 그 글의 목록으로 갑니다.',
    '‘표로 보기’로 수치를 확인하고 ‘엑셀 내려받기’로 보고서에 씁니다.',
  ],
});

const outlet: ScreenHelp = {
  purpose: '매체 한 곳의 기본 정보와 한국 관련 사항, 기사 수를 봅니다.',
  tasks: [
    '기사 수를 누르면 이 매체가 쓴 기사의 목록으로 갑니다.',
    '‘중복 확인’을 눌러 같은 매체가 두 번 등록되지 않았는지 봅니다.',
    '‘변경 이력’을 눌러 누가 언제 무엇을 왜 고쳤는지 봅니다.',
  ],
};

const outletHistory: ScreenHelp = {
  purpose: '매체의 정보를 누가 언제 어떻게 고쳤는지 봅니다.',
  tasks: [
    '고친 때와 고친 사람을 차례로 봅니다.',
    '항목마다 이전 값과 새 값을 비교합니다.',
    '적어 둔 ‘작성 사유’를 읽습니다.',
  ],
};

const duplicates: ScreenHelp = {
  purpose: '같은 매체가 이름이나 주소만 달리하여 두 번 등록되지 않았는지 살핍니다.',
  tasks: [
    '비슷한 매체의 이름, 국가, 주소를 비교합니다.',
    '같은 매체라면 어느 쪽에 기사를 모을지 정합니다.',
    '다른 매체라면 그대로 창을 닫습니다.',
  ],
};

const myPage: ScreenHelp = {
  purpose: '담아 둔 기사와 내 정보, 받을 알림, 비밀번호를 관리합니다.',
  tasks: [
    '‘기사 메모’에서 별표, 나중에 읽기, 라벨로 모은 기사와 내 메모를 다시 보고, ‘라벨 관리’로 라벨을 고칩니다.',
    '‘알림과 동의’와 ‘새 글 알림’에서 받을 알림을, ‘비밀번호와 계정’에서 비밀번호를 바꿉니다.',
    '‘내 연결’에서 인증키를 만들어 피드 구독기와 다른 시스템이 자료를 읽게 합니다.',
  ],
};

/** Help for the screens of user mode. */
export const userScreens: ScreenHelps = {
  '/dashboard': {
    purpose: '오늘의 보도를 한눈에 보는 첫 화면입니다. 무엇을 어떤 차례로 둘지 사람마다 정할 수 있습니다.',
    tasks: [
      '위에서 기간을 고르면 모든 수치와 그림이 그 기간으로 바뀝니다.',
      '‘주요 하이라이트’에서 여러 매체가 함께 다룬 일부터 읽습니다.',
      '‘대시보드 설정’을 눌러 쓰지 않는 칸을 빼고 차례를 바꿉니다.',
    ],
    keys: ['palette', 'goTo', 'search'],
  },
  '/search': {
    purpose: '기사, 싱크탱크, 소셜 미디어와 동료가 쓴 글을 한 번에 찾습니다.',
    tasks: [
      '낱말을 쓰고 ‘검색’을 누릅니다. 한복은 韓服과 Hanbok도, 젤렌스키는 Zelensky도, cafe는 café도 찾고, 따옴표로 묶으면 그대로만 찾습니다.',
      '결과가 많으면 ‘상세조건’에서 좁히거나 국가:프랑스 기간:7d처럼 항목을 적습니다. ‘검색식으로 보기’는 조건을 그렇게 적어 줍니다.',
      '자주 찾는 조건은 ‘보기 저장’으로 이름을 붙여 두고, ‘새 글 알림’을 켜서 새 글을 받습니다.',
    ],
    keys: ['search', 'next', 'previous', 'open'],
  },
  '/myPage': myPage,
  '/myPage/:tab': myPage,
  '/myPage/Watch': {
    purpose:
      '저장한 검색마다 새 글이 몇 건 들어왔는지 보고, 언제 어떻게 알려 드릴지 정합니다. 목록에서 ‘보기 저장’을 누르면 여기에 나타납니다.',
    tasks: [
      '‘알림 켜기’나 ‘설정’을 눌러 보내는 때와 받는 길을 고릅니다. 옆의 ‘미리 보기’에서 지난 30일이라면 몇 통이 왔을지 봅니다.',
      '‘잠시 멈추기’를 누르면 설정은 그대로 두고 보내지 않습니다. ‘다시 보내기’를 누르면 이어집니다.',
      '무엇을 왜 받았는지는 ‘보낸 알림’에서 보고, 뺀 매체와 사건을 다시 넣습니다.',
    ],
  },
  '/login/agreement': {
    purpose: '서비스를 쓰기 전에 약관과 개인정보 처리에 동의하는 화면입니다.',
    tasks: [
      '문서를 펼쳐 읽습니다.',
      '필수 항목에 동의합니다. 선택 항목은 동의하지 않아도 쓸 수 있습니다.',
      '동의를 마치면 처음 가려던 화면으로 갑니다.',
    ],
  },

  '/article/Article': {
    purpose: '세계 언론이 쓴 기사를 모아 봅니다. 처음에는 최근 1개월의 한국 관련 기사만 표시합니다.',
    tasks: [
      '보도일, 국가, 매체로 좁혀 봅니다. 걸려 있는 조건은 목록 위에 있고 ×를 누르면 빠집니다.',
      '‘나란히 읽기’를 켜면 목록 옆에서 바로 읽고, ‘비슷한 기사 묶기’를 켜면 같은 글은 한 줄만 남습니다.',
      '쓸 기사는 ‘별표’나 ‘브리핑 담기’로 모으고, 조건은 ‘보기 저장’으로 남깁니다.',
    ],
    keys: [...readingKeys, 'export'],
  },
  '/article/Article/Detail/:id': item,
  '/article/Article/Regist': {
    purpose: '자동으로 모이지 않은 기사를 직접 등록하거나, 모인 기사를 고칩니다.',
    tasks: [
      '주소를 쓰고 ‘URL 중복체크’를 눌러 이미 있는 기사인지 확인합니다.',
      '제목, 매체, 국가, 보도일시와 대분류를 채웁니다. 빠진 칸은 오른쪽에 ‘입력 필요’로 표시합니다.',
      '‘저장’을 누르면 키워드와 요약을 자동으로 붙입니다.',
    ],
  },
  '/article/HighLight': {
    purpose:
      '같은 일을 다룬 기사들을 하루 단위로 묶은 하이라이트를 봅니다. 묶음이 클수록 많은 매체가 다룬 일입니다.',
    tasks: [
      '‘이전 날’과 ‘다음 날’로 날을 옮기거나 ‘모든 날’을 봅니다.',
      '‘대분류’와 ‘중분류’로 관심 분야만 남깁니다.',
      '브리핑에 실을 일은 ‘브리핑 담기’를 누릅니다.',
    ],
    keys: ['next', 'previous', 'open', 'tray'],
  },
  '/article/HighLight/Detail/:id': {
    purpose:
      '한 사안의 보도가 어느 나라, 어느 매체에서 얼마나 이어졌는지 봅니다. 잘못 묶인 것은 바로잡을 수 있습니다.',
    tasks: [
      '기사를 차례로 읽고 매체별, 국가별로 비교합니다.',
      '다른 일의 기사가 섞였으면 그 기사를 선택해 빼거나 나눕니다.',
      '같은 일이 둘로 갈렸으면 ‘다른 하이라이트와 합치기’를 누릅니다.',
    ],
    keys: recordKeys,
  },
  '/article/ThinkTank': {
    purpose: '세계 싱크탱크가 낸 보고서와 논평을 봅니다.',
    tasks: [
      '발행일, 국가, 기관으로 좁혀 봅니다.',
      '‘나란히 읽기’를 켜고 목록 옆에서 읽습니다.',
      '다시 볼 자료는 ‘별표’를 누르고, 목록은 ‘내보내기’로 내려받습니다.',
    ],
    keys: readingKeys,
  },
  '/article/ThinkTank/Detail/:id': item,
  '/article/Sns': {
    purpose: '소셜 미디어와 온라인 게시판의 글을 봅니다.',
    tasks: [
      '게시일, 국가, 매체로 좁혀 봅니다.',
      '‘비슷한 게시글 묶기’를 켜면 퍼 나른 글이 한 줄로 접혀 보입니다.',
      '다시 볼 글은 ‘별표’를 누르고, 목록은 ‘내보내기’로 내려받습니다.',
    ],
    keys: readingKeys,
  },
  '/article/Sns/Detail/:id': item,
  '/popup/article/:id': item,
  '/popup/thinkTank/:id': item,
  '/popup/sns/:id': item,
  '/article/Medn': {
    purpose: '기사를 모으는 세계의 신문, 방송, 통신사 등을 찾고 관리합니다.',
    tasks: [
      '‘매체명’, ‘국가’, ‘매체형태’로 찾습니다. 표의 머리를 누르면 그 열로 정렬합니다.',
      '없는 매체는 ‘등록’을 눌러 더합니다. 이미 있는지 먼저 확인해 줍니다.',
      '관리자는 ‘목록 가져오기’로 여러 매체를 한 번에 등록합니다.',
    ],
    keys: ['next', 'previous', 'open', 'export'],
  },
  '/article/Medn/Detail/:id': outlet,
  '/article/Medn/Regist': {
    purpose: '매체를 새로 등록하거나 정보를 고칩니다.',
    tasks: [
      '‘URL 중복체크’와 ‘매체 정보 중복체크’로 이미 등록한 매체인지 확인합니다.',
      '이름, 국가, 매체형태와 연락처를 채웁니다.',
      '‘작성 사유’를 적고 ‘저장’을 누릅니다. 사유는 변경 이력에 남습니다.',
    ],
  },
  '/popup/medn/duplicate': duplicates,
  '/popup/medn/duplicate/:id': duplicates,
  '/popup/medn/history/:id': outletHistory,
  '/article/Report': {
    purpose: '브리핑과 생산물로 나온 보고서를 한 목록에서 봅니다.',
    tasks: [
      '‘제목’과 ‘구분’, 기간으로 찾습니다.',
      '제목을 누르면 그 보고서의 화면으로 갑니다.',
      '자주 보는 조건은 ‘보기 저장’으로 남깁니다.',
    ],
    keys: ['next', 'previous', 'open'],
  },
  '/article/ArrivalRule': {
    purpose: '새로 들어온 글이 저장한 검색에 맞으면 라벨, 분류, 관련 이슈, 별표 등을 자동으로 붙입니다.',
    tasks: [
      '먼저 기사 목록이나 통합검색에서 조건을 보기로 저장하고, ‘등록’을 눌러 할 일을 고릅니다.',
      '‘최근 30일에 시험’으로 몇 건이 어떻게 바뀔지 본 뒤에 ‘규칙 켜기’를 누릅니다.',
      '‘한 일’에서 무엇을 바꾸었는지 보고, 골라서 또는 모두 되돌립니다.',
    ],
    keys: ['next', 'previous', 'open'],
  },

  '/product/weekly/WeeklyEconomy': product('한 주의 경제 보도를 정리한 자료를'),
  '/product/specialReport/PresidentVisit': product('대통령 순방에 대한 외신 보도를 정리한 자료를'),
  '/product/publicity/CardNews': product('그림으로 만든 카드뉴스를'),
  '/product/legacy/ThinkTankReport': product('싱크탱크 보고서를 우리말로 정리한 자료를'),
  '/product/publicity/ResourceCenter': product('사진과 문서 등 참고 자료를'),
  '/product/:category/:subCategory': product('이 게시판의 자료를'),
  '{boardMenuUrl}': product('이 게시판의 자료를'),
  '/product/weekly/WeeklyEconomy/Regist': form,
  '/product/specialReport/PresidentVisit/Regist': form,
  '/product/publicity/CardNews/Regist': form,
  '/product/legacy/ThinkTankReport/Regist': form,
  '/product/publicity/ResourceCenter/Regist': form,
  '/product/:category/:subCategory/Regist': form,
  '{boardMenuUrl}/Regist': form,
  '/product/daily/DailyBriefing': {
    purpose: '하루의 주요 보도를 정리한 일일 브리핑을 봅니다. 임시저장한 것은 쓰는 사람들에게만 보입니다.',
    tasks: [
      '‘브리핑 날짜’와 ‘상태’로 지난 브리핑을 찾습니다.',
      '‘등록’을 누르면 브리핑함에 담아 둔 것으로 초안이 만들어집니다.',
      '브리핑을 연 뒤 ‘파일로 받기’에서 한글, 워드, PDF를 고르고, 초안은 ‘발행’으로 내보냅니다.',
    ],
    keys: ['next', 'previous', 'open', 'export'],
  },
  '/product/daily/ReportTemplate': {
    purpose: '정한 요일과 시각에 저장한 검색의 새 글을 모아 일일 브리핑을 저절로 만듭니다.',
    tasks: [
      '먼저 기사 목록이나 통합검색에서 조건을 보기로 저장하고, ‘등록’을 눌러 구역마다 검색을 고릅니다.',
      '‘최근 24시간에 시험’으로 지금이라면 무엇이 실릴지 봅니다.',
      '‘상태’를 ‘켜짐’으로 저장하면 다음 때부터 만들고, 종 모양 알림으로 알립니다.',
    ],
    keys: ['next', 'previous', 'open'],
  },
  '/product/daily/ReportTemplate/Regist': {
    purpose: '브리핑을 언제 만들지, 어느 구역에 어떤 검색의 글을 실을지 정합니다.',
    tasks: [
      '‘만드는 요일’과 ‘만드는 시각’, 만든 뒤 초안으로 둘지 바로 발행할지 고릅니다.',
      '‘행 추가’로 구역을 넣고 ‘저장한 검색’과 ‘최대 건수’를 정합니다.',
      '‘최근 24시간에 시험’으로 실릴 글을 본 뒤 ‘저장’을 누릅니다.',
    ],
  },
  '/product/daily/DailyBriefing/Regist': {
    purpose: '담아 둔 기사와 하이라이트로 일일 브리핑을 만듭니다.',
    tasks: [
      '‘구역 제목 추가’로 구역을 나누고 항목의 차례를 바꿉니다.',
      '‘미리보기’로 받는 사람이 볼 모습을 확인합니다.',
      '더 쓸 것이 있으면 ‘임시저장’을, 다 되었으면 ‘발행’을 누릅니다.',
    ],
  },

  '/communication/Notice': {
    purpose: '모두가 알아야 할 소식을 봅니다. 고정한 글이 맨 위에 있습니다.',
    tasks: [
      '‘읽음 상태’로 아직 읽지 않은 글만 남깁니다.',
      '‘긴급’으로 급한 글만 봅니다.',
      '쓸 권한이 있으면 ‘등록’을 눌러 새 공지를 올립니다.',
    ],
    keys: readingKeys,
  },
  '/communication/Notice/Regist': form,
  '/communication/Board': {
    purpose: '동료에게 묻고 답하는 게시판입니다. 글마다 받을 사람을 정할 수 있습니다.',
    tasks: [
      '‘등록’을 눌러 묻습니다. 받을 사람에게는 알림이 갑니다.',
      '글을 열어 ‘댓글’을 남기고, 처리한 글은 상태를 바꿉니다.',
      '‘메일 보내기’로 밖에 있는 사람에게도 보냅니다.',
    ],
    keys: readingKeys,
  },
  '/communication/Board/Regist': {
    ...form,
    tasks: [
      '‘수신자’를 고릅니다. 모두가 볼 글이면 ‘공개’를, 아니면 ‘수신자만’을 누릅니다.',
      '‘분류’와 ‘제목’, 본문을 쓰고 ‘파일 선택’으로 파일을 붙입니다.',
      '‘저장’을 누르면 수신자에게 알립니다.',
    ],
  },

  '/statistics/Nation': statistics('나라별로'),
  '/statistics/Media': statistics('매체별로'),
  '/statistics/Keyword': statistics('키워드별로'),
  '/statistics/Classification': statistics('분류별로'),
  '/statistics/Sns': statistics('소셜 미디어별로'),
};
