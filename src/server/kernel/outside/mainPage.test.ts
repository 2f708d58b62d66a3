import { describe, expect, it } from 'vitest';
import { addressKey, canonicalUrl, webAddress } from './canonicalUrl.ts';

const key = (address: string): string => canonicalUrl(webAddress(address) ?? '');

/** Pages in the shapes in which the world's press numbers its articles. */
const pages = [
  'https://www.harbour.example/2026/11/29/culture/opera-house-opens-again/',
  'https://harbour.example/news/articleView.html?idxno=321',
  'https://www.daily.co.kr/site/data/html_dir/2026/11/29/2026112900123.html',
  'https://post.example.in/lifestyle/art/story/k-drama-fans-9876543',
  'https://zeitung.example/kultur/film/ausstellung-in-seoul-a-1234.html?sara_ref=x1',
  'https://journal.example.fr/culture/article/2026/11/29/le-musee_6180001_3246.html',
  'https://example.jp/articles/ASR3Q5VJ2R3QUHBI01N',
  'https://example.com.br/cultura/noticia/2026/11/29/%C3%B3pera-volta.ghtml',
  'https://news.example.cn/content.jsp?id=77&col=5',
  'https://example.ru/news/?id=42#comments',
];

/** Other addresses of the same page: how feeds, mails, networks, mobile and printed pages write it. */
const sameForms: readonly ((url: URL) => void)[] = [
  (url) => url.searchParams.append('ref', 'rss'),
  (url) => url.searchParams.append('utm_source', 'rss'),
  (url) => url.searchParams.append('CMP', 'share_btn_tw'),
  (url) => url.searchParams.append('mod', 'rss_world_news'),
  (url) => url.searchParams.append('source', 'rss'),
  (url) => url.searchParams.append('from', 'kakaotalk'),
  (url) => url.searchParams.append('iref', 'comtop_7_01'),
  (url) => url.searchParams.append('rssref', 'feed'),
  (url) => url.searchParams.append('maca', 'en-rss-all-1573-xml-mrss'),
  (url) => url.searchParams.append('traffic_source', 'rss'),
  (url) => url.searchParams.append('outputType', 'amp'),
  (url) => url.searchParams.append('print', '1'),
  (url) => url.searchParams.append('PHPSESSID', '3f6b'),
  (url) => {
    url.searchParams.append('emc', 'edit_th');
    url.searchParams.append('nl', 'todaysheadlines');
  },
  (url) => {
    url.protocol = 'http:';
    url.hash = '#xtor=RSS-3208';
  },
  (url) => {
    url.hostname = `m.${url.hostname.replace(/^www\./, '')}`;
  },
  (url) => {
    url.hostname = `amp.${url.hostname.replace(/^www\./, '')}`;
  },
  (url) => {
    url.pathname = url.pathname.replace(/\/?$/, ';jsessionid=0A1B2C');
  },
  (url) => {
    url.pathname = `/${url.pathname}`;
  },
];

/** Addresses of other pages that look much like it. */
const otherForms: readonly ((url: URL) => void)[] = [
  (url) => url.searchParams.append('page', '2'),
  (url) => url.searchParams.append('ref', '20261129'),
  (url) => url.searchParams.append('source', 'interview'),
  (url) => url.searchParams.append('crossref', '12'),
  (url) => url.searchParams.append('from', '2026-11-01'),
  (url) => url.searchParams.append('sid', '103'),
  (url) => url.searchParams.append('nl', 'dutch'),
  (url) => url.searchParams.append('view', 'photos'),
  (url) => url.searchParams.append('type', 'video'),
  (url) => url.searchParams.append('m', '7'),
  (url) => url.searchParams.append('idx', '1'),
  (url) => url.searchParams.append('lang', 'en'),
  (url) => {
    url.hostname = `news.${url.hostname.replace(/^www\./, '')}`;
  },
  (url) => {
    url.hostname = `english.${url.hostname.replace(/^www\./, '')}`;
  },
  (url) => {
    url.pathname = url.pathname
      .replace(/(\d)(?!.*\d)/, (digit) => String((Number(digit) + 1) % 10))
      .replace(/\/?$/, '/x');
  },
  (url) => {
    url.pathname = url.pathname.replace(/\/?$/, '/ampere');
  },
  (url) => {
    url.pathname = url.pathname.replace(/\/?$/, '-amp');
  },
  (url) => {
    url.hash = '#!/article/9';
  },
];

