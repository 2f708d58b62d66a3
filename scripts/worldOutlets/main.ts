import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { domainOf } from '#server/kernel/outside/canonicalUrl.ts';
import { languageTag } from '#server/kernel/text/isoCodes.ts';
import { lineOf } from '#server/kernel/text/plainText.ts';
import { readOpml } from '#server/modules/collection/index.ts';
import {
  isSharedAmong,
  type ListedOutlet,
  listedOutlet,
  outletAddress,
  type ShippedOutlet,
  shippedOutletsText,
} from '#server/modules/outlets/index.ts';
import { baseLanguages, baseNations, baseSharedSites } from '#server/modules/platform/index.ts';
import { kindOf, koreanKinds } from './kindOf.ts';
import {
  answered,
  corrections,
  knownCountries,
  koreanNames,
  koreanOutlets,
  type MasterOutlet,
  masterOutlets,
  thinkTanks,
  triedOutlets,
} from './lists.ts';

const output = resolve(import.meta.dirname, '../../src/server/modules/outlets/baseData/outlets.tsv');

/** Languages of one country: an outlet of no other known country is of that one. */
const homeOfLanguage: Readonly<Record<string, string>> = {
  ja: 'JP',
  ko: 'KR',
  th: 'TH',
  tr: 'TR',
  pl: 'PL',
  he: 'IL',
  el: 'GR',
  gu: 'IN',
  mr: 'IN',
};

/** Sites that are no press: shops, universities, companies, services. Hosts of many are among the shared sites. */
const noPress =
  /\.(?:edu|gov|mil|int|ac\.[a-z]{2}|edu\.[a-z]{2}|gov\.[a-z]{2})$|^(?:amazon|investing|github|google|korea|fnac|klm|juventus|manutd|naver|samsung|mcdonalds|playstation)\.com$|^(?:store|developers|blog|scholar|rss|feeds?)\./;

const isShared = isSharedAmong(baseSharedSites);
const nations = new Set(baseNations().map(({ ntnId }) => ntnId));
const languages = new Set(baseLanguages().map(({ lanCd }) => lanCd));

const hostOf = (url: string): string => domainOf(url) ?? '';

