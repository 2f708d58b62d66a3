import { readFileSync } from 'node:fs';
import { dataFile } from '#server/kernel/productFiles.ts';

/** An outlet of the product's list, in the fields of a list of outlets (see `listedOutlet`) and some more. */
export interface ShippedOutlet {
  domain: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** BCP 47. */
  languages: string[];
  /** Code of MEDIA_KND; empty if its name does not tell. */
  kind: string;
  /** Empty if the list knows none: the domain stands for it. */
  name: string;
  koreanName: string;
  /** Empty if it is the first page of the domain. */
  url: string;
  /** Feeds that answered when they were tried. */
  rss: string[];
}

const columns = ['country', 'domain', 'languages', 'kind', 'name', 'koreanName', 'url', 'rss'] as const;

/** The list as a file: a heading, then a line per outlet by country and domain, so that a change is one line. */
export const shippedOutletsText = (outlets: readonly ShippedOutlet[]): string => {
  const lines = outlets
    .map((outlet) => columns.map((name) => [outlet[name]].flat().join(' ')).join('\t'))
    .toSorted((one, other) => (one < other ? -1 : 1));
  return `${[columns.join('\t'), ...lines].join('\n')}\n`;
};

const words = (text = ''): string[] => text.split(' ').filter(Boolean);

/** The outlets of the world that come with the product; made by `npm run world-outlets`. */
export const shippedOutlets = (): ShippedOutlet[] =>
  readFileSync(dataFile('modules/outlets/baseData/outlets.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [country = '', domain = '', languages, kind = '', name = '', koreanName = '', url = '', rss] =
        line.split('\t');
      return { country, domain, languages: words(languages), kind, name, koreanName, url, rss: words(rss) };
    });
