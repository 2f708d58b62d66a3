import iconv from 'iconv-lite';
import { type Answer, document, type FeedServer } from './feedServer.ts';

/** What an outlet means by one of its articles. */
export interface MeantArticle {
  title: string;
  text: string;
  at: Date;
  path: string;
}

interface Outlet {
  host: string;
  lang: string;
  nation: string;
  /** Headlines of the hour, in the order of their publication. */
  headlines: readonly string[];
  /** Sentences of every article. */
  sentences: readonly string[];
  /** Path of an article, as its feed links to it; its first form is that of the page. */
  paths(nr: number): readonly [path: string, ...others: string[]];
  feed(articles: readonly ListedArticle[], base: string): { body: string; type: string; encoding?: string };
  /** The page, with its text in the way of the outlet; absent: the feed has the whole text. */
  page?(article: MeantArticle): string;
}

interface ListedArticle extends MeantArticle {
  nr: number;
  link: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');

const two = (value: number): string => String(value).padStart(2, '0');

/** The fields of a time on the clock of a zone that is so many minutes ahead of UTC. */
const on = (at: Date, offset: number) => {
  const local = new Date(at.getTime() + offset * 60_000);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth(),
    day: local.getUTCDate(),
    weekday: local.getUTCDay(),
    hour: local.getUTCHours(),
    clock: `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`,
  };
};

type DateOf = (at: Date) => string;

const rssWith =
  (dateOf: DateOf, { language = '', encoding = 'utf-8', whole = false, guid = true } = {}): Outlet['feed'] =>
  (articles) => ({
    type: `application/rss+xml; charset=${encoding}`,
    encoding,
    body: `<?xml version="1.0" encoding="${encoding}"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>x</title>${language && `<language>${language}</language>`}${articles
      .map(
        ({ nr, title, text, at, link }) =>
          `<item><title>${escaped(title)}</title><link>${escaped(link)}</link>${guid ? `<guid isPermaLink="false">tag-${nr}</guid>` : ''}<pubDate>${dateOf(at)}</pubDate><description>${escaped(text.split('\n')[0] ?? '')}</description>${whole ? `<content:encoded><![CDATA[${paragraphs(text)}]]></content:encoded>` : ''}</item>`,
      )
      .join('')}</channel></rss>`,
  });

const atomWith =
  (dateOf: DateOf): Outlet['feed'] =>
  (articles, base) => ({
    type: 'application/atom+xml; charset=utf-8',
    body: `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="${base}/"><title>x</title>${articles
      .map(
        ({ nr, title, text, at, link }) =>
          `<entry><id>urn:x:${nr}</id><title type="html">${escaped(escaped(title))}</title><link rel="replies" href="${escaped(link)}#comments"/><link href="${escaped(new URL(link).pathname)}"/><published>${dateOf(at)}</published><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${paragraphs(text)}</div></content></entry>`,
      )
      .join('')}</feed>`,
  });

const rdfWith =
  (dateOf: DateOf): Outlet['feed'] =>
  (articles) => ({
    type: 'text/xml',
    encoding: 'Shift_JIS',
    body: `<?xml version="1.0" encoding="Shift_JIS"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">${articles
      .map(
        ({ title, text, at, link }) =>
          `<item rdf:about="${escaped(link)}"><title>${escaped(title)}</title><link>${escaped(link)}</link><description>${escaped(text)}</description><dc:date>${dateOf(at)}</dc:date></item>`,
      )
      .join('')}</rdf:RDF>`,
  });

const jsonWith =
  (dateOf: DateOf): Outlet['feed'] =>
  (articles) => ({
    type: 'application/feed+json',
    body: JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'x',
      items: articles.map(({ nr, title, text, at, link }) => ({
        id: String(nr),
        url: link,
        title,
        content_text: text,
        date_published: dateOf(at),
      })),
    }),
  });

const plainPage = ({ title, text }: MeantArticle): string =>
  `<!doctype html><title>${escaped(title)}</title><nav><a href="/">x</a></nav><article><h1>${escaped(title)}</h1>${paragraphs(text)}</article>`;
