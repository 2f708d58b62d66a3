import { countries } from './countries.ts';
import { dramas, foods, groups, novels, topics, type Word } from './vocabulary.ts';

/** A line of the demo's dictionary: canonical form, kind and synonyms. */
export interface DemoWord {
  extrKwd: string;
  featKndCd: 'issue' | 'pern' | 'incdnt' | 'plcy' | 'inst' | 'evnt';
  synmList: string[];
}

type Line = readonly [word: string, ...writings: string[]];

/** Terms of culture policy, in addition to made-up works, groups and people. */
const lines: Readonly<Record<DemoWord['featKndCd'], readonly Line[]>> = {
  issue: [
    ['한류', '한국 문화에 대한 관심', 'Hallyu', 'Korean Wave', '韓流', '韩流'],
    ['K팝', '한국 그룹', 'K-pop', 'Korean group', '韓国のグループ', '韩国组合'],
    ['한국 드라마', 'Korean drama', '韓国ドラマ', '韩剧'],
    ['온라인 동영상 서비스', '동영상 서비스', 'OTT', 'video service', '動画サービス', '视频平台'],
    ['콘텐츠 시장', 'content market', 'コンテンツ市場', '内容市场'],
    ['한국어 교육', '한국어 강좌', '한국어 열기', 'Korean classes', '韓国語講座', '韩语课程'],
    ['한국어 노래', 'sang along in Korean', '韓国語の歌声'],
    ['방한 관광', '한국을 찾은', 'travel to Korea', '韓国旅行', '赴韩旅游'],
    ['드라마 촬영지', 'drama locations', 'ドラマのロケ地', '影视取景地'],
    ['한식', '한국 음식', 'Korean food', 'Korean cooking', '韓国料理', '韩餐'],
    ['한식당', 'Korean restaurants', '韓国料理店', '韩餐厅'],
    ['국악', '국악 공연', 'traditional music', '国楽', '国乐'],
    ['태권도', 'taekwondo', 'テコンドー', '跆拳道'],
    ['품새', 'poomsae', 'プムセ', '品势'],
    ['겨루기', 'sparring', '组手'],
    ['문화유산', 'cultural heritage', 'heritage objects', '文化財', '文化遗产'],
    ['유물', 'artefacts', '遺物', '文物'],
    ['한국문학', '한국 소설', 'Korean novel', '韓国の小説', '韩国小说'],
    ['사찰음식', 'temple food', '精進料理', '寺庙料理'],
    ['명상', 'meditation', '瞑想', '冥想'],
    ['불교문화', '스님', 'monks', '僧侶', '僧人'],
    ['문화시설', '전시 면적', 'exhibition space', '展示面積', '展览面积'],
    ['문화 예산', 'culture budget', '文化予算', '文化预算'],
    ['영화 산업', '신인 감독', 'new directors', '新人監督', '新人导演'],
    ['과잉관광', '관광객이', 'overtourism', 'visitor numbers', 'オーバーツーリズム', '过度旅游'],
    ['유적지', 'monuments', '史跡', '古迹'],
    ['역사 유적', 'historic site', '歴史遺跡', '历史遗迹'],
    ['3차원 측량', 'three-dimensional surveys', '三次元測量', '三维测量'],
    ['생활체육', '도심을 달렸다', 'running through the centre', '市民スポーツ', '全民健身'],
    ['참가국 확대', '참가국', '많은 나라에서', 'more countries than ever', '参加国', '参赛国'],
    ['지역 일자리', 'local jobs', '地域の雇用', '当地就业'],
    ['공공외교', 'public diplomacy', '公共外交'],
    ['소프트파워', 'soft power', 'ソフトパワー', '软实力'],
    ['한옥', 'hanok', '韓屋', '韩屋'],
    [
      '목조 건축',
      '건축가',
      'architect',
      'arquitectura',
      'architecte',
      'Architektenbund',
      '建築家',
      '建筑师',
      'kiến trúc sư',
    ],
    ['웹툰', 'webtoon', 'webtoons', 'ウェブトゥーン', '条漫'],
    [
      '공공 도서관',
      '도서관',
      'library',
      'biblioteca',
      'bibliothèque',
      'Bibliothek',
      '図書館',
      '图书馆',
      'thư viện',
    ],
    ['김장', 'kimjang', 'キムジャン', '腌泡菜'],
    ['배추', 'cabbage', 'la col', 'chou', 'Kohl', '白菜', 'cải thảo'],
    ['판소리', 'pansori', 'パンソリ', '盘索里'],
    ['햄릿', 'Hamlet', 'ハムレット', '哈姆雷特'],
    ['고려청자', 'Goryeo', '高麗青磁', '高丽青瓷'],
    [
      '가마터',
      'kiln sites',
      'hornos coreanos',
      'fours coréens',
      'koreanischen Öfen',
      '窯跡',
      '窑址',
      'lò gốm Hàn Quốc',
    ],
    [
      '1961년 한국 영화',
      'Korean film of 1961',
      'película coreana de 1961',
      'film coréen de 1961',
      'koreanischen Films von 1961',
      'koreanische Film von 1961',
      '1961年の韓国映画',
      '1961年韩国电影',
      'phim Hàn Quốc năm 1961',
    ],
    [
      '영화 복원',
      'restorer',
      'restauración',
      'restauration',
      'Restaurierungsteam',
      '復元',
      '修复',
      'phục chế',
    ],
  ],
  pern: [],
  incdnt: [
    ['유물 반환', '돌려주기로', '돌려준다', '반환 결정', 'return of objects', '返還', '归还文物'],
    ['관객 매진', '공연 매진', 'sold out', '満席', '售罄'],
  ],
  plcy: [
    [
      '문화협력 협정',
      '문화협력',
      'cultural cooperation agreement',
      'culture agreement',
      '文化協力協定',
      '文化合作协定',
    ],
    ['영화 공동 제작', 'film co-productions', '映画の共同制作', '电影合拍'],
    ['청년 예술인 교류', 'exchanges of young artists', '若手芸術家の交流', '青年艺术家交流'],
    [
      '청년 예술인 지원',
      '지역 공연장',
      'young artists',
      'regional stages',
      '若手芸術家の支援',
      '扶持青年艺术家',
    ],
    ['한국어 선택 과목', '선택 과목', 'Korean as an elective', '選択科目', '选修课'],
    ['한국문학 번역', '번역본', 'literature in translation', '翻訳文学', '翻译文学'],
    ['입장객 제한', '입장객을 제한', '입장 인원', 'limit daily admissions', '入場者数を制限', '限制游客'],
    ['유적 복원', '복원을 마치고', '복원 마무리', 'restoration', '修復', '修复'],
    ['지역 관광 활성화', '지방 축제', '지방 도시', 'regional festivals', '地方の祭り', '地方旅游'],
    ['문화 투자', '미래를 위한 투자', 'investment in the future', '未来への投資', '面向未来的投资'],
  ],
  inst: [
    [
      '문화체육관광부',
      '문체부',
      'Ministry of Culture, Sports and Tourism',
      '文化体育観光部',
      '文化体育观光部',
    ],
    ['한국문화원', 'Korean Cultural Center', '韓国文化院', '韩国文化院'],
    ['국립중앙박물관', 'National Museum of Korea', '韓国国立中央博物館', '韩国国立中央博物馆'],
    ['국립박물관', 'National Museum', '国立博物館', '国立博物馆'],
    ['세종학당재단', '세종학당', 'King Sejong Institute', '世宗学堂'],
    ['한국콘텐츠진흥원', 'KOCCA', '韓国コンテンツ振興院', '韩国内容振兴院'],
    ['한국관광공사', 'Korea Tourism Organization', '韓国観光公社', '韩国观光公社'],
    ['국가유산청', 'Korea Heritage Service', '国家遺産庁', '国家遗产厅'],
    ['한국문학번역원', 'LTI Korea', '韓国文学翻訳院', '韩国文学翻译院'],
    ['교육 당국', 'education authorities', '教育当局', '教育部门'],
    ['문화부', 'Ministry of Culture', '文化省', '文化部'],
    ['시의회', 'city council', '市議会', '市议会'],
    ['주민 단체', "residents' groups", '住民団体', '居民团体'],
    ['유네스코', 'UNESCO', 'ユネスコ', '联合国教科文组织'],
  ],
  evnt: [
    ['한국문화 축제', '한국문화 주간', 'festival of Korean culture', '韓国文化フェスティバル', '韩国文化节'],
    ['특별전', 'special exhibition', '特別展', '特展'],
    ['재개관', '다시 문을 열었다', 'reopened', '再開館', '重新开馆'],
    ['번역문학상', 'prize for literature in translation', '翻訳文学賞', '翻译文学奖'],
    ['국제 태권도 대회', 'international taekwondo contest', '国際テコンドー大会', '国际跆拳道大赛'],
    ['국제영화제', 'International Film Festival', '国際映画祭', '国际电影节'],
    ['국제마라톤', 'International Marathon', '国際マラソン', '国际马拉松'],
  ],
};

