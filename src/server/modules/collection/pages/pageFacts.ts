import { languageTag } from '#server/kernel/text/isoCodes.ts';
import { lineOf, paragraphsOf } from '#server/kernel/text/plainText.ts';
import { reportTime } from '../collect/times/reportTime.ts';
import { siteName, withoutOutlet } from './pageTitle.ts';
import type { PageTree } from './preparedPage.ts';
import { namedTime, statedTime } from './statedTime.ts';
import { isArticle, namesOf, nodesById, nodesOf, type StructuredNode, textOf } from './structuredData.ts';

/** What a page states about its article, including metadata for machines. */
export interface PageFacts {
  title: string | null;
  /** The outlet, as the page calls it. */
  outletName: string | null;
  /** The address that the page names as its main one (`rel=canonical`), as written. */
  mainAddress: string | null;
  /** Publication time as written on the page; parsed by `reportTime`. */
  published: string | null;
  /** Names of the authors, separated by commas. */
  author: string | null;
  /** BCP 47. */
  lang: string | null;
  /** The page states that it is not free to read. */
  isForSubscribers: boolean;
  /** The full text if the page has it outside its markup: one paragraph per line. */
  text: string | null;
}

/** Maximum characters. */
const maxLengths = { name: 120, authors: 200, title: 500 } as const;
const maxAuthors = 12;

type Candidate = string | null | undefined;

const line = (text: Candidate, maxLength: number): string | null => {
  const found = text ? lineOf(text.slice(0, 4 * maxLength)) : '';
  return found === '' || found.length > maxLength ? null : found;
};

/** What the first usable candidate says; those that take a search of the page are given as functions. */
const first = <T>(
  candidates: readonly (Candidate | (() => Candidate))[],
  read: (text: string) => T | null,
): T | null => {
  for (const given of candidates) {
    const candidate = typeof given === 'function' ? given() : given;
    const found = candidate ? read(candidate) : null;
    if (found !== null) return found;
  }
  return null;
};

/** The values of the page's `meta` elements by name, property or itemprop in lower case; the first if repeated. */
const metaOf = (page: PageTree): ((...names: string[]) => string[]) => {
  const values = new Map<string, string[]>();
  for (const element of page.querySelectorAll('meta[content]')) {
    const content = element.getAttribute('content')?.trim();
    if (!content) continue;
    for (const attribute of ['property', 'name', 'itemprop']) {
      const name = element.getAttribute(attribute)?.trim().toLowerCase();
      if (!name) continue;
      const known = values.get(name);
      if (!known) values.set(name, [content]);
      else if (known.length < maxAuthors) known.push(content);
    }
  }
  return (...names) => names.flatMap((name) => values.get(name) ?? []);
};

