import { standardOffset } from '#contract/nationTime.ts';
import { domainOf, webAddress } from '#server/kernel/outside/canonicalUrl.ts';
import { countryCode, countryNamed, countryOfDomain, languageTag } from '#server/kernel/text/isoCodes.ts';
import { lineOf } from '#server/kernel/text/plainText.ts';
import { outletAddress, outletDomain } from '../outletAddress.ts';
import type { Refusal } from './outletStore.ts';

/** Letters that do not decompose into a letter from A to Z and a mark. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  ə: 'a',
  Ə: 'A',
};

/** The apostrophe of an English genitive is removed; elsewhere it separates two words. */
const withoutApostrophes = (text: string): string =>
  text.replace(/['’ʼ](?=s?(?![\p{L}\p{N}]))/gu, '').replace(/['’ʼ]/gu, ' ');

/**
 * The Latin part of a name in the form of the English name field: capitals, digits and single spaces. Null if the name
 * has no Latin part, or a letter without such a spelling.
 */
export const englishName = (name: string): string | null => {
  const plain = withoutApostrophes(name)
    .replace(/[^\x20-\x7e]/gu, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  if (/[^\P{sc=Latin}A-Za-z]/u.test(plain)) return null;
  const words = plain
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .replace(/[^A-Za-z\d]+/gu, ' ')
    .trim();
  return /[A-Za-z]/.test(words) ? words.toUpperCase() : null;
};

interface OutletNames {
  mediaKornNm: string | null;
  mediaEngNm: string | null;
  mediaLclanNm: string | null;
}

/**
 * The name columns for a name in a list: unchanged in the column of its script; its Latin part, in capitals, in the
 * English one. The outlet's own spelling, including apostrophes, is preserved.
 */
export const outletNames = (name: string): OutletNames => {
  const isKorean = /\p{sc=Hangul}/u.test(name);
  return isKorean
    ? { mediaKornNm: name, mediaEngNm: null, mediaLclanNm: null }
    : { mediaKornNm: null, mediaEngNm: englishName(name), mediaLclanNm: name };
};

interface Feed {
  feedUrl: string;
  canonicalUrl: string;
}

/** An outlet of a list, in the product's fields. */
export interface ListedOutlet extends OutletNames {
  url: string;
  canonicalUrl: string;
  /** Null if it shares its domain with others. */
  dmnNm: string | null;
  /** ISO 3166-1 alpha-2; null if neither the list nor the domain gives one. */
  ntnId: string | null;
  clctLan: string | null;
  rgnTz: string | null;
  /** The list gives no name: the domain is used until a user enters one. */
  isNameless: boolean;
  feeds: Feed[];
  /** Number of invalid feed addresses in the list. */
  badFeeds: number;
}

type Listed =
  | { outlet: ListedOutlet; refused?: never }
  | { refused: Refusal; domain: string | null; outlet?: never };

const maxNameLength = 200;
const maxLanguagesLength = 100;
const maxFeeds = 100;

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Characters of a text of several values that are looked at: room for a hundred of the longest addresses. */
const maxTextsLength = 200_000;

/** A list of texts, or one text with values separated by spaces or commas. */
const texts = (value: unknown): string[] =>
  (Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.slice(0, maxTextsLength).split(/[\s,|;]+/u)
      : []
  ).flatMap((one) => text(one) ?? []);

const isText = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === 'string';

/** Some lists give a feed as the home page. */
const isFeed = (url: string, rss: readonly string[]): boolean =>
  rss.includes(url) || /\.(?:xml|rss|rdf|atom)$|\/(?:feed|rss)\/?$/i.test(URL.parse(url)?.pathname ?? '');

const feedsOf = (rss: readonly string[]): Pick<ListedOutlet, 'feeds' | 'badFeeds'> => {
  const found = new Map<string, Feed>();
  let badFeeds = 0;
  for (const one of rss) {
    const feedUrl = webAddress(one);
    const canonicalUrl = feedUrl && outletAddress(feedUrl);
    if (!feedUrl || !canonicalUrl) badFeeds += 1;
    else if (!found.has(canonicalUrl)) found.set(canonicalUrl, { feedUrl, canonicalUrl });
  }
  return { feeds: [...found.values()].slice(0, maxFeeds), badFeeds };
};

const languagesOf = (value: unknown): string | null => {
  const tags = [...new Set(texts(value).flatMap((declared) => languageTag(declared) ?? []))];
  while (tags.join(', ').length > maxLanguagesLength) tags.pop();
  return tags.join(', ') || null;
};

/** @returns null for a country that is not in ISO 3166-1; undefined if there is none */
const nationOf = (
  named: string | null,
  domain: string,
  { ntnId: otherwise = null, nationNamed: ownNation }: ListOptions,
) => {
  if (named !== null) return countryCode(named) ?? ownNation?.(named) ?? countryNamed(named);
  return countryOfDomain(domain) ?? (otherwise === null ? undefined : countryCode(otherwise));
};

export interface ListOptions {
  /** Country of outlets for which the list gives none. */
  ntnId?: string | null;
  /** The country that is registered under a name. */
  nationNamed?: (name: string) => string | undefined;
  now?: Date;
}

/** The name columns of a record: its name, and those that it gives for a column of its own. */
const namesIn = (record: Readonly<Record<string, unknown>>): OutletNames | 'tooLong' | null => {
  const [name, mediaKornNm, mediaEngNm, mediaLclanNm] = (
    ['name', 'mediaKornNm', 'mediaEngNm', 'mediaLclanNm'] as const
  ).map((field) => {
    const given = text(record[field]);
    const line = given && lineOf(given).normalize('NFC');
    return line && /[\p{L}\p{N}]/u.test(line) ? line : null;
  });
  const all = [name, mediaKornNm, mediaEngNm, mediaLclanNm].flatMap((one) => one ?? []);
  if (all.some((one) => [...one].length > maxNameLength)) return 'tooLong';
  if (all.length === 0) return null;
  const general = name ? outletNames(name) : { mediaKornNm: null, mediaEngNm: null, mediaLclanNm: null };
  return {
    mediaKornNm: mediaKornNm ?? general.mediaKornNm,
    mediaEngNm: (mediaEngNm && englishName(mediaEngNm)) ?? general.mediaEngNm,
    mediaLclanNm: mediaLclanNm ?? general.mediaLclanNm,
  };
};

/**
 * The outlet of a record with domain, name (or a name for each column), url, country, languages and rss, or why it is
 * refused. Pure. The database decides whether its country exists and whether it is already registered.
 */
export const listedOutlet = (
  record: Readonly<Record<string, unknown>>,
  options: ListOptions = {},
): Listed => {
  const { domain, name, url, country, languages, rss } = record;
  const refuse = (refused: Refusal): Listed => ({ refused, domain: text(domain) ?? text(url) });
  if (![domain, name, url, country].every(isText)) return refuse('malformed');
  const host = text(domain);
  const given = text(url);
  if (host === null && given === null) return refuse('noAddress');

  const known = host === null ? null : domainOf(host);
  const home = known && `https://${known}/`;
  const page = given === null || (home && isFeed(given, texts(rss))) ? home : webAddress(given);
  const canonicalUrl = page && outletAddress(page);
  const own = page && domainOf(page);
  if ((host !== null && known === null) || !page || !canonicalUrl || !own) return refuse('badAddress');
  if (known !== null && own !== known) return refuse('mismatch');

  const names = namesIn(record);
  if (names === 'tooLong') return refuse('nameTooLong');
  const ntnId = nationOf(text(country), own, options);
  if (ntnId === null) return refuse('unknownNation');
  return {
    outlet: {
      ...(names ?? { mediaKornNm: null, mediaEngNm: null, mediaLclanNm: own }),
      url: page,
      canonicalUrl,
      dmnNm: outletDomain(page),
      ntnId: ntnId ?? null,
      clctLan: languagesOf(languages),
      rgnTz: ntnId === undefined ? null : standardOffset(ntnId, options.now ?? new Date()),
      isNameless: names === null,
      ...feedsOf(texts(rss)),
    },
  };
};
