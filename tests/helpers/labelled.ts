import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { NewsItem } from '#server/modules/collection/collect/newsItem.ts';
import { itemsOfFile } from './itemsOfFile.ts';
import { outsideData } from './outsideData.ts';

/** The articles that were labelled by hand, which may not be part of the project. */
export const labelledSet = 'articles/ktitan.ndjson.gz';
const labels = resolve(import.meta.dirname, '../quality');

/** An article as the labels name it: of its canonical address, never of its text. */
export const labelKey = (canonicalUrl: string): string => hash('sha256', canonicalUrl, 'hex').slice(0, 16);

export type LabelledItem = NewsItem & { key: string; time: number };

/** The articles that have a time, by it. */
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
  /** How the pair was found; pairs of a stratum are a sample of so many. */
  stratum: string;
  population: number;
  half: 'tuning' | 'heldOut';
}

/** Pairs of articles and whether they are the same report. See tests/quality/README.md. */
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

/** What happened on some days, and the articles about each; those alone are about something else each. */
export interface LabelledDays {
  events: string[][];
  alone: string[];
}

export const labelledDays = (): Record<'tuning' | 'heldOut', LabelledDays> =>
  read('events') as Record<'tuning' | 'heldOut', LabelledDays>;
