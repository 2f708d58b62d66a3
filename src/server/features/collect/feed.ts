import { DetectError, MalformedError, ParseError, parseFeed } from 'feedsmith';
import { domainOf } from './canonicalUrl.ts';
import { feedText } from './feedText.ts';
import { languageOf } from './language.ts';
import type { RawNews } from './newsItem.ts';
import { lineOf } from './plainText.ts';

type Parsed = ReturnType<typeof parseFeed<string>>;
type Feed<F extends Parsed['format']> = Extract<Parsed, { format: F }>['feed'];
interface AtomLink {
  href?: string;
  rel?: string;
}

const alternate = (links: readonly AtomLink[] | undefined): string | undefined =>
  (links?.find((link) => !link.rel || link.rel === 'alternate') ?? links?.find((link) => link.rel !== 'self'))
    ?.href;

const names = (people: readonly { name?: string }[] | undefined): string | undefined =>
  people
    ?.map((person) => person.name)
    .filter(Boolean)
    .join(', ') || undefined;

/** What all items of a feed share. */
const shared = (title?: string, link?: string, lang?: string, base?: string): RawNews => ({
  mediaName: title,
  mediaDomain: link ? domainOf(link) : null,
  urlBase: [base, link].find((address) => address && URL.canParse(address)),
  lang,
});

const rssItems = (feed: Feed<'rss'>): RawNews[] => {
  const ofFeed = shared(
    feed.title,
    feed.link,
    feed.language ?? feed.dc?.languages?.[0] ?? feed.xml?.lang,
    feed.xml?.base,
  );
  return (feed.items ?? []).map((item) => ({
    ...ofFeed,
    // An aggregator names the outlet that the item comes from.
    ...(item.source?.title && { mediaName: item.source.title }),
    ...(item.source?.url && { mediaDomain: domainOf(item.source.url) }),
    lclanTtl: item.title ?? item.dc?.titles?.[0] ?? item.media?.title?.value,
    articleCn:
      item.content?.encoded ??
      item.description ??
      item.dc?.descriptions?.[0] ??
      item.media?.description?.value,
    url:
      item.link ??
      alternate(item.atom?.links) ??
      (item.guid?.isPermaLink === false ? null : item.guid?.value),
    lang: item.xml?.lang ?? item.dc?.languages?.[0] ?? ofFeed.lang,
    frmTrsfNscvrgDt: item.pubDate ?? item.dc?.dates?.[0] ?? item.dcterms?.issued?.[0] ?? item.atom?.published,
    jrnlLclanNm: names(item.authors) ?? item.dc?.creators?.join(', '),
  }));
};

const atomItems = (feed: Feed<'atom'>): RawNews[] => {
  const home = alternate(feed.links) ?? feed.links?.[0]?.href;
  const ofFeed = shared(feed.title?.value, home, feed.xml?.lang, feed.xml?.base);
  return (feed.entries ?? []).map((entry) => ({
    ...ofFeed,
    ...(entry.source?.title?.value && { mediaName: entry.source.title.value }),
    lclanTtl: entry.title?.value,
    articleCn: entry.content?.value ?? entry.summary?.value ?? entry.media?.description?.value,
    url: alternate(entry.links) ?? (/^https?:/i.test(entry.id ?? '') ? entry.id : null),
    lang: entry.xml?.lang ?? ofFeed.lang,
    frmTrsfNscvrgDt: entry.published ?? entry.updated,
    jrnlLclanNm: names(entry.authors) ?? names(feed.authors),
  }));
};

const rdfItems = (feed: Feed<'rdf'>): RawNews[] => {
  const ofFeed = shared(feed.title, feed.link, feed.dc?.languages?.[0] ?? feed.xml?.lang, feed.xml?.base);
  return (feed.items ?? []).map((item) => ({
    ...ofFeed,
    lclanTtl: item.title ?? item.dc?.titles?.[0],
    articleCn: item.content?.encoded ?? item.description ?? item.dc?.descriptions?.[0],
    url: item.link ?? item.rdf?.about,
    lang: item.xml?.lang ?? item.dc?.languages?.[0] ?? ofFeed.lang,
    frmTrsfNscvrgDt: item.dc?.dates?.[0] ?? item.dcterms?.issued?.[0],
    jrnlLclanNm: item.dc?.creators?.join(', '),
  }));
};

const jsonItems = (feed: Feed<'json'>): RawNews[] => {
  const ofFeed = shared(feed.title, feed.home_page_url ?? feed.feed_url, feed.language);
  return (feed.items ?? []).map((item) => ({
    ...ofFeed,
    lclanTtl: item.title,
    articleCn: item.content_html ?? item.content_text ?? item.summary,
    url: item.url ?? item.external_url ?? (/^https?:/i.test(item.id ?? '') ? item.id : null),
    lang: item.language ?? ofFeed.lang,
    frmTrsfNscvrgDt: item.date_published ?? item.date_modified,
    jrnlLclanNm: names(item.authors) ?? names(feed.authors),
  }));
};

const itemsOf = (parsed: Parsed): RawNews[] => {
  switch (parsed.format) {
    case 'rss':
      return rssItems(parsed.feed);
    case 'atom':
      return atomItems(parsed.feed);
    case 'rdf':
      return rdfItems(parsed.feed);
    case 'json':
      return jsonItems(parsed.feed);
  }
};

/** A feed that names no language has one nevertheless: many items together tell it better than each alone. */
const withLanguage = (items: RawNews[]): RawNews[] => {
  if (items.every((item) => item.lang)) return items;
  const sample = items
    .slice(0, 20)
    .map((item) => lineOf(`${item.lclanTtl ?? ''} ${item.articleCn?.slice(0, 400) ?? ''}`));
  const lang = languageOf(null, sample.join(' ').slice(0, 4000));
  return lang === 'und' ? items : items.map((item) => ({ ...item, lang: item.lang ?? lang }));
};

export type FeedItems = { items: RawNews[]; malformed?: never } | { malformed: string; items?: never };

/** The items of an RSS, Atom, RDF or JSON feed in its order, or what is wrong with it, in Korean. Never throws. */
export const feedItems = (bytes: Buffer): FeedItems => {
  try {
    return { items: withLanguage(itemsOf(parseFeed(feedText(bytes)))) };
  } catch (error) {
    if (error instanceof DetectError) return { malformed: 'RSS·Atom·JSON Feed가 아님' };
    if (error instanceof MalformedError || !(error instanceof ParseError))
      return { malformed: '피드 문서가 깨져 읽을 수 없음' };
    return { malformed: '피드에 읽을 내용이 없음' };
  }
};
