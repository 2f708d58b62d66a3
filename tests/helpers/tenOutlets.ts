import iconv from 'iconv-lite';
import { type Answer, document, type FeedServer } from './feedServer.ts';
import { outletTexts } from './outletTexts.ts';

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
  outlets.map(({ host, lang, nation, paths, feed, page }) => {
    const { headlines = [], sentences = [] } = outletTexts[host] ?? {};
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