/** A title that is a name, and not a sentence or the name of a part of the site. */
const isName = (title: string): boolean =>
  /^[\p{L}\p{N} .'&-]{3,30}$/u.test(title) && !/\b(?:all|latest|rss|feed|home|top|news for)\b/iu.test(title);

/** Names of outlets in the lists of feeds of 25 countries, by domain. */
const plenaryNames = (folder: string): Map<string, string> => {
  const names = new Map<string, string>();
  for (const file of globSync('**/*.opml', { cwd: folder }).toSorted()) {
    const { feeds = [] } = readOpml(readFileSync(join(folder, file)));
    for (const { title, xmlUrl } of feeds) {
      const domain = hostOf(xmlUrl).replace(/^(?:rss|feeds?)\./, '');
      const name = lineOf(title).trim();
      if (domain && !isShared(domain) && isName(name) && !names.has(domain)) names.set(domain, name);
    }
  }
  return names;
};

/** Feeds that answered, with the languages they were found to be in, by the domain of their outlet. */
const triedFeeds = (folder: string): Map<string, { rss: string[]; languages: string[] }> => {
  const feeds = new Map<string, { rss: string[]; languages: string[] }>();
  for (const { publication_website_uri, publication_rss_feed_uris } of triedOutlets(folder)) {
    const domain = hostOf(publication_website_uri);
    const known = feeds.get(domain) ?? { rss: [], languages: [] };
    for (const feed of publication_rss_feed_uris.filter(answered)) {
      known.rss.push(feed.uri);
      if (feed.language_code) known.languages.push(feed.language_code);
    }
    feeds.set(domain, known);
  }
  return feeds;
};

/** The folder with the lists of feeds unpacked. */
const unpacked = (folder: string): string => {
  const place = mkdtempSync(join(tmpdir(), 'feeds-'));
  execFileSync('tar', ['xzf', join(folder, 'feeds/plenary-country-opml.tar.gz'), '-C', place]);
  return place;
};

const folder = process.argv[2];
if (folder === undefined) throw new Error('npm run world-outlets -- <folder with outlets/ and feeds/>');

const countries = knownCountries();
const corrected = corrections();
const korean = koreanNames();
const titles = plenaryNames(unpacked(folder));
const tried = triedFeeds(folder);
const skipped = { shared: 0, noPress: 0, noCountry: 0, refused: 0 };
const unknownLanguages = new Map<string, number>();

const withKorean = (): MasterOutlet[] => {
  const all = new Map(masterOutlets(folder).map((outlet) => [outlet.domain, outlet]));
  for (const { name, url } of koreanOutlets(folder)) {
    const domain = hostOf(url);
    if (!korean.has(domain)) korean.set(domain, name);
    if (!all.has(domain))
      all.set(domain, { domain, name: null, url: null, country: 'KR', languages: ['ko'], rss: [] });
  }
  return [...all.values()];
};
const kindsOfKorea = new Map(
  koreanOutlets(folder).map(({ name, url, type }) => [`${hostOf(url)} ${name}`, koreanKinds[type]]),
);

/** The language that the product knows: without a region if it has none of that one. */
const knownLanguage = (declared: string): string | null => {
  const tag = languageTag(declared);
  if (tag === null || languages.has(tag)) return tag;
  return tag.split('-', 1)[0] ?? null;
};

/** Whether a feed is of this outlet, by its address: some lists give that of a neighbour. */
const isOwn = (domain: string, url: string): boolean => {
  const [label = ''] = domain.split('.');
  return `.${hostOf(url)}`.endsWith(`.${domain}`) || url.toLowerCase().includes(label.replaceAll('-', ''));
};

/** The first page; empty if it is the usual one. Lists of long ago write http where a site answers by https. */
const homeOf = (domain: string, { url, feeds }: ListedOutlet, isWellKnown: boolean): string => {
  const isSecure = isWellKnown || feeds.some(({ feedUrl }) => feedUrl.startsWith('https:'));
  const home = isSecure ? url.replace(/^http:/, 'https:') : url;
  return home === `https://${domain}/` ? '' : home;
};

const outletOf = (listed: MasterOutlet): ShippedOutlet[] => {
  const { domain } = listed;
  const given = { ...listed, ...corrected.get(domain) };
  if (isShared(domain)) {
    skipped.shared += 1;
    return [];
  }
  if (noPress.test(domain)) {
    skipped.noPress += 1;
    return [];
  }
  const [language, other] = given.languages;
  const country =
    countries.get(domain) ??
    given.country ??
    (other === undefined ? homeOfLanguage[language ?? ''] : undefined) ??
    null;
  const feeds = tried.get(domain);
  const name = given.name ?? titles.get(domain) ?? null;
  const { outlet } = listedOutlet({
    ...given,
    name,
    country,
    rss: (feeds?.rss ?? []).filter((url) => isOwn(domain, url)),
  });
  if (!outlet || (outlet.ntnId && !nations.has(outlet.ntnId))) {
    skipped.refused += 1;
    return [];
  }
  if (!outlet.ntnId) {
    skipped.noCountry += 1;
    return [];
  }
  const spoken = [
    ...new Set([...given.languages, ...(feeds?.languages ?? [])].flatMap((one) => knownLanguage(one) ?? [])),
  ];
  for (const one of spoken)
    if (!languages.has(one)) unknownLanguages.set(one, (unknownLanguages.get(one) ?? 0) + 1);
  const koreanName = korean.get(domain) ?? outlet.mediaKornNm ?? '';
  const written = outlet.isNameless ? '' : (outlet.mediaLclanNm ?? '');
  return [
    {
      domain,
      country: outlet.ntnId,
      languages: spoken.filter((one) => languages.has(one)),
      kind: kindsOfKorea.get(`${domain} ${koreanName}`) ?? kindOf(`${written} ${koreanName}`),
      name: written,
      koreanName,
      url: homeOf(domain, outlet, koreanName !== ''),
      rss: outlet.feeds.map(({ feedUrl }) => feedUrl),
    },
  ];
};

const addresses = new Set<string>();
/** Two domains may lead to one page. */
const isFirst = (outlet: ShippedOutlet): boolean => {
  const { outlet: listed } = listedOutlet({ ...outlet, url: outlet.url || null });
  const address = listed?.canonicalUrl ?? '';
  if (addresses.has(address)) return false;
  addresses.add(address);
  return true;
};

const owners = new Map<string, string>();
/** A feed belongs to the first outlet that names it. */
const ownFeeds = (outlet: ShippedOutlet): ShippedOutlet => ({
  ...outlet,
  rss: outlet.rss.filter((url) => {
    const address = outletAddress(url) ?? url;
    const owner = owners.get(address) ?? outlet.domain;
    owners.set(address, owner);
    return owner === outlet.domain;
  }),
});

const institutes = thinkTanks();
const isInstitute = new Set(institutes.map(({ domain }) => domain));

const outlets = withKorean()
  .filter(({ domain }) => !isInstitute.has(domain))
  .flatMap(outletOf)
  .concat(institutes)
  .toSorted((one, another) => (one.domain < another.domain ? -1 : 1))
  .filter(isFirst)
  .map(ownFeeds);
const text = shippedOutletsText(outlets);
writeFileSync(output, text);
const count = (what: (outlet: ShippedOutlet) => unknown): number => outlets.filter(what).length;
process.stdout.write(
  [
    `${basename(output)}: ${outlets.length} outlets, ${text.length} characters`,
    `countries ${new Set(outlets.map(({ country }) => country)).size}, named ${count(({ name, koreanName }) => name || koreanName)}, Korean names ${count(({ koreanName }) => koreanName)}, kinds ${count(({ kind }) => kind)}, languages ${count((one) => one.languages.length)}`,
    `feeds ${outlets.reduce((sum, { rss }) => sum + rss.length, 0)} of ${count(({ rss }) => rss.length)} outlets`,
    `left out: ${JSON.stringify(skipped)}; languages not in the list: ${[...unknownLanguages].map((one) => one.join(' ')).join(', ')}`,
    '',
  ].join('\n'),
);