const structuredPage = ({ title, text }: MeantArticle): string =>
  `<!doctype html><title>${escaped(title)}</title><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'NewsArticle', headline: title, articleBody: text })}</script><div id="root"></div>`;
const streamedPage = ({ title, text }: MeantArticle): string =>
  `<!doctype html><title>${escaped(title)}</title><main><template id="B:0"></template></main><div hidden id="S:0"><article><h1>${escaped(title)}</h1>${paragraphs(text)}</article></div>`;

const easternDigits = (text: string, zero: number): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
const thaiMonths = 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' ');
const russianMonths =
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');

/** The outlets: their languages, formats, encodings, ways to write a time, and pages. */
const outlets: readonly Outlet[] = [
  {
    host: 'hanbit',
    lang: 'ko',
    nation: 'KR',
    headlines: [
      '국립중앙박물관, 조선 백자 특별전 연다',
      '문화재청, 궁궐 야간 관람 확대하기로',
      '전주 한옥마을 관광객 역대 최다 기록',
      '한글날 맞아 세종대로서 글꼴 전시',
    ],
    sentences: [
      '이번 행사는 다음 달 첫째 주부터 석 달 동안 이어지며 누구나 무료로 볼 수 있다고 주최 측은 밝혔다.',
      '관계자는 지난해보다 많은 시민이 찾을 것으로 내다보고 안내 인력을 두 배로 늘리기로 했다.',
      '자세한 일정과 예약 방법은 누리집에서 확인할 수 있으며, 현장 접수도 함께 받는다.',
      '전문가들은 전통문화를 가까이에서 접할 수 있는 드문 기회라고 평가했다.',
    ],
    paths: (nr) => [
      `/news/articleView.html?idxno=${7_100 + nr}`,
      `/news/articleView.html?idxno=${7_100 + nr}&ref=rss`,
    ],
    feed: rssWith(
      (at) => {
        const { year, month, day, hour, clock } = on(at, 540);
        return `${year}년 ${month + 1}월 ${day}일 ${hour < 12 ? '오전' : '오후'} ${((hour + 11) % 12) + 1}시 ${clock.slice(3)}분`;
      },
      { encoding: 'euc-kr' },
    ),
    page: plainPage,
  },
  {
    host: 'deccan',
    lang: 'en',
    nation: 'IN',
    headlines: [
      'Chennai museum opens gallery of Korean ceramics',
      'Tea growers of Assam celebrate a late harvest',
      'Classical dancers return to the old Madras stage',
      'State library lends its first palm leaf manuscripts',
    ],
    sentences: [
      'The organisers said that visitors from all over the country had been waiting for this day since spring.',
      'Officials expect more than ten thousand guests in the first week, and tickets are free for pupils.',
      'A catalogue in three languages describes every piece and tells how it came into the collection.',
      'The programme ends in March with a concert on the square in front of the building.',
    ],
    paths: (nr) => [`/city/story-of-the-day-${nr}/`, `/amp/city/story-of-the-day-${nr}/`],
    feed: rssWith(
      (at) => {
        const { year, month, day, clock } = on(at, 330);
        return `${two(day)} ${'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[month]} ${year} ${clock}:00 IST`;
      },
      { whole: true },
    ),
  },
  {
    host: 'sakura',
    lang: 'ja',
    nation: 'JP',
    headlines: [
      '韓国の現代陶芸展、京都で開幕',
      '能楽堂の改修が終わり一般公開へ',
      '金沢の祭り、三年ぶりに全行程を実施',
      '図書館が江戸の絵本を無料公開',
    ],
    sentences: [
      '主催者によると、会期は来月末までで、入場は無料となっている。',
      '会場には平日にもかかわらず朝から多くの市民が訪れ、長い列ができた。',
      '担当者は「若い世代にも伝統文化の魅力を感じてほしい」と話している。',
      '週末には専門家による解説や子ども向けの体験教室も開かれる予定だ。',
    ],
    paths: (nr) => [`/articles/ASX${4_400 + nr}.html`, `/articles/ASX${4_400 + nr}.html?iref=rss`],
    feed: rdfWith((at) => {
      const { year, month, day, clock } = on(at, 540);
      return `${year}年${month + 1}月${day}日 ${clock}`;
    }),
  },
  {
    host: 'formosa',
    lang: 'zh-Hant',
    nation: 'TW',
    headlines: [
      '故宮南院展出朝鮮王朝書畫',
      '臺北燈會今年移師北門舉行',
      '布袋戲大師獲頒終身成就獎',
      '老戲院修復完成重新開放',
    ],
    sentences: [
      '主辦單位表示，展期將持續到明年三月，週一休館，學生憑證免費入場。',
      '開幕首日吸引數千名民眾排隊參觀，現場氣氛熱絡，許多家庭攜老扶幼前來。',
      '策展人指出，這批文物大多是首次在臺灣公開展示，具有很高的研究價值。',
      '文化局也將舉辦多場講座與工作坊，歡迎有興趣的市民上網報名參加。',
    ],
    paths: (nr) => [
      `/culture/story/${88_000 + nr}`,
      `/culture/story/${88_000 + nr}?utm_source=feed&utm_medium=rss`,
    ],
    feed: rssWith((at) => {
      const { year, month, day, clock } = on(at, 480);
      return `民國${year - 1911}年${month + 1}月${day}日 ${clock}`;
    }),
    page: structuredPage,
  },
  {
    host: 'jarida',
    lang: 'ar',
    nation: 'EG',
    headlines: [
      'المتحف المصري يستضيف معرضا للخزف الكوري',
      'مهرجان الموسيقى العربية يختتم دورته',
      'افتتاح قاعة جديدة للمخطوطات النادرة',
      'عرض مسرحي يعيد حكايات القاهرة القديمة',
    ],
    sentences: [
      'وقال المنظمون إن الفعاليات تستمر حتى نهاية الشهر المقبل وإن الدخول مجاني للطلاب.',
      'وشهد اليوم الأول إقبالا كبيرا من الزوار الذين جاؤوا من مختلف المحافظات.',
      'وأوضح مدير المشروع أن القطع المعروضة تقدم للجمهور لأول مرة بعد ترميمها.',
      'وتتضمن البرامج ورش عمل للأطفال ومحاضرات يلقيها خبراء من عدة دول.',
    ],
    paths: (nr) => [`/story/${30_500 + nr}`, `/story/${30_500 + nr}?fbclid=abc${nr}`],
    feed: rssWith(
      (at) => {
        const { year, month, day, clock } = on(at, 120);
        return `${easternDigits(`${day} ${'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' ')[month]} ${year} ${clock}`, 0x660)}`;
      },
      { language: 'ar-EG' },
    ),
    page: plainPage,
  },
  {
    host: 'volna',
    lang: 'ru',
    nation: 'RU',
    headlines: [
      'В Эрмитаже открылась выставка корейской керамики',
      'Большой театр объявил программу нового сезона',
      'Старинную усадьбу под Тулой открыли для гостей',
      'Библиотека оцифровала письма поэтов',
    ],
    sentences: [
      'По словам организаторов, выставка продлится до конца марта, вход для студентов бесплатный.',
      'В первый день её посетили несколько тысяч человек, очередь растянулась на всю площадь.',
      'Куратор отметил, что большинство предметов показывают широкой публике впервые.',
      'В программе также лекции, экскурсии и занятия для детей по выходным дням.',
    ],
    paths: (nr) => [
      `/culture/2026/11/20/vystavka-${nr}.html`,
      `/culture/2026/11/20/vystavka-${nr}.html?from=rss`,
    ],
    feed: rssWith(
      (at) => {
        const { year, month, day, clock } = on(at, 180);
        return `${day} ${russianMonths[month]} ${year} г., ${clock}`;
      },
      { encoding: 'windows-1251', guid: false },
    ),
    page: streamedPage,
  },
  {
    host: 'chaophraya',
    lang: 'th',
    nation: 'TH',
    headlines: [
      'พิพิธภัณฑ์กรุงเทพจัดแสดงเครื่องปั้นดินเผาเกาหลี',
      'เทศกาลลอยกระทงปีนี้นักท่องเที่ยวทำลายสถิติ',
      'กรมศิลปากรเปิดโบราณสถานแห่งใหม่ที่อยุธยา',
      'หอสมุดแห่งชาติเปิดให้ยืมหนังสือออนไลน์ฟรี',
    ],
    sentences: [
      'ผู้จัดงานกล่าวว่างานจะจัดต่อเนื่องไปจนถึงสิ้นเดือนหน้า และเข้าชมได้โดยไม่เสียค่าใช้จ่าย',
      'ในวันแรกมีประชาชนเดินทางมาชมเป็นจำนวนมากตั้งแต่ช่วงเช้า แม้จะเป็นวันทำงาน',
      'เจ้าหน้าที่ระบุว่าผลงานส่วนใหญ่ไม่เคยนำออกแสดงต่อสาธารณชนมาก่อน',
      'นอกจากนี้ยังมีกิจกรรมสำหรับเด็กและการบรรยายโดยผู้เชี่ยวชาญทุกวันเสาร์และอาทิตย์',
    ],
    paths: (nr) => [`/news/culture/${2_770_000 + nr}`, `/news/culture/${2_770_000 + nr}/`],
    feed: rssWith(
      (at) => {
        const { year, month, day, clock } = on(at, 420);
        return `${day} ${thaiMonths[month]} ${year + 543} ${clock} น.`;
      },
      { language: 'th' },
    ),
    page: plainPage,
  },
  {
    host: 'daricheh',
    lang: 'fa',
    nation: 'IR',
    headlines: [
      'نمایشگاه سفال کره در موزه ملی گشایش یافت',
      'جشنواره فیلم تهران برگزیدگان خود را شناخت',
      'خانه تاریخی کاشان پس از مرمت بازگشایی شد',
      'کتابخانه ملی نسخه‌های خطی را رونمایی کرد',
    ],
    sentences: [
      'برگزارکنندگان گفتند این برنامه تا پایان ماه آینده ادامه دارد و ورود برای همه رایگان است.',
      'در نخستین روز هزاران نفر از شهرهای گوناگون برای دیدن آثار به این محل آمدند.',
      'مدیر مجموعه گفت که بیشتر این آثار برای نخستین بار در معرض دید همگان قرار می‌گیرند.',
      'کارگاه‌های آموزشی ویژه کودکان نیز در روزهای پایانی هفته برگزار خواهد شد.',
    ],
    paths: (nr) => [`/fa/news/${915_000 + nr}`, `/fa/news/${915_000 + nr}?utm_campaign=rss`],
    feed: rssWith(
      (at) => {
        const [year, month, day] = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
          timeZone: 'Asia/Tehran',
          year: 'numeric',
          month: 'numeric',
          day: 'numeric',
        })
          .formatToParts(at)
          .filter(({ type }) => ['year', 'month', 'day'].includes(type))
          .toSorted((one, other) => 'ymd'.indexOf(one.type.charAt(0)) - 'ymd'.indexOf(other.type.charAt(0)))
          .map(({ value }) => value);
        return easternDigits(`${year}/${month}/${day} ${on(at, 210).clock}`, 0x6f0);
      },
      { whole: true, language: 'fa' },
    ),
  },
  {
    host: 'lumiere',
    lang: 'fr',
    nation: 'FR',
    headlines: [
      'Le musée Guimet expose la céramique coréenne',
      'L’Opéra de Lyon dévoile sa nouvelle saison',
      'Un château de la Loire rouvre après dix ans de travaux',
      'La bibliothèque prête désormais des instruments',
    ],
    sentences: [
      'Selon les organisateurs, la manifestation se poursuivra jusqu’à la fin du mois de mars et l’entrée reste gratuite.',
      'Dès le premier jour, plusieurs milliers de visiteurs ont patienté devant les portes malgré la pluie.',
      'La commissaire souligne que la plupart des pièces n’avaient encore jamais quitté leur pays d’origine.',
      'Des ateliers pour les enfants et des conférences sont également proposés chaque fin de semaine.',
    ],
    paths: (nr) => [
      `/culture/expositions/une-journee-au-musee-${nr}_6${nr}41.html`,
      `/culture/expositions/une-journee-au-musee-${nr}_6${nr}41.html?xtor=RSS-3208`,
    ],
    feed: atomWith((at) => {
      const { year, month, day, clock } = on(at, 60);
      return `${year}-${two(month + 1)}-${two(day)}T${clock}:00+01:00`;
    }),
  },
  {
    host: 'songhong',
    lang: 'vi',
    nation: 'VN',
    headlines: [
      'Bảo tàng Hà Nội trưng bày gốm sứ Hàn Quốc',
      'Nhà hát Lớn công bố chương trình mùa diễn mới',
      'Phố cổ Hội An đón lượng khách kỷ lục',
      'Thư viện quốc gia số hóa sách cổ',
    ],
    sentences: [
      'Theo ban tổ chức, hoạt động sẽ kéo dài đến hết tháng ba và mở cửa miễn phí cho học sinh, sinh viên.',
      'Ngay trong ngày đầu tiên, hàng nghìn người dân và du khách đã đến tham quan từ sáng sớm.',
      'Đại diện đơn vị cho biết phần lớn hiện vật lần đầu tiên được giới thiệu với công chúng.',
      'Ngoài ra còn có các lớp học dành cho trẻ em và những buổi nói chuyện vào cuối tuần.',
    ],
    paths: (nr) => [
      `/van-hoa/trung-bay-moi-${4_500 + nr}.htm`,
      `/van-hoa/trung-bay-moi-${4_500 + nr}.htm#rss`,
    ],
    feed: jsonWith((at) => String(at.getTime())),
  },
];

