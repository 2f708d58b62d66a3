import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { collect } from '#server/features/collect/collect.ts';
import { MemoryStore } from '#server/features/collect/memoryStore.ts';
import type { NewsItem } from '#server/features/collect/newsItem.ts';
import { openSource } from '#server/features/collect/source.ts';

const set = resolve(import.meta.dirname, '../../../shared/data/articles/ktitan.ndjson.gz');
const labels = resolve(import.meta.dirname, '../quality');

/** Whether the articles that were labelled by hand lie beside the project. */
export const hasLabelledItems = existsSync(set);

/** An article as the labels name it: of its canonical address, never of its text. */
export const labelKey = (canonicalUrl: string): string => hash('sha256', canonicalUrl, 'hex').slice(0, 16);

export type LabelledItem = NewsItem & { key: string; time: number };

/** The articles that have a time, by it. */
export const labelledItems = async (): Promise<LabelledItem[]> => {
  const { source } = await openSource(set);
  if (!source) throw new Error('There is no set of articles.');
  const store = new MemoryStore();
  await collect(source, store);
  return [...store.items.values()]
    .flatMap((item) =>
      item.frmTrsfNscvrgDt && item.canonicalUrl
        ? [{ ...item, key: labelKey(item.canonicalUrl), time: item.frmTrsfNscvrgDt.getTime() }]
        : [],
    )
    .sort((one, other) => one.time - other.time);
};

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
