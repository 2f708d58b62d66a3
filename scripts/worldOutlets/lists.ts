import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { csvLines } from '#server/kernel/text/csvLines.ts';
import type { ShippedOutlet } from '#server/modules/outlets/index.ts';

/** A line of `master-merged.ndjson.gz`. */
export interface MasterOutlet {
  domain: string;
  name: string | null;
  url: string | null;
  country: string | null;
  languages: string[];
  rss: string[];
}

interface TriedFeed {
  uri: string;
  is_valid: boolean;
  validation_status: string;
  language_code?: string;
}

/** A line of `mera-active-feeds.ndjson.gz`: an outlet with the feeds that were tried. */
export interface TriedOutlet {
  publication_name: string;
  publication_website_uri: string;
  publication_rss_feed_uris: TriedFeed[];
}

const ndjson = <T>(path: string): T[] =>
  gunzipSync(readFileSync(path))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

/** The outlets of the merged list. @param folder with `outlets/` */
export const masterOutlets = (folder: string): MasterOutlet[] =>
  ndjson(join(folder, 'outlets/master-merged.ndjson.gz'));

/** The outlets whose feeds were tried. */
export const triedOutlets = (folder: string): TriedOutlet[] =>
  ndjson(join(folder, 'outlets/mera-active-feeds.ndjson.gz'));

/** Whether a feed answered, and would answer us: some let nothing but browsers in. */
export const answered = ({ is_valid, validation_status }: TriedFeed): boolean =>
  is_valid && validation_status === 'valid';

/** Korean outlets: name, kind and address. */
export const koreanOutlets = (folder: string): { name: string; type: string; url: string }[] =>
  [...csvLines(readFileSync(join(folder, 'outlets/knews-publishers.csv'), 'utf8'))]
    .slice(1)
    .map(({ cells: [, name = '', type = '', url = ''] }) => ({ name, type, url }));

const ours = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .trim()
    .split('\n');

/** Countries of outlets whose domain and list tell none, by domain. */
export const knownCountries = (): Map<string, string> =>
  new Map(
    ours('countries.txt').flatMap((line) => {
      const [country = '', domains = ''] = line.split(': ');
      return domains.split(' ').map((domain) => [domain, country] as const);
    }),
  );

/** Well-known think tanks in the form of the shipped list; they are outlets of a kind of their own. */
export const thinkTanks = (): ShippedOutlet[] =>
  ours('thinkTanks.txt').map((line) => {
    const [country = '', domain = '', language = '', name = '', koreanName = '', feed] = line.split('|');
    const rss = feed === undefined ? [] : [feed];
    return { country, domain, languages: [language], kind: 'MEDIA_KND_06', name, koreanName, url: '', rss };
  });

/** Outlets of the whole world of which a list has the edition of one country, by domain. */
export const corrections = (): Map<string, Pick<MasterOutlet, 'country' | 'name' | 'languages'>> =>
  new Map(
    ours('corrections.txt').map((line) => {
      const [domain = '', country = '', name = '', language = ''] = line.split('|');
      return [domain, { country, name, languages: [language] }];
    }),
  );

/** Korean names of well-known outlets, by domain. */
export const koreanNames = (): Map<string, string> =>
  new Map(ours('koreanNames.txt').map((line) => line.split('=') as [string, string]));