const changed = (page: string, change: (url: URL) => void): string => {
  const url = new URL(page);
  change(url);
  return url.href;
};

describe('the key of a page', () => {
  it.each(pages)('is the same for every form of %s', (page) => {
    for (const change of sameForms) {
      const form = changed(page, change);
      expect(key(form), form).toBe(key(page));
    }
  });

  it.each(pages)('differs for the neighbours of %s', (page) => {
    for (const change of otherForms) {
      const other = changed(page, change);
      expect(key(other), other).not.toBe(key(page));
    }
  });

  it.each([
    ['https://a.example/n/amp/', 'https://a.example/n/'],
    ['https://a.example/amp/2026/opera', 'https://a.example/2026/opera'],
    ['https://a.example/2026/opera.amp.html', 'https://a.example/2026/opera.html'],
    ['https://a.example/news/123/print', 'https://a.example/news/123'],
    ['https://a.example/news/index.php?id=3', 'https://a.example/news/?id=3'],
    ['https://a.example/caf%C3%A9', 'https://a.example/cafe%CC%81'],
    ['https://en.m.wikipedia.example/wiki/Opera', 'https://en.wikipedia.example/wiki/Opera'],
    ['https://www-a-example.cdn.ampproject.org/c/s/a.example/2026/opera', 'https://a.example/2026/opera'],
    ['https://www.google.com/amp/s/a.example/2026/opera', 'https://a.example/2026/opera'],
    [
      'https://www.google.com/url?q=https%3A%2F%2Fa.example%2F2026%2Fopera&sa=D',
      'https://a.example/2026/opera',
    ],
    [
      'https://news.naver.com/main/read.naver?mode=LSD&oid=001&aid=0014',
      'https://n.news.naver.com/mnews/article/001/0014',
    ],
    [
      'https://edition.cnn.com/2026/11/29/style/seoul/index.html',
      'https://www.cnn.com/2026/11/29/style/seoul',
    ],
    ['https://www.bbc.co.uk/news/articles/c4gzq', 'https://bbc.com/news/articles/c4gzq.amp'],
  ])('joins %s and %s', (one, other) => expect(key(one)).toBe(key(other)));

  it.each([
    ['https://m.co.kr/1', 'https://co.kr/1'],
    ['https://a.example/amp', 'https://a.example/'],
    ['https://a.example/services/print', 'https://a.example/services'],
    ['https://a.example/tag/printmaking', 'https://a.example/tag'],
    [
      'https://news.naver.com/main/read.naver?oid=001&aid=0014',
      'https://news.naver.com/main/read.naver?oid=001&aid=0015',
    ],
    ['https://www.google.com/search?q=https%3A%2F%2Fa.example%2F1', 'https://a.example/1'],
    ['https://a.example/#!/article/1', 'https://a.example/#!/article/2'],
    ['https://a.example/?q=%b0%a1', 'https://a.example/?q=%b3%aa'],
    ['https://mobile.example/1', 'https://other.example/1'],
  ])('keeps %s and %s apart', (one, other) => expect(key(one)).not.toBe(key(other)));

  it('of a feed keeps what distinguishes two feeds of a site', () => {
    const feeds = [
      'https://a.example/rss?source=rss-culture',
      'https://a.example/rss?source=rss-sport',
      'https://m.a.example/rss',
    ];
    expect(new Set(feeds.map(addressKey)).size).toBe(3);
  });
});