const minute = 60_000;

/** An outlet as it is to be registered, and what it means by its articles at the end of the hour. */
export interface ServedOutlet {
  host: string;
  lang: string;
  nation: string;
  hasPages: boolean;
  feedUrl: string;
  meant: readonly MeantArticle[];
}

/**
 * Ten outlets in ten languages on loopback over an hour: every twenty minutes one publishes an article, links to it by
 * other addresses from then on, and after half an hour corrects the headline of its first one.
 * @param begin of the hour, Unix ms
 * @param now the clock of the hour, Unix ms
 */
export const tenOutlets = (server: FeedServer, begin: number, now: () => number): readonly ServedOutlet[] =>
  outlets.map(({ host, lang, nation, headlines, sentences, paths, feed, page }) => {
    const base = server.url(host, '');
    const ownAt = (nr: number, time: number): MeantArticle => ({
      title: nr === 0 && time >= begin + 30 * minute ? `${headlines[0]} (2)` : (headlines[nr] ?? ''),
      text: [...sentences.slice(nr), ...sentences.slice(0, nr)].join('\n'),
      at: new Date(begin + (nr * 20 - 15) * minute),
      path: paths(nr)[0],
    });
    const published = (time: number) =>
      headlines.map((_, nr) => ownAt(nr, time)).filter(({ at }) => at.getTime() <= time);
    const served: Answer = (request, answer) => {
      const time = now();
      const listed = published(time).map((article, nr) => {
        const forms = paths(nr);
        const visit = Math.floor((time - begin) / (5 * minute));
        return { ...article, nr, link: base + (forms[visit % forms.length] ?? forms[0]) };
      });
      const { body, type, encoding = 'utf-8' } = feed(listed.toReversed(), base);
      document(iconv.encode(body, encoding), { 'content-type': type })(request, answer);
    };
    server.serve(`/${host}/feed`, served);
    if (page)
      for (const [nr] of headlines.entries())
        for (const path of paths(nr))
          server.serve(path, (request, answer) =>
            document(page(ownAt(nr, now())), { 'content-type': 'text/html; charset=utf-8' })(request, answer),
          );
    return {
      host,
      lang,
      nation,
      hasPages: page !== undefined,
      feedUrl: server.url(host, `/${host}/feed`),
      meant: published(begin + 60 * minute),
    };
  });
