import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { archive, hasFeeds } from '../feeds/archives.ts';
import { type Answer, document, type FeedEntry, type FeedServer, rss } from './feedServer.ts';

const articles = resolve(import.meta.dirname, '../../../shared/data/articles/ktitan.ndjson.gz');

/** Whether the real lists, feeds and articles lie beside the project. */
export const hasNews = hasFeeds;

/** Outlets in the list. */
export const outlets = 100;
/** Of them, so many answer with a feed that somebody captured, byte by byte, and so many do not answer well. */
const captured = 25;
const troubles = 5;
const newsFeeds = outlets - captured - troubles;

const minute = 60_000;
const hour = 60 * minute;

/** Items in a feed at a time; older ones have left it. */
const feedLength = 30;
/** Days whose press the feeds have, the last of them the one that passes. */
const days = ['2025-08-13', '2025-08-14', '2025-08-15'];
/** Reports that come out within the hour. */
const fresh = 400;

interface Report extends FeedEntry {
  /** When it comes out, on the clock of the hour. */
  at: number;
}

interface Line {
  title: string;
  summary: string;
  url: string;
  published: string;
}

/** The press of three real days, moved so that its last reports come out within the hour that begins then. */
const reportsOf = (begin: number): Report[] => {
  const lines = gunzipSync(readFileSync(articles))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
    .filter(({ published }) => days.some((day) => published.startsWith(day)))
    .sort((one, other) => Date.parse(one.published) - Date.parse(other.published));
  const known = lines.length - fresh;
  const last = Date.parse(lines[known - 1]?.published ?? '');
  return lines.map(({ title, summary, url, published }, place) => {
    const at =
      place < known
        ? begin - (last - Date.parse(published))
        : begin + ((place - known + 1) * (hour - 5 * minute)) / fresh;
    return { title, summary, link: url, at, date: new Date(at).toUTCString() };
  });
};

interface Outline {
  title: string;
  address: string;
}

/** Outlets of the real lists, a domain each, as many countries as there are. */
const listed = (): Outline[] => {
  const lists = [...archive('plenary-country-opml')].filter(([name]) => name.endsWith('.opml'));
  const ofLists = lists.map(([, bytes]) =>
    [...bytes.toString().matchAll(/<outline text="([^"]+)"[^>]*? xmlUrl="(https?:[^"]+)"/g)].map(
      ([, title = '', address = '']) => ({ title, address }),
    ),
  );
  const found = new Map<string, Outline>();
  for (let place = 0; found.size < outlets; place += 1)
    for (const list of ofLists) {
      const outline = list[place];
      const host = outline && URL.parse(outline.address)?.hostname.split('.').slice(-3).join('.');
      if (outline && host && found.size < outlets && !found.has(host)) found.set(host, outline);
    }
  return [...found.values()];
};

const capturedFeeds = (): Buffer[] =>
  [...archive('rss-parser-io')]
    .filter(([name]) => name.includes('/input/') && !/unrecognized|missing-fields/.test(name))
    .slice(0, captured)
    .map(([, bytes]) => bytes);

const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "${'a'.repeat(99)}">${Array.from(
  { length: 20 },
  (_, n) => `<!ENTITY a${n} "${`&a${n ? n - 1 : ''};`.repeat(10)}">`,
).join('')}]><rss version="2.0"><channel><title>&a19;</title></channel></rss>`;

/** What an outlet's server does instead of giving a feed. */
const ill: Answer[] = [
  (_request, answer) => void answer.writeHead(404).end(),
  (_request, answer) => void answer.writeHead(503).end(),
  (request) => void request.socket.destroy(),
  document('<!doctype html><title>We have moved</title><p>Welcome', { 'content-type': 'text/html' }),
];

export interface NewsHour {
  /** The list of the outlets, as a feed reader exports it. */
  opml: string;
  /** Feeds with the press of these days, by the place of their outlet in the list. */
  news: readonly { title: string; reports: readonly Report[] }[];
  /** How many outlets give no feed. Another one gives a bomb, of which nothing comes. */
  ill: number;
}

/**
 * A hundred real outlets whose servers answer on loopback, as they stand at each moment of an hour.
 * @param now the clock of the hour, Unix ms
 */
export const newsHour = (server: FeedServer, begin: number, now: () => number): NewsHour => {
  const outlines = listed();
  const reports = reportsOf(begin);
  const news = outlines.slice(0, newsFeeds).map(({ title }, feed) => ({
    title,
    reports: reports.filter((_report, place) => place % newsFeeds === feed),
  }));
  for (const [feed, { title, reports: own }] of news.entries())
    server.serve(`/${feed}`, (request, answer) => {
      const out = own.filter(({ at }) => at <= now()).slice(-feedLength);
      const etag = `"${out.at(-1)?.at ?? 0}"`;
      if (request.headers['if-none-match'] === etag) {
        answer.writeHead(304).end();
        return;
      }
      document(rss(out, { title }), { etag })(request, answer);
    });
  for (const [place, body] of capturedFeeds().entries())
    server.serve(`/${newsFeeds + place}`, document(body));
  for (const [place, answer] of [...ill, document(bomb)].entries())
    server.serve(`/${newsFeeds + captured + place}`, answer);
  const outline = ({ title, address }: Outline, feed: number): string =>
    `<outline type="rss" text="${title}" htmlUrl="${new URL(address).origin}/" xmlUrl="${server.url(`press${feed}`, `/${feed}`)}"/>`;
  return {
    opml: `<?xml version="1.0" encoding="UTF-8"?><opml version="2.0"><head><title>세계의 언론 ${outlets}곳</title></head><body>${outlines.map(outline).join('\n')}</body></opml>`,
    news,
    ill: ill.length,
  };
};

/** Words of those days for the dictionary, as an administrator would enter them. */
export const dictionary = [
  ['트럼프', 'pern', ['Trump', 'トランプ']],
  ['푸틴', 'pern', ['Putin', 'Poutine', 'プーチン']],
  ['이재명', 'pern', ['Lee Jae-myung', 'Lee Jae Myung']],
  ['젤렌스키', 'pern', ['Zelensky', 'Zelenskyy']],
  ['광복절', 'evnt', ['Liberation Day', '光復節']],
  ['우크라이나', 'issue', ['Ukraine', 'ウクライナ']],
  ['대만', 'issue', ['Taiwan', 'Taïwan', '台湾']],
  ['관세', 'plcy', ['tariff', 'tariffs', '関税']],
  ['국회', 'inst', ['National Assembly', 'parliament']],
  ['알래스카', 'evnt', ['Alaska', 'アラスカ']],
] as const;
