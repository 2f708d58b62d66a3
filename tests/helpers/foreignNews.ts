import type { NewsRecord } from './collected.ts';

const dayMs = 86_400_000;

interface Story {
  lang: string;
  ntnId: string;
  mediaNm: string;
  lclanTtl: string;
  articleCn: string;
}

const kornTtl = '호숫가 등불 축제에 여행객이 몰렸다';
const articleTransCn = '호숫가 등불 축제가 금요일에 열렸다.\n사흘 동안 여행객 만 명이 다녀갔다.';

/** One story in the scripts that are hardest to render. */
const stories: Story[] = [
  {
    lang: 'ar',
    ntnId: 'EG',
    mediaNm: 'صحيفة البحيرة',
    lclanTtl: 'مهرجان الفوانيس يجذب الزوار إلى البحيرة',
    articleCn: 'افتتح مهرجان الفوانيس يوم الجمعة على ضفاف البحيرة.\nزاره عشرة آلاف سائح خلال ثلاثة أيام.',
  },
  {
    lang: 'he',
    ntnId: 'IL',
    mediaNm: 'עיתון האגם',
    lclanTtl: 'פסטיבל הפנסים משך מבקרים אל האגם',
    articleCn: 'פסטיבל הפנסים נפתח ביום שישי על שפת האגם.\nעשרת אלפים תיירים ביקרו בו בשלושה ימים.',
  },
  {
    lang: 'ja',
    ntnId: 'JP',
    mediaNm: '湖畔新聞',
    lclanTtl: '湖畔の灯籠祭りに観光客が集まる',
    articleCn: '湖畔の灯籠祭りが金曜日に始まった。\n三日間で一万人の観光客が訪れた。',
  },
  {
    lang: 'ru',
    ntnId: 'RU',
    mediaNm: 'Озёрная газета',
    lclanTtl: 'Праздник фонарей на озере собрал туристов',
    articleCn:
      'Праздник фонарей открылся в пятницу на берегу озера.\nЗа три дня его посетили десять тысяч туристов.',
  },
  {
    lang: 'th',
    ntnId: 'TH',
    mediaNm: 'ข่าวริมทะเลสาบ',
    lclanTtl: 'เทศกาลโคมไฟริมทะเลสาบดึงดูดนักท่องเที่ยว',
    articleCn: 'เทศกาลโคมไฟเปิดขึ้นในวันศุกร์ที่ริมทะเลสาบ\nมีนักท่องเที่ยวหนึ่งหมื่นคนมาเยือนในสามวัน',
  },
];

/** The story by the press of each country, one day apart, and twelve untranslated items of the Icelandic press. */
export function foreignNews(now: number = Date.now()): NewsRecord[] {
  const at = (days: number) => new Date(now - days * dayMs).toISOString();
  const translated = stories.map((story, index) => ({
    ...story,
    kornTtl: `${kornTtl} ${index + 1}`,
    articleTransCn,
    frmTrsfNscvrgDt: at(index + 1),
    url: `https://news.example/${story.lang}`,
  }));
  const untranslated = Array.from({ length: 12 }, (_, index) => ({
    lang: 'is',
    ntnId: 'IS',
    mediaNm: 'Vatnablaðið',
    kornTtl: null,
    lclanTtl: `Ljósahátíð við vatnið laðar að ferðamenn, dagur ${index + 1}`,
    articleCn: `Hátíðin var opnuð í dag, dagur ${index + 1}.\nGestir komu víða að.`,
    articleTransCn: null,
    // the last one is older than thirty days
    frmTrsfNscvrgDt: at(index === 11 ? 45 : index + 1),
    url: `https://news.example/is/${index + 1}`,
  }));
  return [...translated, ...untranslated];
}
