export type OutletKind =
  | 'newspaper'
  | 'broadcaster'
  | 'agency'
  | 'magazine'
  | 'online'
  | 'institute'
  | 'social';

export interface Outlet {
  ntnId: string;
  kind: OutletKind;
  /** All names are made up; the domains are reserved for examples. */
  domain: string;
  local: string;
  english: string;
  korean: string;
  /** A main outlet, which reports more often. */
  main: boolean;
}

const kinds: Record<string, OutletKind> = {
  N: 'newspaper',
  B: 'broadcaster',
  A: 'agency',
  M: 'magazine',
  O: 'online',
  I: 'institute',
  S: 'social',
};

/** country, kind (* = main outlet), domain, local name, English name, Korean name */
const table = `
US N* hudsonledger | Hudson Ledger | HUDSON LEDGER | 허드슨 레저
US N* potomacdispatch | Potomac Dispatch | POTOMAC DISPATCH | 포토맥 디스패치
US B* lakeshorenetwork | Lakeshore Broadcasting Network | LAKESHORE BROADCASTING NETWORK | 레이크쇼어 방송
US M pacificculture | Pacific Culture Review | PACIFIC CULTURE REVIEW | 퍼시픽 컬처 리뷰
US O prairiestar | Prairie Star Online | PRAIRIE STAR ONLINE | 프레리 스타
GB N* thamescourier | Thames Courier | THAMES COURIER | 템스 쿠리어
GB N northernlantern | Northern Lantern | NORTHERN LANTERN | 노던 랜턴
GB B* albionbroadcast | Albion Broadcasting | ALBION BROADCASTING | 앨비언 방송
GB M londonartsquarterly | London Arts Quarterly | LONDON ARTS QUARTERLY | 런던 아츠 쿼털리
CA N* mapleledger | Maple Ledger | MAPLE LEDGER | 메이플 레저
CA O rideaupost | Rideau Post | RIDEAU POST | 리도 포스트
AU N* southerncrossdaily | Southern Cross Daily | SOUTHERN CROSS DAILY | 서던 크로스 데일리
AU B harbourlight | Harbourlight Radio | HARBOURLIGHT RADIO | 하버라이트 라디오
IN N* gangaplains | Ganga Plains Express | GANGA PLAINS EXPRESS | 강가 플레인스 익스프레스
IN A bharatculture | Bharat Culture Wire | BHARAT CULTURE WIRE | 바라트 컬처 와이어
SG N* merliondaily | Merlion Daily | MERLION DAILY | 머라이언 데일리
SG O lioncitywire | Lion City Wire | LION CITY WIRE | 라이언시티 와이어
ZA N tablebay | Table Bay Chronicle | TABLE BAY CHRONICLE | 테이블베이 크로니클
JP N* toto-bunka | 東都文化新聞 | TOTO BUNKA SHIMBUN | 도토 문화신문
JP B* asagiri-hoso | 朝霧放送 | ASAGIRI BROADCASTING | 아사기리 방송
JP N saikai-nippo | 西海日報 | SAIKAI NIPPO | 사이카이 일보
JP A wako-tsushin | 和光通信 | WAKO NEWS AGENCY | 와코 통신
JP M miyabi | 週刊みやび | WEEKLY MIYABI | 주간 미야비
CN N* huaxia-daobao | 华夏文化导报 | HUAXIA CULTURE HERALD | 화하 문화도보
CN N* dongfang-chenxun | 东方晨讯 | ORIENT MORNING DISPATCH | 동방 신쉰
CN N changhe | 长河时报 | CHANGHE TIMES | 창허 시보
CN B nanshan-tv | 南山卫视 | NANSHAN SATELLITE TV | 난산 위성방송
CN A jiuzhou | 九州通讯 | JIUZHOU NEWS AGENCY | 지우저우 통신
ES N* diariodeltajo | Diario del Tajo | DIARIO DEL TAJO | 디아리오 델 타호
ES N cronicaiberica | Crónica Ibérica | CRONICA IBERICA | 크로니카 이베리카
ES B radiomeseta | Radio Meseta | RADIO MESETA | 라디오 메세타
MX N* elvolcan | El Volcán Diario | EL VOLCAN DIARIO | 엘 볼칸 디아리오
MX O altiplano | Noticias del Altiplano | NOTICIAS DEL ALTIPLANO | 노티시아스 델 알티플라노
AR N vozdelestuario | La Voz del Estuario | LA VOZ DEL ESTUARIO | 라 보스 델 에스투아리오
AR O correopampeano | Correo Pampeano | CORREO PAMPEANO | 코레오 팜페아노
FR N* courrierdelaseine | Le Courrier de la Seine | LE COURRIER DE LA SEINE | 르 쿠리에 드 라 센
FR M echodesarts | Écho des Arts | ECHO DES ARTS | 에코 데 자르
FR B* radiolumiere | Radio Lumière | RADIO LUMIERE | 라디오 뤼미에르
BE N gazettedemeuse | La Gazette de Meuse | LA GAZETTE DE MEUSE | 라 가제트 드 뫼즈
DE N* rheinkultur | Rheinische Kulturzeitung | RHEINISCHE KULTURZEITUNG | 라인 문화신문
DE N elbbote | Neuer Elbbote | NEUER ELBBOTE | 노이어 엘프보테
DE B* funkhausmitte | Funkhaus Mitte | FUNKHAUS MITTE | 풍크하우스 미테
AT N donauabendblatt | Donau Abendblatt | DONAU ABENDBLATT | 도나우 아벤트블라트
RU N* nevsky-obzor | Невский обозреватель | NEVSKY OBOZREVATEL | 넵스키 오보즈레바텔
RU M kultkurier | Культурный курьер | KULTURNY KURIER | 쿨투르니 쿠리예르
RU A volgainform | Волга Информ | VOLGA INFORM | 볼가 인포름
KZ N stepnoyvestnik | Степной вестник | STEPNOY VESTNIK | 스텝노이 베스트니크
EG N* sawtalnil | صوت النيل | SAWT AL NIL | 사우트 알닐
EG O miratalqahira | مرآة القاهرة | MIRAT AL QAHIRA | 미라트 알카히라
AE N* nakhilalkhalij | نخيل الخليج | NAKHIL AL KHALIJ | 나킬 알칼리즈
AE O bawabatalthaqafa | بوابة الثقافة | BAWABAT AL THAQAFA | 바와바트 알사카파
SA N ufuqalriyadh | أفق الرياض | UFUQ AL RIYADH | 우푸크 알리야드
VN N* nhipsongsonghong | Nhịp Sống Sông Hồng | NHIP SONG SONG HONG | 녑송송홍
VN N vanhoatre | Báo Văn Hóa Trẻ | BAO VAN HOA TRE | 바오 반호아째
VN O senviet | Sen Việt Online | SEN VIET ONLINE | 센 비엣
TH N* siamwatthanatham | สยามวัฒนธรรม | SIAM WATTHANATHAM | 시암 왓타나탐
TH O khaomaenam | ข่าวแม่น้ำ | KHAO MAENAM | 카오 매남
TH B bualuangtv | ทีวีบัวหลวง | BUALUANG TV | 부아루앙 티브이
ID N* nusantararaya | Harian Nusantara Raya | HARIAN NUSANTARA RAYA | 하리안 누산타라 라야
ID O khatulistiwa | Kabar Khatulistiwa | KABAR KHATULISTIWA | 카바르 카툴리스티와
ID B suarabudaya | Suara Budaya | SUARA BUDAYA | 수아라 부다야
BR N* planaltosul | Jornal do Planalto Sul | JORNAL DO PLANALTO SUL | 조르나우 두 플라나우투 술
BR O gazetatropical | Gazeta Tropical | GAZETA TROPICAL | 가제타 트로피카우
PT N correiodotejo | Correio do Tejo | CORREIO DO TEJO | 코헤이우 두 테주
US I* iscp | Institute for Strategic Culture Policy | INSTITUTE FOR STRATEGIC CULTURE POLICY | 전략문화정책연구소
US I pacificforum | Pacific Horizons Forum | PACIFIC HORIZONS FORUM | 태평양 지평 포럼
GB I* albioninstitute | Albion Institute of International Affairs | ALBION INSTITUTE OF INTERNATIONAL AFFAIRS | 앨비언 국제문제연구소
DE I zek | Zentrum für Europa und Kultur | CENTRE FOR EUROPE AND CULTURE | 유럽문화연구센터
FR I obsculture | Observatoire des Cultures Globales | OBSERVATORY OF GLOBAL CULTURES | 세계문화관측소
JP I eastasia-lab | 東アジア文化研究所 | EAST ASIA CULTURE INSTITUTE | 동아시아문화연구소
SG I aseanlab | ASEAN Creative Economy Lab | ASEAN CREATIVE ECONOMY LAB | 아세안 창의경제연구소
AU I southernpolicy | Southern Policy Centre | SOUTHERN POLICY CENTRE | 서던 정책연구소
US S* threadly | Threadly | THREADLY | 스레들리
US S clipnote | Clipnote | CLIPNOTE | 클립노트
JP S hitokoto | ひとことネット | HITOKOTO NET | 히토코토넷
CN S xiaoshuo | 小说说 | XIAOSHUOSHUO | 샤오숴숴
ID S ngobrol | Ngobrol | NGOBROL | 응오브롤
`;

export const outlets: readonly Outlet[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [head = '', local = '', english = '', korean = ''] = row.split('|').map((cell) => cell.trim());
    const [ntnId = '', mark = '', name = ''] = head.split(' ');
    const kind = kinds[mark[0] ?? ''];
    if (!kind) throw new Error(`Unknown kind of outlet: ${row}`);
    return { ntnId, kind, domain: `${name}.example`, local, english, korean, main: mark.endsWith('*') };
  });

export const pressOutlets = outlets.filter(({ kind }) => kind !== 'institute' && kind !== 'social');
export const institutes = outlets.filter(({ kind }) => kind === 'institute');
export const socialSites = outlets.filter(({ kind }) => kind === 'social');
