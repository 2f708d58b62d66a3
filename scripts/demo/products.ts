/** A made-up post of a product page. Days count back from the day of the demo. */
export interface DemoProduct {
  /** Address of its menu. */
  url: string;
  daysAgo: number;
  ttl: string;
  /** Paragraphs. */
  text: readonly string[];
  by: 'demo-admin' | 'demo-staff';
  /** Attached images with the words that describe them; the first is the cover. */
  pictures?: readonly { name: string; expln: string }[];
  /** Name of an attached PDF. */
  file?: string;
  looks?: number;
}

const cardNews = '/product/publicity/CardNews';
const resources = '/product/publicity/ResourceCenter';
const weekly = '/product/weekly/WeeklyEconomy';
const visit = '/product/specialReport/PresidentVisit';
const legacy = '/product/legacy/ThinkTankReport';

const card = (daysAgo: number, ttl: string, lead: string, looks: number): DemoProduct => ({
  url: cardNews,
  daysAgo,
  ttl,
  text: [
    lead,
    '카드 이미지는 첨부파일에서 한 번에 내려받을 수 있습니다. 누리소통망에 쓸 때는 출처를 남겨 주세요.',
  ],
  by: 'demo-staff',
  pictures: [
    { name: '표지.png', expln: '표지 그림: 둥근 해 아래 겹겹이 이어진 산' },
    { name: '본문 1.png', expln: '본문 1쪽 그림: 둥근 해 아래 겹겹이 이어진 산' },
  ],
  looks,
});

const resource = (daysAgo: number, ttl: string, lead: string, file: string): DemoProduct => ({
  url: resources,
  daysAgo,
  ttl,
  text: [lead, '재외 한국문화원과 공관에서 자유롭게 쓸 수 있습니다.'],
  by: 'demo-admin',
  pictures: [{ name: '미리보기.png', expln: '미리보기 그림: 둥근 해 아래 겹겹이 이어진 산' }],
  file,
  looks: 12 + daysAgo,
});

const report = (url: string, daysAgo: number, ttl: string, file: string): DemoProduct => ({
  url,
  daysAgo,
  ttl,
  text: [
    '한 주 동안 주요국 언론이 다룬 내용을 나라별로 모아 정리했습니다.',
    '원문과 번역문은 기사 목록에서, 통계는 통계 화면에서 더 볼 수 있습니다.',
  ],
  by: 'demo-staff',
  file,
  looks: 20 + daysAgo * 2,
});

export const demoProducts: readonly DemoProduct[] = [
  card(1, '숫자로 보는 이번 달 한류 보도', '가장 많이 보도된 나라와 분야를 카드 다섯 장에 담았습니다.', 84),
  card(4, '세계가 주목한 한국 문학', '번역 출간 소식과 서평을 나라별로 모았습니다.', 61),
  card(8, '한식, 외신은 이렇게 봤다', '발효와 채식을 다룬 기사가 크게 늘었습니다.', 47),
  card(13, '한눈에 보는 케이팝 세계 공연', '올해 공연이 열린 도시와 관객 규모를 지도로 정리했습니다.', 102),
  card(19, '한국 영화제 소식 모음', '해외 영화제에 초청된 작품과 현지 반응입니다.', 38),
  {
    url: cardNews,
    daysAgo: 25,
    ttl: '카드뉴스 제작 요청은 이렇게 남겨 주세요',
    text: ['주제와 쓰임, 필요한 날짜를 적어 소통 게시판에 남겨 주시면 담당자가 연락드립니다.'],
    by: 'demo-admin',
    looks: 29,
  },
  resource(2, '문화유산 홍보 사진 묶음', '고궁과 산사의 사계절을 담은 사진입니다.', '사진_목록.pdf'),
  resource(
    7,
    '한글날 해외 홍보 자료',
    '전시 패널과 체험 활동 안내서를 함께 담았습니다.',
    '한글날_안내서.pdf',
  ),
  resource(16, '한국 공예 전시 도록 안내', '도록에 실린 작품과 이용 허락 범위입니다.', '공예_도록.pdf'),
  resource(31, '국제 행사용 배경 그림', '회의장 화면과 무대에 쓸 수 있는 큰 그림입니다.', '사용_안내.pdf'),
  report(weekly, 3, '주간 경제: 콘텐츠 수출을 보는 외신의 시선', '주간경제_3호.pdf'),
  report(weekly, 10, '주간 경제: 관광 회복과 문화 소비', '주간경제_2호.pdf'),
  report(weekly, 17, '주간 경제: 영상 산업 투자 동향', '주간경제_1호.pdf'),
  report(visit, 12, '정상 순방 외신 보도 종합', '순방_보도_종합.pdf'),
  report(visit, 40, '문화 협력 양해각서 관련 현지 보도', '현지_보도.pdf'),
  report(legacy, 6, '문화 외교의 새로운 흐름: 주요 싱크탱크 보고서 요약', '싱크탱크_요약.pdf'),
  report(legacy, 28, '창작 산업과 인공지능 규범에 관한 보고서', '인공지능_규범.pdf'),
];
