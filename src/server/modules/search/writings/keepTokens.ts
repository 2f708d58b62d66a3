import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Policy } from '#server/kernel/crud/policy.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { indexAtOnce } from '#server/kernel/database/indexAtOnce.ts';
import { neverStop, type StopCondition } from '#server/kernel/jobs/job.ts';
import {
  storedTexts,
  type WritingEntity,
  type WrittenText,
  writingOf,
  writings,
  writtenText,
} from './writings.ts';
import { fileNamesOf, writingTokens } from './writingTokens.ts';

type Row = Record<string, unknown>;

const renewOne = async (
  entity: WritingEntity,
  key: number,
  text: WrittenText,
  unless?: SQL,
): Promise<void> => {
  const { table, key: column } = writingOf(entity);
  await db()
    .update(table)
    .set(writingTokens(text, await fileNamesOf(entity, key)) as never)
    .where(and(eq(column, key), unless));
};

/**
 * What a policy adds so that the search finds what was written: tokens with every write, and anew when files change.
 * @param parts of the record on its way into the database, where its own row does not hold all of its text
 */
export const searchedBy = (
  entity: WritingEntity,
  parts: (record: Row) => readonly Row[] = () => [],
): Required<Pick<Policy, 'ownColumns' | 'filesChanged'>> => ({
  ownColumns: async ({ before, record }) => {
    await indexAtOnce();
    const key = before?.[writingOf(entity).keyName] as number | undefined;
    const names = key === undefined ? [] : await fileNamesOf(entity, key);
    return { ...writingTokens(writtenText(record, parts(record)), names) };
  },
  filesChanged: async (given) => {
    const key = Number(given);
    const text = (await storedTexts(entity, eq(writingOf(entity).key, key))).get(key);
    if (text) await renewOne(entity, key, text);
  },
});

const entities = Object.keys(writings) as WritingEntity[];
const batchSize = 100;

/** Has the tokens of everything written made anew: the rules have changed. */
export const forgetWritingTokens = async (): Promise<void> => {
  for (const entity of entities)
    await db()
      .update(writingOf(entity).table)
      .set({ tk: null } as never);
};

/** Tokens of what was written before it was searched, in batches. @returns how many there were */
export const fillWritingTokens = async ({
  isOver,
}: Pick<StopCondition, 'isOver'> = neverStop): Promise<number> => {
  let count = 0;
  for (const entity of entities) {
    while (!isOver()) {
      const batch = await storedTexts(entity, isNull(writingOf(entity).tk), batchSize);
      await inTransaction(async () => {
        for (const [key, text] of batch) await renewOne(entity, key, text, isNull(writingOf(entity).tk));
      });
      count += batch.size;
      if (batch.size < batchSize) break;
    }
  }
  return count;
};
