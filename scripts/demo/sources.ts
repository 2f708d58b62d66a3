/** A well-known feed: listed in the demo, but paused until a user activates it. */
export interface DemoSource {
  feedTtl: string;
  feedUrl: string;
  /** Name of the outlet. */
  mediaName: string;
  domain: string;
  ntnId: string;
  /** BCP 47. */
  lanCd: string;
}

export const demoSources: readonly DemoSource[] = [
  [
    'BBC News – Entertainment & Arts',
    'https://feeds.bbci.co.uk/news/entertainment_and_arts/rss.xml',
    'BBC News',
    'bbc.co.uk',
    'GB',
    'en',
  ],
  [
    'The Guardian – Culture',
    'https://www.theguardian.com/culture/rss',
    'The Guardian',
    'theguardian.com',
    'GB',
    'en',
  ],
  [
    'The New York Times – Arts',
    'https://rss.nytimes.com/services/xml/rss/nyt/Arts.xml',
    'The New York Times',
    'nytimes.com',
    'US',
    'en',
  ],
  ['NPR – Culture', 'https://feeds.npr.org/1008/rss.xml', 'NPR', 'npr.org', 'US', 'en'],
  ['Variety', 'https://variety.com/feed/', 'Variety', 'variety.com', 'US', 'en'],
  [
    'The Hollywood Reporter',
    'https://www.hollywoodreporter.com/feed/',
    'The Hollywood Reporter',
    'hollywoodreporter.com',
    'US',
    'en',
  ],
  ['Le Monde – Culture', 'https://www.lemonde.fr/culture/rss_full.xml', 'Le Monde', 'lemonde.fr', 'FR', 'fr'],
  ['Deutsche Welle – Kultur', 'https://rss.dw.com/xml/rss-de-cul', 'Deutsche Welle', 'dw.com', 'DE', 'de'],
  [
    'Der Spiegel – Kultur',
    'https://www.spiegel.de/kultur/index.rss',
    'Der Spiegel',
    'spiegel.de',
    'DE',
    'de',
  ],
  [
    'El País – Cultura',
    'https://feeds.elpais.com/mrss-s/pages/ep/site/elpais.com/section/cultura/portada',
    'El País',
    'elpais.com',
    'ES',
    'es',
  ],
  ['NHK 文化・エンタメ', 'https://www3.nhk.or.jp/rss/news/cat2.xml', 'NHK', 'nhk.or.jp', 'JP', 'ja'],
  [
    '朝日新聞デジタル',
    'https://www.asahi.com/rss/asahi/newsheadlines.rdf',
    '朝日新聞',
    'asahi.com',
    'JP',
    'ja',
  ],
  [
    'The Straits Times – Life',
    'https://www.straitstimes.com/news/life/rss.xml',
    'The Straits Times',
    'straitstimes.com',
    'SG',
    'en',
  ],
].map(([feedTtl = '', feedUrl = '', mediaName = '', domain = '', ntnId = '', lanCd = '']) => ({
  feedTtl,
  feedUrl,
  mediaName,
  domain,
  ntnId,
  lanCd,
}));
