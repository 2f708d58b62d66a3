import { setImmediate as nextTurn } from 'node:timers/promises';
import type { JsonRecord } from '#server/kernel/text/ndjson.ts';
import { type ListedOutlet, type ListOptions, listedOutlet } from './listedOutlet.ts';
import { nameFields } from './outletFields.ts';
import type { ListLine } from './outletList.ts';
import type { OutletOutcome, OutletStore } from './outletStore.ts';

/** Outlets per transaction. On the embedded database all other queries wait in the meantime. */
const batchSize = 50;

/** Result for one line of the list. */
export interface LineResult extends OutletOutcome {
  line: number;
  domain: string | null;
  name: string | null;
  /** Missing values, for the report. */
  lacks: ('nation' | 'name')[];
  badFeeds: number;
}

type Waiting = Omit<LineResult, keyof OutletOutcome> & { outlet: ListedOutlet };

/** The name that a refused record gives, so that its line is recognised. */
export const nameIn = (record: Readonly<JsonRecord> | undefined): string | null => {
  const given = nameFields.map((field) => record?.[field]).find((name) => typeof name === 'string' && name);
  return typeof given === 'string' ? given.slice(0, 200) : null;
};

const refusedAt = (
  { number: line, record }: ListLine,
  domain: string | null,
  reason: LineResult['reason'],
): LineResult => ({
  line,
  domain,
  name: nameIn(record),
  lacks: [],
  badFeeds: 0,
  outcome: 'refused',
  reason,
  mediaId: null,
  filled: [],
  feeds: 0,
});

/** What reports say about an outlet. */
export const aboutOutlet = (
  outlet: ListedOutlet,
): Pick<LineResult, 'domain' | 'name' | 'lacks' | 'badFeeds'> => ({
  domain: outlet.dmnNm ?? outlet.canonicalUrl,
  name: outlet.isNameless ? null : (outlet.mediaKornNm ?? outlet.mediaLclanNm),
  lacks: [
    ...(outlet.ntnId === null ? (['nation'] as const) : []),
    ...(outlet.isNameless ? (['name'] as const) : []),
  ],
  badFeeds: outlet.badFeeds,
});

const stored = async (
  store: OutletStore,
  listName: string,
  batch: readonly Waiting[],
): Promise<LineResult[]> => {
  if (batch.length === 0) return [];
  const outcomes = await store.storeBatch(
    batch.map(({ outlet }) => outlet),
    listName,
  );
  // A server that imports serves its requests between two batches.
  await nextTurn();
  return batch.map(({ outlet: _, ...about }, index) => ({
    ...about,
    ...(outcomes[index] as OutletOutcome),
  }));
};

/**
 * Checks every line of a list and stores the outlets in batches. After an interruption the next call recognises the
 * stored ones and continues with the rest.
 */
export async function* importList(
  list: { name: string; lines(): AsyncIterable<ListLine> },
  store: OutletStore,
  options: ListOptions = {},
): AsyncGenerator<LineResult[]> {
  let results: LineResult[] = [];
  let batch: Waiting[] = [];
  const flush = async (): Promise<LineResult[]> => {
    const all = [...results, ...(await stored(store, list.name, batch))].toSorted((a, b) => a.line - b.line);
    results = [];
    batch = [];
    return all;
  };
  for await (const { number, record } of list.lines()) {
    const { outlet, refused, domain } = record
      ? { domain: null, ...listedOutlet(record, options) }
      : { refused: 'malformed' as const, domain: null, outlet: undefined };
    if (outlet) batch.push({ line: number, outlet, ...aboutOutlet(outlet) });
    else results.push(refusedAt({ number, record }, domain ?? null, refused ?? null));
    if (batch.length >= batchSize || results.length >= batchSize) yield await flush();
  }
  yield await flush();
}
