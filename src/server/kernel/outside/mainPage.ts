import { withoutForms, withoutMarks } from './addressParameters.ts';

/** Host name that identifies outlets and pages: without www. and a trailing dot. */
export const bareHost = (host: string): string => host.replace(/^www\d?\./, '').replace(/\.(?=:|$)/, '');

/** Second-level domains under which names are registered: m.co.kr is a site of its own. */
const sharedEnding = /^(?:ac|co|com|edu|go|gob|gouv|gov|ne|net|nom|or|org|pe|re)\.[a-z]{2}$/;

/** The host of the main page: without the label of mobile and AMP pages, at the front or behind the language. */
const mainHost = (host: string): string => {
  const shortened = /^(?:((?:[a-z]{2}\.)?)(?:m|amp|mobile|touch|wap)\.)(.+)$/.exec(host);
  const rest = shortened?.[2];
  if (!rest?.includes('.') || sharedEnding.test(rest)) return host;
  return `${shortened?.[1] ?? ''}${rest}`;
};

/** A page that another address shows: a cache of AMP pages, or a forwarding address. */
const wrapped = (url: URL): string | null => {
  const { host, pathname, searchParams } = url;
  const cached = /^\/(?:amp\/|[acv]\/|wp\/)?s\/([^/]+\..+)$/.exec(pathname)?.[1];
  if (cached && (/(?:^|\.)cdn\.ampproject\.org$/.test(host) || /^(?:www\.)?google\.[a-z.]+$/.test(host)))
    return `https://${cached}${url.search}`;
  if (/^(?:www\.)?google\.[a-z.]+$/.test(host) && pathname === '/url')
    return searchParams.get('url') ?? searchParams.get('q');
  return /^lm?\.facebook\.com$/.test(host) ? searchParams.get('u') : null;
};

/** Sites whose pages have several addresses beyond the general rules: path or query of the one that stands for all. */
const siteRules: readonly [host: RegExp, from: RegExp, to: string][] = [
  [
    /^(?:n\.|m\.)?news\.naver\.com$/,
    /^\/(?:mnews\/)?(?:ranking\/)?article\/(?:comment\/)?(\d+)\/(\d+)$/,
    'n.news.naver.com/article/$1/$2',
  ],
  [/^(?:m\.)?(?:media\.daum\.net|v\.daum\.net)$/, /^\/v\/(\w+)$/, 'v.daum.net/v/$1'],
  [/^(?:edition\.|us\.|amp\.)?cnn\.com$/, /^(?:\/cnn)?(\/.+)$/, 'cnn.com$1'],
  [
    /^(?:bbc\.com|bbc\.co\.uk)$/,
    /^(\/(?:news|sport|culture|korean|zhongwen|japanese)\/.+?)(?:\.amp)?$/,
    'bbc.com$1',
  ],
];

/** The article of an older address of Naver, which has its numbers in the query. */
const naverQuery = ({ host, pathname, searchParams }: URL): string | null => {
  const [oid, aid] = [searchParams.get('oid'), searchParams.get('aid')];
  return /(?:^|\.)news\.naver\.com$/.test(host) && /read\.(?:nhn|naver)$/.test(pathname) && oid && aid
    ? `n.news.naver.com/article/${oid}/${aid}`
    : null;
};

/** A segment of an article's address: it has a number or several words. */
const isSlug = (segment: string | undefined): boolean => /\d|[^-]-[^-]+-[^-]/.test(segment ?? '');

/** A path segment in composed letters (NFC); unchanged if its escapes are not UTF-8. */
const composed = (segment: string): string => {
  if (!/%[89a-f]/i.test(segment)) return segment;
  try {
    const text = decodeURIComponent(segment);
    return text.normalize('NFC') === text ? segment : encodeURIComponent(text.normalize('NFC'));
  } catch {
    return segment;
  }
};

/** The path of the main page: without session, index file, doubled slashes, and the endings of AMP and print. */
const mainPath = (pathname: string): string => {
  const path = pathname
    .split('/')
    .map(composed)
    .join('/')
    .replace(/;(?:jsessionid|phpsessid|sid)=[^/;]*/gi, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '')
    .replace(/\/(?:index|default)\.(?:html?|php|aspx?|jsp|do)$/i, '')
    .replace(/\.amp(?=\.html?$|$)/i, '');
  const segments = path.split('/');
  if (segments.length < 3) return path;
  const [, first, second] = segments;
  const last = segments.at(-1);
  if (last === 'amp' || (last === 'print' && isSlug(segments.at(-2)))) return segments.slice(0, -1).join('/');
  return first === 'amp' && second ? `/${segments.slice(2).join('/')}` : path;
};

/** Fragments that are part of the address: a page of an application (#!/article/1). */
const isRoute = (hash: string): boolean => /^#!?\//.test(hash);

interface MainPage {
  host: string;
  path: string;
  /** As written: `id=12`. */
  parameters: string[];
  /** With its `#`, if it is part of the address; else empty. */
  hash: string;
}

/**
 * Host, path and remaining parameters of the page that an address shows, the same for its mobile, AMP and print form and
 * for addresses with marks of feeds, newsletters and campaigns.
 */
export const mainPage = (address: URL): MainPage => {
  const inside = wrapped(address);
  const url = (inside && URL.parse(inside)) || address;
  const host = bareHost(mainHost(bareHost(url.host)));
  const query = naverQuery(url);
  const path = mainPath(url.pathname);
  const parameters = withoutForms(withoutMarks(url.search));
  const hash = isRoute(url.hash) ? url.hash : '';
  const rule = query ? undefined : siteRules.find(([site, from]) => site.test(host) && from.test(path));
  const fixed = query ?? (rule && path.replace(rule[1], rule[2]));
  if (!fixed) return { host, path, parameters, hash };
  const slash = fixed.indexOf('/');
  return {
    host: fixed.slice(0, slash),
    path: fixed.slice(slash),
    parameters: rule ? parameters : [],
    hash,
  };
};