const wordLine =
  (featKndCd: DemoWord['featKndCd']) =>
  ({ ko, latin, own = {} }: Word): DemoWord => ({
    extrKwd: ko,
    featKndCd,
    synmList: [...new Set([latin, ...Object.values(own)])],
  });

/** Number of made-up people with a dictionary line. */
const people = 12;

/** The dictionary of the demo, without duplicates within a kind. */
export const demoDictionary: readonly DemoWord[] = [
  ...Object.entries(lines).flatMap(([featKndCd, ofKind]) =>
    ofKind.map(([extrKwd, ...synmList]) => ({
      extrKwd,
      featKndCd: featKndCd as DemoWord['featKndCd'],
      synmList,
    })),
  ),
  ...groups.map(wordLine('pern')),
  ...countries
    .slice(0, people)
    .flatMap(({ people: [person] }) =>
      person ? [{ extrKwd: person[0], featKndCd: 'pern' as const, synmList: [person[1]] }] : [],
    ),
  ...[...dramas, ...novels, ...topics, ...foods].map(wordLine('issue')),
];

/** Watched issues of the demo, with the words that identify their articles. */
export const demoIssues: readonly { relIssueNm: string; expln: string; words: readonly string[] }[] = [
  {
    relIssueNm: 'K팝 세계화',
    expln: '해외 공연과 팬의 반응을 지켜봅니다.',
    words: ['K팝', '한국어 노래', '관객 매진'],
  },
  {
    relIssueNm: '문화유산 환수',
    expln: '해외에 있는 우리 문화유산의 반환 소식입니다.',
    words: ['문화유산', '유물 반환'],
  },
  { relIssueNm: '한식 세계화', expln: '한식과 식품 수출에 대한 보도입니다.', words: ['한식', '한식당'] },
  {
    relIssueNm: '각국 문화 예산',
    expln: '다른 나라의 문화 예산과 예술인 지원입니다.',
    words: ['문화 예산', '청년 예술인 지원'],
  },
];
