/** Topic of an article. `more` lists the paragraphs that may follow its lead. */
export interface StoryKind {
  /** Major category. */
  region: 'KOREA' | 'GLOBAL';
  /** Detail code of the master MCLSF. */
  code: string;
  weight: number;
  more: readonly MoreId[];
  keywords: readonly string[];
  issue: string;
  incident?: string;
  policy?: string;
  institutions: readonly string[];
  event?: string;
}

const moreIds = [
  'crowd',
  'organiser',
  'expert',
  'visitor',
  'background',
  'market',
  'plan',
  'audience',
  'joint',
  'online',
  'spokesperson',
  'cost',
  'reaction',
  'council',
  'history',
  'jobs',
] as const;
export type MoreId = (typeof moreIds)[number];

const event = ['crowd', 'organiser', 'visitor', 'background', 'plan'] as const;
const content = ['expert', 'audience', 'market', 'background'] as const;
const project = ['spokesperson', 'cost', 'reaction', 'council', 'history', 'jobs'] as const;

const kinds = {
  festival: {
    region: 'KOREA',
    code: 'MCLSF_04',
    weight: 9,
    more: event,
    keywords: ['한국문화', '축제', '한복', '국악'],
    issue: '한류 확산',
    institutions: ['한국문화원'],
    event: '한국문화 축제',
  },
  series: {
    region: 'KOREA',
    code: 'MCLSF_05',
    weight: 9,
    more: content,
    keywords: ['드라마', '한류', '스트리밍'],
    issue: '한국 드라마 열풍',
    institutions: ['한국콘텐츠진흥원'],
  },
  concert: {
    region: 'KOREA',
    code: 'MCLSF_05',
    weight: 8,
    more: event,
    keywords: ['K팝', '공연', '한류'],
    issue: 'K팝 세계화',
    institutions: ['한국콘텐츠진흥원'],
    event: 'K팝 공연',
  },
  exhibition: {
    region: 'KOREA',
    code: 'MCLSF_04',
    weight: 6,
    more: [...event, 'expert'],
    keywords: ['전시', '박물관', '전통문화'],
    issue: '한국미술 재조명',
    institutions: ['국립중앙박물관'],
    event: '특별전',
  },
  language: {
    region: 'KOREA',
    code: 'MCLSF_03',
    weight: 5,
    more: content,
    keywords: ['한국어', '세종학당', '교육'],
    issue: '한국어 교육 확대',
    policy: '세종학당 확대',
    institutions: ['세종학당재단', '국립국어원'],
  },
  tourism: {
    region: 'KOREA',
    code: 'MCLSF_06',
    weight: 7,
    more: ['expert', 'audience', 'market', 'background'],
    keywords: ['방한 관광', '여행', '지역 관광'],
    issue: '방한 관광객 증가',
    policy: '지역 관광 활성화',
    institutions: ['한국관광공사'],
  },
  diplomacy: {
    region: 'KOREA',
    code: 'MCLSF_01',
    weight: 6,
    more: ['joint', 'expert', 'market', 'background'],
    keywords: ['문화외교', '협정', '교류'],
    issue: '문화외교',
    policy: '문화협력 협정',
    institutions: ['문화체육관광부', '외교부'],
    event: '협정 서명식',
  },
  food: {
    region: 'KOREA',
    code: 'MCLSF_02',
    weight: 6,
    more: content,
    keywords: ['한식', '수출', '식품'],
    issue: '한식 수출',
    policy: '한식 세계화',
    institutions: ['한식진흥원'],
  },
  taekwondo: {
    region: 'KOREA',
    code: 'MCLSF_07',
    weight: 3,
    more: event,
    keywords: ['태권도', '대회', '체육'],
    issue: '태권도 보급',
    institutions: ['세계태권도연맹', '국기원'],
    event: '국제 태권도 대회',
  },
  heritage: {
    region: 'KOREA',
    code: 'MCLSF_09',
    weight: 4,
    more: ['joint', 'online', 'background'],
    keywords: ['문화유산', '환수', '유물'],
    issue: '문화유산 환수',
    incident: '유물 반환',
    policy: '국외 문화유산 환수',
    institutions: ['국가유산청', '국외소재문화유산재단'],
  },
  literature: {
    region: 'KOREA',
    code: 'MCLSF_04',
    weight: 4,
    more: [...content, 'online'],
    keywords: ['한국문학', '번역', '출판'],
    issue: '한국문학 번역',
    institutions: ['한국문학번역원'],
    event: '번역문학상',
  },
  temple: {
    region: 'KOREA',
    code: 'MCLSF_08',
    weight: 3,
    more: ['organiser', 'visitor', 'background', 'plan', 'expert'],
    keywords: ['사찰음식', '불교문화', '명상'],
    issue: '한국 불교문화',
    institutions: ['한국불교문화사업단'],
    event: '사찰음식 시연회',
  },
  museum: {
    region: 'GLOBAL',
    code: 'MCLSF_04',
    weight: 7,
    more: project,
    keywords: ['박물관', '재개관', '문화시설'],
    issue: '문화시설 새 단장',
    institutions: ['국립박물관'],
    event: '재개관',
  },
  budget: {
    region: 'GLOBAL',
    code: 'MCLSF_01',
    weight: 7,
    more: ['spokesperson', 'reaction', 'history', 'jobs'],
    keywords: ['문화 예산', '문화정책', '예술 지원'],
    issue: '문화 예산',
    policy: '문화 예산 증액',
    institutions: ['문화부'],
  },
  filmFestival: {
    region: 'GLOBAL',
    code: 'MCLSF_05',
    weight: 6,
    more: ['spokesperson', 'cost', 'history', 'jobs'],
    keywords: ['영화제', '영화', '신인 감독'],
    issue: '영화 산업',
    institutions: ['국제영화제 조직위원회'],
    event: '국제영화제',
  },
  visitorCap: {
    region: 'GLOBAL',
    code: 'MCLSF_06',
    weight: 6,
    more: ['spokesperson', 'reaction', 'council', 'history', 'jobs'],
    keywords: ['과잉관광', '관광정책', '유적지'],
    issue: '과잉관광',
    incident: '관광객 급증',
    policy: '입장객 제한',
    institutions: ['시청'],
  },
  restoration: {
    region: 'GLOBAL',
    code: 'MCLSF_09',
    weight: 6,
    more: project,
    keywords: ['유적', '복원', '고고학'],
    issue: '문화유산 보존',
    policy: '유적 복원',
    institutions: ['문화유산 연구소'],
  },
  marathon: {
    region: 'GLOBAL',
    code: 'MCLSF_07',
    weight: 6,
    more: ['spokesperson', 'cost', 'history', 'jobs'],
    keywords: ['마라톤', '체육', '도시 축제'],
    issue: '생활체육',
    institutions: ['육상연맹'],
    event: '국제마라톤',
  },
} as const satisfies Record<string, StoryKind>;

export type StoryId = keyof typeof kinds;
export const storyKinds: Readonly<Record<StoryId, StoryKind>> = kinds;
export const storyIds = Object.keys(kinds) as StoryId[];

/** The originals of one language: title, lead and further paragraphs, parallel to the Korean ones. */
export interface Texts {
  titles: Readonly<Record<StoryId, string>>;
  leads: Readonly<Record<StoryId, string>>;
  more: Readonly<Record<MoreId, string>>;
}
