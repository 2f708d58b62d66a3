import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { pageFacts } from './pageFacts.ts';

const script = (json: string): string => `<script type="application/ld+json">${json}</script>`;
const facts = (head: string, body = '', lang = '') =>
  pageFacts(
    parseHTML(`<!doctype html><html${lang}><head>${head}</head><body>${body}</body></html>`).document,
  );

const news = {
  '@type': 'NewsArticle',
  headline: 'Celadon returns to Paris',
  datePublished: '2026-03-01T09:30:00+01:00',
  inLanguage: 'fr-FR',
  author: [
    { '@type': 'Person', name: 'Ana Moreau' },
    { '@type': 'Person', name: 'Kim Seo-yeon' },
  ],
  publisher: { '@type': 'Organization', name: 'Le Courrier' },
};
const told = {
  title: 'Celadon returns to Paris',
  outletName: 'Le Courrier',
  mainAddress: null,
  published: '2026-03-01T09:30:00+01:00',
  author: 'Ana Moreau, Kim Seo-yeon',
  lang: 'fr-FR',
  isForSubscribers: false,
  text: null,
};

describe('the facts of a page', () => {
  it.each([
    ['by itself', news],
    ['in a list', [{ '@type': 'BreadcrumbList' }, news]],
    ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name: 'x' }, news] }],
    ['as the main entity of a page', { '@type': 'WebPage', mainEntity: news }],
    ['with several types', { ...news, '@type': ['ReportageNewsArticle', 'CreativeWork'] }],
    [
      'with persons and outlet of their own',
      {
        '@graph': [
          { ...news, author: [{ '@id': '#a' }, { '@id': '#k' }], publisher: { '@id': '#p' } },
          { '@id': '#a', '@type': 'Person', name: 'Ana Moreau' },
          { '@id': '#k', '@type': 'Person', name: 'Kim Seo-yeon' },
          { '@id': '#p', '@type': 'Organization', name: 'Le Courrier' },
        ],
      },
    ],
  ])('is read of JSON-LD that stands %s', (_how, data) => {
    expect(facts(script(JSON.stringify(data)))).toEqual(told);
  });

  it('are read from JSON-LD with the usual mistakes', () => {
    const wrapped = `<!-- ${JSON.stringify(news)} -->;`;
    const commas = JSON.stringify(news).replace(/}$/, ',}').replace(/\]/, ',]');
    const breaks = JSON.stringify({ ...news, description: 'one$two' }).replace('$', '\n');
    for (const json of [wrapped, commas, breaks]) expect(facts(script(json))).toEqual(told);
  });

  it('are those of the article at its address, not of others described', () => {
    const url = 'https://courrier.example/1';
    const others = { ...news, headline: 'Another', url: 'https://courrier.example/2', articleBody: 'x' };
    const head = `<link rel="canonical" href="${url}">${script(JSON.stringify([others, { ...news, url }]))}`;
    expect(facts(head).title).toBe('Celadon returns to Paris');
  });

  it('are read from meta elements without readable JSON-LD', () => {
    const head = `${script('{{{')}<meta property="og:title" content="청자가 돌아온다">
      <meta property="og:site_name" content="시험신문"><meta name="author" content="김서연 기자">
      <meta property="article:published_time" content="2026-03-01 09:30"><meta property="og:locale" content="ko_KR">`;
    expect(facts(head)).toEqual({
      title: '청자가 돌아온다',
      outletName: '시험신문',
      mainAddress: null,
      published: '2026-03-01 09:30',
      author: '김서연 기자',
      lang: 'ko-KR',
      isForSubscribers: false,
      text: null,
    });
  });

  it('is read of its elements where it says nothing to machines', () => {
    const body =
      '<article><time datetime="2026-03-01">1 mars</time><a rel="author" href="/a">Ana Moreau</a></article>';
    expect(facts('<title>Celadon returns to Paris | Le Courrier</title>', body, ' lang="fr"')).toEqual({
      title: 'Celadon returns to Paris',
      outletName: null,
      mainAddress: null,
      published: '2026-03-01',
      author: 'Ana Moreau',
      lang: 'fr',
      isForSubscribers: false,
      text: null,
    });
  });

  it.each([
    'Le Courrier',
    'https://courrier.example/ana',
    'ana@courrier.example',
    '105092',
    'ana-moreau',
    'admin',
  ])('names no author where %s stands for one', (author) => {
    expect(facts(script(JSON.stringify({ ...news, author })))).toEqual({ ...told, author: null });
  });

  it('omit unreadable times and overlong names', () => {
    const odd = { ...news, datePublished: 'yesterday', author: 'a'.repeat(200) };
    expect(facts(script(JSON.stringify(odd)))).toEqual({ ...told, published: null, author: null });
  });

  it.each([
    ['Celadon returns to Paris - Culture - Le Courrier', '', 'Le Courrier'],
    ['Celadon returns to Paris | courrier.example', '', ''],
    ['Le Courrier: Celadon returns to Paris', '', 'Le Courrier'],
    ['Celadon returns to Paris » Arts » anything', '<h1>Celadon returns to Paris</h1>', ''],
    ['Celadon returns to Paris | Le Courrier (@courrier)', '', 'Le Courrier'],
  ])('are a title without the outlet: %s', (title, body, outlet) => {
    const head = `<link rel="canonical" href="https://www.courrier.example/1"><meta property="og:title" content="${title}"><meta property="og:site_name" content="${outlet}">`;
    expect(facts(head, body).title).toBe('Celadon returns to Paris');
  });

  it('are a title that only looks as if it named the outlet', () => {
    const head =
      '<meta property="og:title" content="Paris - a city of celadon"><meta property="og:site_name" content="Le Courrier">';
    expect(facts(head).title).toBe('Paris - a city of celadon');
  });

  it.each([
    ['<p class="info">입력 2026.11.20 10:00 | 수정 2026.11.21 11:30</p>', '2026.11.20 10:00'],
    ['<div class="date">기사입력 2026. 11. 20. 오후 3:20 댓글 3</div>', '2026. 11. 20. 오후 3:20'],
    [
      '<span class="published-at">Published: November 20, 2026 at 10:00 am Updated 2 hours ago</span>',
      'November 20, 2026 at 10:00 am',
    ],
    [
      '<article><header>Veröffentlicht am 20. November 2026, 10:00 Uhr · Aktualisiert heute</header></article>',
      '20. November 2026, 10:00 Uhr',
    ],
    ['<time>公開日時：2026年11月20日 10:00</time>', '2026年11月20日 10:00'],
    [
      '<p class="article-date">November 20, 2026 - 11:28</p><p>On May 18, 2018.</p>',
      'November 20, 2026 - 11:28',
    ],
    ['<input class="published_date" type="hidden" value="2026-11-20 02:24:47">', '2026-11-20 02:24:47'],
    ['<time datetime="2026-11-20T10:36:00.000Z">1 day ago</time>', '2026-11-20T10:36:00.000Z'],
    ['<script>var page = {"publishedDate":"2026-11-20","title":"x"}</script>', '2026-11-20'],
    ['<time datetime="2026-11-20">one</time><time datetime="2026-11-19">another</time>', null],
    ['<i class="post-date">2026-11-20</i><i class="post-date">2026-11-18</i>', null],
  ])('are the time that is printed for readers: %s', (body, time) => {
    expect(facts('', body).published).toBe(time);
  });

  it('is nothing for a page that says nothing', () => {
    const nothing = { ...told, title: null, outletName: null, published: null, author: null, lang: null };
    expect(facts('')).toEqual(nothing);
    expect(facts(script(`${'['.repeat(5_000)}`))).toEqual(nothing);
  });
});
