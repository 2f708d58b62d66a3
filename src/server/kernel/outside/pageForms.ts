/** Names of parameters that say where a reader came from, whatever their value. */
const trackingNames = new Set(
  (
    '_ga _gl _hsenc _hsmi __s __twitter_impression cmp cmpid cmpref dclid efid emc ens_id fbclid gaa_at gaa_n gaa_sig gaa_ts ' +
    'gbraid gclid gclsrc guccounter guce_referrer guce_referrer_sig icid igsh igshid ito li_fat_id maca mbid mc_cid mc_eid ' +
    'mkt_tok msclkid ncid nlid ocid partner ref_src ref_url rdt_cid s_cid sh_kit smid smtyp soc_src soc_trk spm sr_share taid ' +
    'traffic_source ttclid twclid wbraid wtmc xtor yclid yptr ysclid zanpid'
  ).split(' '),
);
const trackingPrefixes = [
  'utm_',
  'at_',
  'pk_',
  'mtm_',
  'hsa_',
  'vero_',
  'oly_',
  'wt_',
  'ns_',
  'itm_',
  'piwik_',
  'elq',
  'asc_',
];

/** Names whose value decides: `ref=rss` is a mark, `ref=12` may be the page. */
const sourceNames = new Set(
  'ref referer referrer source src from via mod origin medium feedtype rss share shared spref cid campaign wt.mc'.split(
    ' ',
  ),
);
const sourceValue =
  /^(?:rss|feed|atom|twitter|tw|fb|facebook|telegram|whatsapp|e?mail|newsletter|social|share|sharebar|google|google_?news|googlenews|naver|daum|kakao(?:talk|story)?|linkedin|pinterest|reddit|flipboard|apple_?news|push|widget|homepage|copy_?link|nl|article_inline|hp_lead_pos\d+)(?:[-_.:/].*)?$|(?:^|[-_.:])(?:rss|feed)(?:[-_.:\d]|$)/i;

const sessionNames =
  /^(?:phpsessid|jsessionid|aspsessionid.*|cftoken|cfid|sessionid|session_id|oscsid|zenid)$/;

const isSet = (value: string): boolean => /^(?:1|y|yes|true|on|)$/i.test(value);

interface Parameter {
  /** In lower case. */
  name: string;
  value: string;
}

const parameterOf = (parameter: string): Parameter => {
  const at = parameter.indexOf('=');
  return at < 0
    ? { name: parameter.toLowerCase(), value: '' }
    : { name: parameter.slice(0, at).toLowerCase(), value: parameter.slice(at + 1) };
};

const isTracking = ({ name }: Parameter): boolean =>
  trackingNames.has(name) || trackingPrefixes.some((prefix) => name.startsWith(prefix));

/** Whether a parameter only says where a reader came from, or which visit it is. */
const isMark = (parameter: Parameter): boolean =>
  isTracking(parameter) ||
  sessionNames.test(parameter.name) ||
  (sourceNames.has(parameter.name) &&
    (sourceValue.test(parameter.value) || (parameter.name === 'rss' && isSet(parameter.value))));

/** Whether a parameter asks for another form of the same page: for mobile devices, AMP, or print. */
const isForm = ({ name, value }: Parameter): boolean =>
  (/^(?:amp|print|printable|isamp|mobile|ismobile)$/.test(name) && isSet(value)) ||
  (/^(?:outputtype|output|view|format|display|mode|type)$/.test(name) &&
    /^(?:amp|print|printable)$/i.test(value));

const parametersOf = (search: string): string[] => search.slice(1).split('&').filter(Boolean);

/** The parameters as written, without those that are tracking by name. @param search with its `?` */
export const withoutTrackingNames = (search: string): string[] =>
  parametersOf(search).filter((parameter) => !isTracking(parameterOf(parameter)));

/** The parameters as written, without the marks of newsletters, feeds, campaigns and visits. @param search with its `?` */
export const withoutMarks = (search: string): string[] => {
  const all = parametersOf(search);
  const isMailed = all.some((parameter) => /^(?:emc|nlid)=/i.test(parameter));
  return all.filter((parameter) => {
    const read = parameterOf(parameter);
    return !isMark(read) && !(isMailed && read.name === 'nl');
  });
};

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
const ofSite: readonly [host: RegExp, from: RegExp, to: string][] = [
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
  const [, first, second] = segments;
  const last = segments.at(-1);
  if (segments.length > 2 && last === 'amp') return segments.slice(0, -1).join('/');
  if (segments.length > 2 && last === 'print' && isSlug(segments.at(-2)))
    return segments.slice(0, -1).join('/');
  if (segments.length > 2 && first === 'amp' && second) return `/${segments.slice(2).join('/')}`;
  return path;
};

/** Fragments that are part of the address: a page of an application (#!/article/1). */
const isRoute = (hash: string): boolean => /^#!?\//.test(hash);

/**
 * Host, path and remaining parameters of the page that an address shows, the same for its mobile, AMP and print form and
 * for addresses with marks of feeds, newsletters and campaigns.
 * @param bareHost removes www. and the like
 */
export const mainPage = (
  address: URL,
  bareHost: (host: string) => string,
): { host: string; path: string; parameters: string[]; hash: string } => {
  const inside = wrapped(address);
  const url = (inside && URL.parse(inside)) || address;
  const host = bareHost(mainHost(bareHost(url.host)));
  const query = naverQuery(url);
  const path = mainPath(url.pathname);
  const parameters = withoutMarks(url.search).filter((parameter) => !isForm(parameterOf(parameter)));
  const hash = isRoute(url.hash) ? url.hash : '';
  const rule = query ? undefined : ofSite.find(([site, from]) => site.test(host) && from.test(path));
  const stands = query ?? (rule && path.replace(rule[1], rule[2]));
  if (!stands) return { host, path, parameters, hash };
  const slash = stands.indexOf('/');
  return {
    host: stands.slice(0, slash),
    path: stands.slice(slash),
    parameters: rule ? parameters : [],
    hash,
  };
};
