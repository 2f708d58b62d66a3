import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { NewsItem } from '#server/modules/collection/index.ts';
import { itemsOfFile } from './itemsOfFile.ts';
import { outsideData } from './outsideData.ts';

/** The articles labelled by hand, which may not be part of the project. */
export const labelledSet = 'articles/ktitan.ndjson.gz';
const labels = resolve(import.meta.dirname, '../quality');

/** Key of an article in the labels: a hash of its canonical address, not of its text. */
export const labelKey = (canonicalUrl: string): string => hash('sha256', canonicalUrl, 'hex').slice(0, 16);

export type LabelledItem = NewsItem & { key: string; time: number };

/** The articles with a time, ordered by it. */
export const labelledItems = async (): Promise<LabelledItem[]> =>
  (await itemsOfFile(outsideData(labelledSet)))
    .flatMap((item) =>
      item.frmTrsfNscvrgDt && item.canonicalUrl
        ? [{ ...item, key: labelKey(item.canonicalUrl), time: item.frmTrsfNscvrgDt.getTime() }]
        : [],
    )
    .sort((one, other) => one.time - other.time);

const read = (name: string): unknown => JSON.parse(readFileSync(`${labels}/${name}.json`, 'utf8'));

export interface LabelledPair {
  one: string;
  other: string;
  isSame: boolean;
  /** How the pair was found; the pairs of a stratum are a sample from a population of this size. */
  stratum: string;
  population: number;
  half: 'tuning' | 'heldOut';
}

/** Pairs of articles, labelled as the same report or not. See tests/quality/README.md. */
export const labelledPairs = (): LabelledPair[] =>
  (read('samePairs') as [string, string, 0 | 1, string, number][]).map(
    ([one, other, same, stratum, population]) => ({
      one,
      other,
      isSame: same === 1,
      stratum,
      population,
      half:
        Number.parseInt(hash('sha256', [one, other].sort().join(), 'hex').slice(0, 2), 16) % 2
          ? 'heldOut'
          : 'tuning',
    }),
  );

/** Events of some days with the articles on each; the articles in `alone` have an event of their own each. */
export interface LabelledDays {
  events: string[][];
  alone: string[];
}

export const labelledDays = (): Record<'tuning' | 'heldOut', LabelledDays> =>
  read('events') as Record<'tuning' | 'heldOut', LabelledDays>;