/** An address without what does not tell pages apart: query, fragment, trailing slash. */
const bareAddress = (address: string): string => address.replace(/[#?].*$/, '').replace(/\/$/, '');

/** Addresses of the page that an object is about. */
const linked = (thing: StructuredNode): string[] =>
  [thing.url, thing['@id'], thing.mainEntityOfPage].flatMap((value) => {
    const address = textOf(value) ?? textOf((value as StructuredNode | undefined)?.['@id']);
    return address ? [bareAddress(address)] : [];
  });

/** The main article of the page: the one at its address, else the one with the most metadata. */
const mainArticle = (
  articles: readonly StructuredNode[],
  address: string | null,
): StructuredNode | undefined => {
  const at = address && bareAddress(address);
  const weight = (thing: StructuredNode): number =>
    (at && linked(thing).includes(at) ? 8 : 0) +
    ((textOf(thing.headline) ?? textOf(thing.name)) ? 2 : 0) +
    (thing.datePublished ? 2 : 0) +
    (thing.articleBody ? 2 : 0) +
    (thing.author ? 1 : 0);
  const [best] = articles
    .map((thing) => ({ thing, weight: weight(thing) }))
    .sort((one, other) => other.weight - one.weight);
  return best?.thing;
};

/** Content of a name field that is not a name: addresses, numbers, notes in brackets. */
const noName =
  /^(?:https?:|www\.|\()|@|^\d+$|^(?:admin|administrator|editor|redaktion|author|by|null|undefined)$/i;

/** Account names are entirely in lower case; names of persons are not (Jean-Pierre). */
const accountName = /^[a-z]+(?:[-_.][a-z]+)+$/;

/** 'By' in front of a name; von, por and par also begin names (Von Trier, Par Lagerkvist), but then capitalised. */
const byline = /^(?:[Bb][Yy]|von|por|par)\s*:?\s+/;

const isOutlet = (name: string, outlet: string | null): boolean =>
  outlet !== null && name.toLowerCase() === outlet.toLowerCase();

const authorsOf = (candidates: readonly string[], outlet: string | null): string | null => {
  const names: string[] = [];
  for (const candidate of candidates) {
    const name = line(candidate, maxLengths.name)?.replace(byline, '');
    if (
      name &&
      !noName.test(name) &&
      !accountName.test(name) &&
      !isOutlet(name, outlet) &&
      !names.includes(name)
    )
      names.push(name);
  }
  let joined = '';
  for (const name of names.slice(0, maxAuthors)) {
    const longer = joined ? `${joined}, ${name}` : name;
    if (longer.length > maxLengths.authors) break;
    joined = longer;
  }
  return joined || null;
};

/** Names of `meta` elements with the time of publication, the usual one first. */
const timeNames = [
  'article:published_time',
  'og:article:published_time',
  'datepublished',
  'parsely-pub-date',
  'sailthru.date',
  'pubdate',
  'publishdate',
  'publication_date',
  'dc.date.issued',
  'dc.date',
  'date',
];

/** A property that says no: false, "False", or the schema.org address of it. */
const isRefused = (value: unknown): boolean =>
  value === false || (typeof value === 'string' && /(?:^|\/)false$/i.test(value));

const contentOf = (page: PageTree, selector: string): string[] =>
  Array.from(page.querySelectorAll(selector))
    .slice(0, maxAuthors)
    .map(
      (element) =>
        element.getAttribute('content') ?? element.getAttribute('datetime') ?? element.textContent ?? '',
    );

/**
 * What a page states about its article: JSON-LD before Open Graph and other `meta`, these before marked elements and
 * the window title. Pure: the page is not modified.
 */
export const pageFacts = (page: PageTree): PageFacts => {
  const meta = metaOf(page);
  const scripts = Array.from(
    page.querySelectorAll('script[type="application/ld+json" i]'),
    ({ textContent }) => textContent ?? '',
  );
  const things = nodesOf(scripts);
  const byId = nodesById(things);
  const mainAddress = page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;
  const address = mainAddress ?? meta('og:url')[0] ?? null;
  const article = mainArticle(things.filter(isArticle), address);

  const outletName = first(
    [...namesOf(article?.publisher, byId), ...meta('og:site_name', 'application-name', 'publisher')],
    (name) => line(name, maxLengths.name),
  );
  const headlines = contentOf(page, 'h1').flatMap((text) => line(text, maxLengths.title) ?? []);
  const windowTitle = line(page.querySelector('title')?.textContent, maxLengths.title);
  const title =
    first(
      [textOf(article?.headline), ...meta('og:title', 'twitter:title', 'headline', 'dc.title'), ...headlines],
      (text) => line(text, maxLengths.title),
    ) ?? windowTitle;
  return {
    title:
      title &&
      withoutOutlet(
        title,
        [outletName ?? '', ...meta('og:site_name', 'twitter:site', 'application-name'), siteName(address)],
        headlines.length === 1 ? (headlines[0] ?? null) : null,
      ),
    outletName,
    mainAddress,
    published: first(
      [
        textOf(article?.datePublished),
        ...meta(...timeNames),
        textOf(article?.dateCreated),
        ...contentOf(page, 'time[itemprop="datePublished"], time[pubdate], article time[datetime]'),
        () => statedTime(page),
        () => namedTime(page),
        textOf(article?.dateModified),
      ],
      (text) => (reportTime(text) ? text.trim() : null),
    ),
    author:
      authorsOf(namesOf(article?.author ?? article?.creator, byId), outletName) ??
      authorsOf(meta('author', 'article:author', 'parsely-author', 'dc.creator', 'byl'), outletName) ??
      authorsOf(contentOf(page, '[itemprop="author"] [itemprop="name"], [rel="author"]'), outletName),
    lang: first(
      [
        textOf(article?.inLanguage),
        page.documentElement?.getAttribute('lang'),
        ...meta('content-language', 'og:locale'),
      ],
      languageTag,
    ),
    isForSubscribers: isRefused(article?.isAccessibleForFree),
    text: paragraphsOf(textOf(article?.articleBody) ?? '') || null,
  };
};
