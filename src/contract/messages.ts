/**
 * Every sentence the specification gives to a person, word for word, and the few it demands but leaves to us.
 * {label}, {n}, {menu}, {title}, {brand} are filled by `fill`. Particles such as 을(를) stay literal.
 */
export const messages = {
  required: {
    one: '{label}을(를) 입력해주세요.',
    many: '필수값을 입력해주세요.',
    invalidOne: '{label}이(가) 올바르지 않습니다.',
    invalidMany: '입력값이 올바르지 않습니다.',
  },
  dateRange: {
    beyondMax: '선택 가능한 날짜를 초과하였습니다.',
    reversed: '시작일은 종료일보다 늦을 수 없습니다.',
    tooLong: '조회 기간은 {n}일을 초과할 수 없습니다.',
  },
  format: {
    koreanName: '한글, 숫자, 공백만 입력 가능합니다.',
    englishName: '영문, 숫자, 공백만 입력 가능합니다.',
    localNameNoHangul: '한글은 입력할 수 없습니다.',
    localNameNoSpecial: '특수문자는 입력할 수 없습니다.',
    codeId: '영문 대문자, 숫자, _(언더바)만 입력 가능합니다.',
    verificationCode: '인증코드는 숫자 6자리입니다.',
    utc: 'UTC는 -12:00부터 +14:00까지 +09:00처럼 입력해 주세요.',
    ip: 'IP 주소, CIDR(/0~/32) 또는 ~ 범위를 31자 이내로 입력해주세요.',
  },
  form: {
    emailDuplicateCheckNeeded: '이메일 중복체크를 해주세요.',
    phoneVerificationNeeded: '휴대폰 인증을 해주세요.',
    authorityNeeded: '최소 하나의 사용자 권한을 선택해주세요.',
    masterCodeNeeded: '마스터 코드가 선택되지 않았습니다.',
    documentFileNeeded: '첨부파일을 첨부해주세요',
    mediaUrlCheckNeeded: 'URL 중복체크를 진행해주세요.',
    representativeTooShort: '대표자는 2자 이상 입력하세요.',
    utcTooLong: 'UTC는 4자리까지만 입력 가능합니다.',
    printReportNeeded: '지면보도(면,단)을 입력해주세요.',
    articleFileNeeded: '첨부파일을 첨부해주세요.',
    fileType: '지원하지 않는 파일 형식입니다.',
    fileCount: '최대 10개까지만 파일을 첨부할 수 있습니다.',
  },
  access: {
    denied: '접근 권한이 없습니다.',
    noLoginInfo: '로그인 정보가 없습니다.',
    noticeIdNeeded: '알림 ID가 필요합니다.',
    fileIdNeeded: '파일 ID가 필요합니다.',
    noticeHandled: '이미 처리된 알림입니다.',
    routingError: 'Unexpected Application Error!',
  },
  email: {
    empty: '이메일을 입력해주세요.',
    invalid: '올바른 이메일 형식이 아닙니다.',
    duplicateCheckNeeded: '이메일 중복 체크가 필요합니다.',
    duplicate: '이미 가입된 이메일이 있습니다.',
    available: '사용할 수 있는 이메일 입니다. 인증을 진행해주세요.',
    codeNeeded: '인증코드를 입력해주세요.',
    verified: '이메일 인증이 완료되었습니다.',
    unregisteredDomain: '등록되지 않은 기관의 이메일입니다. {supportEmail}(으)로 문의해 주세요.',
    verificationNeeded: '이메일 인증이 필요합니다.',
  },
  mobile: {
    duplicate: '이미 사용 중인 휴대폰 번호입니다. 다른 휴대폰 번호를 입력해주세요.',
    verified: '휴대폰 인증이 완료되었습니다.',
    empty: '휴대폰 번호를 입력해주세요.',
    invalid: '올바른 휴대폰 번호 형식이 아닙니다.',
    duplicateCheckNeeded: '휴대폰 번호 중복 체크가 필요합니다.',
    available: '사용할 수 있는 휴대폰 번호입니다. 인증을 진행해주세요.',
    verificationNeeded: '휴대폰 인증이 필요합니다.',
  },
  empty: '검색결과가 없습니다',
  intro: {
    list: '{menu} 목록 화면입니다.',
    detail: '상세 화면입니다.',
    regist: '등록 화면입니다.',
    articleDetail: '분류, 해시태그, AI 요약은 생성형 AI가 작성한 결과입니다.',
    articleDetailAi: "등록자가 'AI'인 경우 번역 엔진이 제공한 번역입니다.",
    articleDetailNoModel: '분류·해시태그·요약은 사전과 추출 방식으로 자동 작성되었습니다.',
  },
  label: {
    close: '닫기',
    guest: 'Guest',
  },
  notFound: {
    text: '요청하신 페이지를 찾을 수 없습니다.',
    home: '홈으로',
  },
  masthead: '이 누리집은 대한민국 공식 전자정부 누리집입니다.',
  title: {
    popup: 'popup',
    list: '{title} 목록 | {brand}',
    detail: '{title} 상세',
    regist: '{title} 등록',
    dashboard: '대시보드 | {brand}',
    myPage: '마이페이지 | {brand}',
    search: '통합검색 | {brand}',
    signUp: '회원가입 | {brand}',
  },
  logoutConfirm: '로그아웃하시겠습니까?',
  startUp: {
    loading: '화면을 준비하고 있습니다.',
    failed: '시작하지 못했습니다. 네트워크를 확인한 뒤 다시 시도해 주세요.',
    retry: '다시 시도',
  },
  file: {
    tooLarge: '파일은 하나에 50MB까지 첨부할 수 있습니다.',
  },
  loading: {
    list: '목록을 불러오는 중입니다.',
    detail: '상세 내용을 불러오는 중입니다.',
    save: '저장하는 중입니다.',
    update: '수정하는 중입니다.',
    delete: '삭제하는 중입니다.',
    approve: '승인하는 중입니다.',
    download: '내려받는 중입니다.',
    verificationSend: '인증코드를 보내는 중입니다.',
    verificationCheck: '인증코드를 확인하는 중입니다.',
    passwordReset: '비밀번호를 초기화하는 중입니다.',
    endLeave: '휴면 상태를 해제하는 중입니다.',
    endLock: '잠금을 해제하는 중입니다.',
  },
} as const;

/** Puts values into the {placeholders} of a message. */
export const fill = (message: string, values: Record<string, string | number>): string =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
