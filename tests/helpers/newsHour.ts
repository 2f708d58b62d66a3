import { archive } from '../feeds/archives.ts';
import { type Answer, document, type FeedEntry, type FeedServer, rss } from './feedServer.ts';
import { madeDictionary, madePress } from './madePress.ts';

/** Number of outlets in the list. */
export const outlets = 100;
/** Of these, the number that serve a feed of the reference collections, and the number that fail. */
const captured = 25;
const troubles = 5;
const newsFeeds = outlets - captured - troubles;

const minute = 60_000;
const hour = 60 * minute;

/** Number of items in a feed; older ones have been dropped. */
const feedLength = 30;
/** Number of events over three days, of which the simulated hour belongs to the last. */
const events = 100;
/** Number of reports published within the hour. */
const fresh = 70;

interface Report extends FeedEntry {
  /** Publication time, on the clock of the hour. */
  at: number;
}

/** Reports of three days, shifted so that the last ones are published within the hour that starts at `begin`. */
const reportsOf = (begin: number): Report[] => {
  const lines = madePress(events);
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

/** Outlets of the real lists, one per domain, from as many countries as possible. */
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

/** Feeds of every format and some incomplete ones: whole feeds first, then items with markup in unexpected places. */
const capturedFeeds = (): Buffer[] =>
  [
    ...[...archive('feedsmith-references')].filter(([name]) => name.endsWith('.xml')),
    ...[...archive('gofeed-testdata')].filter(([name]) => /\/parser\/rss\/rdf_item_.*\.xml$/.test(name)),
  ]
    .slice(0, captured)
    .map(([, bytes]) => bytes);

const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "${'a'.repeat(99)}">${Array.from(
  { length: 20 },
  (_, n) => `<!ENTITY a${n} "${`&a${n ? n - 1 : ''};`.repeat(10)}">`,
).join('')}]><rss version="2.0"><channel><title>&a19;</title></channel></rss>`;

/** Responses of outlets that fail to serve a feed. */
const ill: Answer[] = [
  (_request, answer) => void answer.writeHead(404).end(),
  (_request, answer) => void answer.writeHead(503).end(),
  (request) => void request.socket.destroy(),
  document('<!doctype html><title>We have moved</title><p>Welcome', { 'content-type': 'text/html' }),
];

export interface NewsHour {
  /** The list of the outlets as OPML, as exported by feed readers. */
  opml: string;
  /** Feeds with the reports of these days, by the index of their outlet in the list. */
  news: readonly { title: string; reports: readonly Report[] }[];
  /** Number of outlets that serve no feed. Another one serves an XML bomb, which delivers nothing. */
  ill: number;
}

/**
 * A hundred real outlets simulated on loopback, with their state at each moment of an hour.
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

/** Dictionary words of those days. */
export const dictionary = madeDictionary(events);
