import type { Language } from './countries.ts';

/** A word in Korean, in Latin letters, and in other scripts if they have their own form. */
export interface Word {
  ko: string;
  latin: string;
  own?: Partial<Record<Language, string>>;
}

export const inLanguage = (word: Word, lang: Language): string => word.own?.[lang] ?? word.latin;

/** Made-up dramas. */
export const dramas: readonly Word[] = [
  { ko: '달빛 정원의 약속', latin: 'Promise of the Moonlit Garden' },
  { ko: '북촌 우체국', latin: 'Bukchon Post Office' },
  { ko: '파도 위의 편지', latin: 'Letters on the Waves' },
  { ko: '마지막 봄비', latin: 'The Last Spring Rain' },
  { ko: '골목 끝 국숫집', latin: 'Noodles at the End of the Alley' },
  { ko: '푸른 언덕의 법정', latin: 'Court on the Blue Hill' },
  { ko: '우리 동네 천문대', latin: 'Our Neighbourhood Observatory' },
  { ko: '비밀의 한지', latin: 'Secret of the Paper' },
  { ko: '스무 번째 여름', latin: 'The Twentieth Summer' },
  { ko: '섬마을 의사들', latin: 'Doctors of the Island' },
];

/** Made-up novels. */
export const novels: readonly Word[] = [
  { ko: '낮은 지붕의 노래', latin: 'Song of Low Roofs' },
  { ko: '바람이 머문 자리', latin: 'Where the Wind Stayed' },
  { ko: '두 사람의 지도', latin: 'A Map for Two' },
  { ko: '할머니의 사전', latin: 'Grandmother’s Dictionary' },
  { ko: '겨울 정류장', latin: 'Winter Station' },
  { ko: '물의 기억', latin: 'Memory of Water' },
  { ko: '느린 저녁', latin: 'A Slow Evening' },
];

/** Made-up groups; particles follow the pronunciation of their Korean form. */
export const groups: readonly Word[] = [
  { ko: '루미에라', latin: 'LUMIERA' },
  { ko: '스타웨이브', latin: 'STARWAVE' },
  { ko: '온리버', latin: 'ONRIVER' },
  { ko: '미래나인', latin: 'MIRAE NINE' },
  { ko: '블루한강', latin: 'BLUE HANGANG' },
  { ko: '새벽소리', latin: 'SAEBYEOK' },
];

export const topics: readonly Word[] = [
  {
    ko: '한복',
    latin: 'Hanbok',
    own: { ja: '韓服', 'zh-CN': '韩服', ru: 'Ханбок', ar: 'الهانبوك', th: 'ฮันบก' },
  },
  {
    ko: '한글',
    latin: 'Hangul',
    own: { ja: 'ハングル', 'zh-CN': '韩文', ru: 'Хангыль', ar: 'الهانغول', th: 'ฮันกึล' },
  },
  {
    ko: '민화',
    latin: 'Minhwa',
    own: { ja: '民画', 'zh-CN': '民画', ru: 'Минхва', ar: 'المينهوا', th: 'มินฮวา' },
  },
  {
    ko: '달항아리',
    latin: 'Moon Jar',
    own: { ja: '月の壺', 'zh-CN': '月亮罐', ru: 'Лунная ваза', ar: 'جرة القمر', th: 'ไหพระจันทร์' },
  },
  {
    ko: '나전칠기',
    latin: 'Najeon Lacquer',
    own: { ja: '螺鈿漆器', 'zh-CN': '螺钿漆器', ru: 'Лаки Наджон', ar: 'ناجون', th: 'เครื่องมุกนาจอน' },
  },
  {
    ko: '한지',
    latin: 'Hanji',
    own: { ja: '韓紙', 'zh-CN': '韩纸', ru: 'Ханджи', ar: 'الهانجي', th: 'ฮันจี' },
  },
  {
    ko: '국악기',
    latin: 'Gugak',
    own: { ja: '国楽', 'zh-CN': '国乐', ru: 'Кугак', ar: 'الغوغاك', th: 'กุกัก' },
  },
  {
    ko: '조각보',
    latin: 'Jogakbo',
    own: { ja: 'ポジャギ', 'zh-CN': '拼布', ru: 'Чогакпо', ar: 'جوغاكبو', th: 'โชกักโบ' },
  },
];

export const foods: readonly Word[] = [
  {
    ko: '김치',
    latin: 'kimchi',
    own: { ja: 'キムチ', 'zh-CN': '泡菜', ru: 'Кимчхи', ar: 'الكيمتشي', th: 'กิมจิ' },
  },
  {
    ko: '김밥',
    latin: 'gimbap',
    own: { ja: 'キンパ', 'zh-CN': '紫菜包饭', ru: 'Кимбап', ar: 'الكيمباب', th: 'คิมบับ' },
  },
  {
    ko: '떡볶이',
    latin: 'tteokbokki',
    own: { ja: 'トッポッキ', 'zh-CN': '炒年糕', ru: 'Ттокпокки', ar: 'التوكبوكي', th: 'ต็อกบกกี' },
  },
  {
    ko: '라면',
    latin: 'ramyeon',
    own: { ja: 'ラーメン', 'zh-CN': '拉面', ru: 'Рамён', ar: 'الراميون', th: 'รามยอน' },
  },
  {
    ko: '고추장',
    latin: 'gochujang',
    own: { ja: 'コチュジャン', 'zh-CN': '辣椒酱', ru: 'Кочхуджан', ar: 'الغوتشوجانغ', th: 'โคชูจัง' },
  },
  {
    ko: '만두',
    latin: 'mandu',
    own: { ja: 'マンドゥ', 'zh-CN': '饺子', ru: 'Манду', ar: 'الماندو', th: 'มันดู' },
  },
];
