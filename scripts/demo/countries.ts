/** Languages of the demo's original texts. */
export type Language = 'en' | 'ja' | 'zh-CN' | 'es' | 'fr' | 'de' | 'ru' | 'ar' | 'vi' | 'th' | 'id' | 'pt';

/** A name in Korean and in the country's language. */
export type Names = readonly [korean: string, local: string];

export interface Country {
  ntnId: string;
  /** Korean name, and the local one as used after "South Korea and". */
  names: Names;
  lang: Language;
  /** Minutes east of UTC, without daylight saving time. */
  offset: number;
  /** Share of the coverage. */
  weight: number;
  /** Korean name, local name, and the local phrase for "in the city". */
  cities: readonly (readonly [korean: string, local: string, inside: string])[];
  /** Made up. */
  people: readonly Names[];
}

export const countries: readonly Country[] = [
  {
    ntnId: 'US',
    names: ['미국', 'the United States'],
    lang: 'en',
    offset: -300,
    weight: 14,
    cities: [
      ['뉴욕', 'New York', 'in New York'],
      ['시카고', 'Chicago', 'in Chicago'],
      ['로스앤젤레스', 'Los Angeles', 'in Los Angeles'],
    ],
    people: [
      ['레이철 도너번', 'Rachel Donovan'],
      ['마커스 휘태커', 'Marcus Whitaker'],
      ['에밀리 하트웰', 'Emily Hartwell'],
      ['대니얼 브룩스', 'Daniel Brooks'],
    ],
  },
  {
    ntnId: 'GB',
    names: ['영국', 'the United Kingdom'],
    lang: 'en',
    offset: 0,
    weight: 9,
    cities: [
      ['런던', 'London', 'in London'],
      ['맨체스터', 'Manchester', 'in Manchester'],
      ['에든버러', 'Edinburgh', 'in Edinburgh'],
    ],
    people: [
      ['올리버 펜로즈', 'Oliver Penrose'],
      ['샬럿 애슈비', 'Charlotte Ashby'],
      ['휴고 레인', 'Hugo Lane'],
      ['이모젠 클라크', 'Imogen Clarke'],
    ],
  },
  {
    ntnId: 'CA',
    names: ['캐나다', 'Canada'],
    lang: 'en',
    offset: -300,
    weight: 4,
    cities: [
      ['토론토', 'Toronto', 'in Toronto'],
      ['밴쿠버', 'Vancouver', 'in Vancouver'],
    ],
    people: [
      ['노아 매켄지', 'Noah Mackenzie'],
      ['소피 그랜트', 'Sophie Grant'],
      ['리엄 포터', 'Liam Porter'],
    ],
  },
  {
    ntnId: 'AU',
    names: ['호주', 'Australia'],
    lang: 'en',
    offset: 600,
    weight: 4,
    cities: [
      ['시드니', 'Sydney', 'in Sydney'],
      ['멜버른', 'Melbourne', 'in Melbourne'],
    ],
    people: [
      ['잭 에릭슨', 'Jack Erikson'],
      ['마틸다 홀트', 'Matilda Holt'],
      ['루비 샌더스', 'Ruby Sanders'],
    ],
  },
  {
    ntnId: 'IN',
    names: ['인도', 'India'],
    lang: 'en',
    offset: 330,
    weight: 4,
    cities: [
      ['뉴델리', 'New Delhi', 'in New Delhi'],
      ['뭄바이', 'Mumbai', 'in Mumbai'],
    ],
    people: [
      ['아난야 라오', 'Ananya Rao'],
      ['비크람 세티', 'Vikram Sethi'],
      ['미라 차크라보르티', 'Meera Chakraborty'],
    ],
  },
  {
    ntnId: 'SG',
    names: ['싱가포르', 'Singapore'],
    lang: 'en',
    offset: 480,
    weight: 3,
    cities: [['싱가포르', 'Singapore', 'in Singapore']],
    people: [
      ['그레이스 림', 'Grace Lim'],
      ['에이드리언 코', 'Adrian Koh'],
      ['다르샨 나이르', 'Darshan Nair'],
    ],
  },
  {
    ntnId: 'ZA',
    names: ['남아프리카공화국', 'South Africa'],
    lang: 'en',
    offset: 120,
    weight: 2,
    cities: [
      ['케이프타운', 'Cape Town', 'in Cape Town'],
      ['요하네스버그', 'Johannesburg', 'in Johannesburg'],
    ],
    people: [
      ['탄디 음쿠베', 'Thandi Mkhube'],
      ['피터 반더멜', 'Pieter van der Mel'],
      ['레라토 시투', 'Lerato Situ'],
    ],
  },
  {
    ntnId: 'JP',
    names: ['일본', '日本'],
    lang: 'ja',
    offset: 540,
    weight: 11,
    cities: [
      ['도쿄', '東京', '東京で'],
      ['오사카', '大阪', '大阪で'],
      ['후쿠오카', '福岡', '福岡で'],
    ],
    people: [
      ['다카미네 유이', '高峰結衣'],
      ['미즈사와 겐', '水沢健'],
      ['기리시마 아야', '霧島彩'],
      ['오카베 다쿠미', '岡部匠'],
    ],
  },
  {
    ntnId: 'CN',
    names: ['중국', '中国'],
    lang: 'zh-CN',
    offset: 480,
    weight: 10,
    cities: [
      ['베이징', '北京', '在北京'],
      ['상하이', '上海', '在上海'],
      ['청두', '成都', '在成都'],
    ],
    people: [
      ['선이밍', '沈一鸣'],
      ['구쓰위안', '顾思源'],
      ['루원팅', '陆文婷'],
      ['판즈하오', '范子豪'],
    ],
  },
  {
    ntnId: 'ES',
    names: ['스페인', 'España'],
    lang: 'es',
    offset: 60,
    weight: 4,
    cities: [
      ['마드리드', 'Madrid', 'en Madrid'],
      ['바르셀로나', 'Barcelona', 'en Barcelona'],
    ],
    people: [
      ['루시아 카르모나', 'Lucía Carmona'],
      ['알바로 세라노', 'Álvaro Serrano'],
      ['이네스 몰리나', 'Inés Molina'],
    ],
  },
  {
    ntnId: 'MX',
    names: ['멕시코', 'México'],
    lang: 'es',
    offset: -360,
    weight: 4,
    cities: [
      ['멕시코시티', 'Ciudad de México', 'en Ciudad de México'],
      ['과달라하라', 'Guadalajara', 'en Guadalajara'],
    ],
    people: [
      ['발레리아 오로스코', 'Valeria Orozco'],
      ['에밀리아노 토바르', 'Emiliano Tovar'],
      ['레나타 솔리스', 'Renata Solís'],
    ],
  },
  {
    ntnId: 'AR',
    names: ['아르헨티나', 'Argentina'],
    lang: 'es',
    offset: -180,
    weight: 2,
    cities: [
      ['부에노스아이레스', 'Buenos Aires', 'en Buenos Aires'],
      ['코르도바', 'Córdoba', 'en Córdoba'],
    ],
    people: [
      ['파쿤도 릴로', 'Facundo Lillo'],
      ['카밀라 브라보', 'Camila Bravo'],
      ['호아킨 페레이라', 'Joaquín Pereyra'],
    ],
  },
  {
    ntnId: 'FR',
    names: ['프랑스', 'la France'],
    lang: 'fr',
    offset: 60,
    weight: 7,
    cities: [
      ['파리', 'Paris', 'à Paris'],
      ['리옹', 'Lyon', 'à Lyon'],
      ['마르세유', 'Marseille', 'à Marseille'],
    ],
    people: [
      ['클레르 보몽', 'Claire Beaumont'],
      ['앙투안 르그랑', 'Antoine Legrand'],
      ['마농 뒤발', 'Manon Duval'],
      ['쥘리앵 메르시에', 'Julien Mercier'],
    ],
  },
  {
    ntnId: 'BE',
    names: ['벨기에', 'la Belgique'],
    lang: 'fr',
    offset: 60,
    weight: 2,
    cities: [
      ['브뤼셀', 'Bruxelles', 'à Bruxelles'],
      ['리에주', 'Liège', 'à Liège'],
    ],
    people: [
      ['엘로디 바상', 'Élodie Vassen'],
      ['막심 데로', 'Maxime Derau'],
      ['노에미 콜랭', 'Noémie Collin'],
    ],
  },
  {
    ntnId: 'DE',
    names: ['독일', 'Deutschland'],
    lang: 'de',
    offset: 60,
    weight: 6,
    cities: [
      ['베를린', 'Berlin', 'in Berlin'],
      ['함부르크', 'Hamburg', 'in Hamburg'],
      ['뮌헨', 'München', 'in München'],
    ],
    people: [
      ['카트린 포겔', 'Katrin Vogel'],
      ['요나스 린데만', 'Jonas Lindemann'],
      ['안네 브란트', 'Anne Brandt'],
      ['루카스 에버스', 'Lukas Evers'],
    ],
  },
  {
    ntnId: 'AT',
    names: ['오스트리아', 'Österreich'],
    lang: 'de',
    offset: 60,
    weight: 2,
    cities: [
      ['빈', 'Wien', 'in Wien'],
      ['잘츠부르크', 'Salzburg', 'in Salzburg'],
    ],
    people: [
      ['레오니 하우저', 'Leonie Hauser'],
      ['펠릭스 그루버', 'Felix Gruber'],
      ['미라 슈타들러', 'Mira Stadler'],
    ],
  },
  {
    ntnId: 'RU',
    names: ['러시아', 'Россия'],
    lang: 'ru',
    offset: 180,
    weight: 5,
    cities: [
      ['모스크바', 'Москва', 'в Москве'],
      ['상트페테르부르크', 'Санкт-Петербург', 'в Санкт-Петербурге'],
      ['블라디보스토크', 'Владивосток', 'во Владивостоке'],
    ],
    people: [
      ['안나 벨로바', 'Анна Белова'],
      ['드미트리 그로모프', 'Дмитрий Громов'],
      ['예카테리나 라리나', 'Екатерина Ларина'],
      ['일리야 소콜로프', 'Илья Соколов'],
    ],
  },
  {
    ntnId: 'KZ',
    names: ['카자흐스탄', 'Казахстан'],
    lang: 'ru',
    offset: 300,
    weight: 2,
    cities: [
      ['알마티', 'Алматы', 'в Алматы'],
      ['아스타나', 'Астана', 'в Астане'],
    ],
    people: [
      ['아이굴 세이토바', 'Айгуль Сеитова'],
      ['티무르 아브디로프', 'Тимур Абдиров'],
      ['마디나 카시모바', 'Мадина Касимова'],
    ],
  },
  {
    ntnId: 'EG',
    names: ['이집트', 'مصر'],
    lang: 'ar',
    offset: 120,
    weight: 3,
    cities: [
      ['카이로', 'القاهرة', 'في القاهرة'],
      ['알렉산드리아', 'الإسكندرية', 'في الإسكندرية'],
    ],
    people: [
      ['누르 하산', 'نور حسن'],
      ['카림 살렘', 'كريم سالم'],
      ['마리암 푸아드', 'مريم فؤاد'],
    ],
  },
  {
    ntnId: 'AE',
    names: ['아랍에미리트', 'الإمارات'],
    lang: 'ar',
    offset: 240,
    weight: 3,
    cities: [
      ['두바이', 'دبي', 'في دبي'],
      ['아부다비', 'أبوظبي', 'في أبوظبي'],
    ],
    people: [
      ['라시드 만수르', 'راشد منصور'],
      ['라일라 하마드', 'ليلى حمد'],
      ['유수프 칼릴', 'يوسف خليل'],
    ],
  },
  {
    ntnId: 'SA',
    names: ['사우디아라비아', 'السعودية'],
    lang: 'ar',
    offset: 180,
    weight: 2,
    cities: [
      ['리야드', 'الرياض', 'في الرياض'],
      ['제다', 'جدة', 'في جدة'],
    ],
    people: [
      ['파이살 나세르', 'فيصل ناصر'],
      ['하이파 살만', 'هيفاء سلمان'],
      ['바드르 카마르', 'بدر قمر'],
    ],
  },
  {
    ntnId: 'VN',
    names: ['베트남', 'Việt Nam'],
    lang: 'vi',
    offset: 420,
    weight: 5,
    cities: [
      ['하노이', 'Hà Nội', 'tại Hà Nội'],
      ['호찌민시', 'Thành phố Hồ Chí Minh', 'tại Thành phố Hồ Chí Minh'],
      ['다낭', 'Đà Nẵng', 'tại Đà Nẵng'],
    ],
    people: [
      ['응우옌 투안', 'Nguyễn Thu An'],
      ['쩐 꽝 빈', 'Trần Quang Bình'],
      ['레 민 쩌우', 'Lê Minh Châu'],
      ['팜 득 하이', 'Phạm Đức Hải'],
    ],
  },
  {
    ntnId: 'TH',
    names: ['태국', 'ไทย'],
    lang: 'th',
    offset: 420,
    weight: 4,
    cities: [
      ['방콕', 'กรุงเทพฯ', 'ที่กรุงเทพฯ'],
      ['치앙마이', 'เชียงใหม่', 'ที่เชียงใหม่'],
    ],
    people: [
      ['수파니다 찬타라', 'สุพนิดา จันทรา'],
      ['아논 시리랏', 'อานนท์ ศิริรัตน์'],
      ['까몬 우돔', 'กมล อุดม'],
    ],
  },
  {
    ntnId: 'ID',
    names: ['인도네시아', 'Indonesia'],
    lang: 'id',
    offset: 420,
    weight: 5,
    cities: [
      ['자카르타', 'Jakarta', 'di Jakarta'],
      ['수라바야', 'Surabaya', 'di Surabaya'],
      ['욕야카르타', 'Yogyakarta', 'di Yogyakarta'],
    ],
    people: [
      ['라트나 프라메스티', 'Ratna Pramesti'],
      ['바유 사푸트라', 'Bayu Saputra'],
      ['디안 쿠수마', 'Dian Kusuma'],
      ['아리프 위보워', 'Arif Wibowo'],
    ],
  },
  {
    ntnId: 'BR',
    names: ['브라질', 'o Brasil'],
    lang: 'pt',
    offset: -180,
    weight: 4,
    cities: [
      ['상파울루', 'São Paulo', 'em São Paulo'],
      ['브라질리아', 'Brasília', 'em Brasília'],
    ],
    people: [
      ['마리아나 텔레스', 'Mariana Teles'],
      ['하파엘 노게이라', 'Rafael Nogueira'],
      ['비토리아 프라도', 'Vitória Prado'],
    ],
  },
  {
    ntnId: 'PT',
    names: ['포르투갈', 'Portugal'],
    lang: 'pt',
    offset: 0,
    weight: 2,
    cities: [
      ['리스본', 'Lisboa', 'em Lisboa'],
      ['코임브라', 'Coimbra', 'em Coimbra'],
    ],
    people: [
      ['이네스 타바르스', 'Inês Tavares'],
      ['두아르트 레이탕', 'Duarte Leitão'],
      ['마르타 비에가스', 'Marta Viegas'],
    ],
  },
];

export const countryOf = (ntnId: string): Country => {
  const found = countries.find((country) => country.ntnId === ntnId);
  if (!found) throw new Error(`The demo knows no country ${ntnId}.`);
  return found;
};
