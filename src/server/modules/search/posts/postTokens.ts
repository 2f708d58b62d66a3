import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { storedFile } from '#generated/tables/index.ts';
import type { Policy } from '#server/kernel/crud/policies.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { indexAtOnce } from '#server/kernel/database/indexUpkeep.ts';
import { neverStop, type StopCondition } from '#server/kernel/jobs/job.ts';
import { titleTokens, tokens } from '#server/kernel/text/tokens.ts';
import {
  type PostEntity,
  type PostText,
  postTableOf,
  postTables,
  postText,
  storedTexts,
} from './postTables.ts';

interface PostTokens {
  tk: number[];
  tb: number[];
  ta: number[] | null;
}

/** The token columns of a post. @param fileNames of its attachments */
const postTokens = ({ ttl, text }: PostText, fileNames: readonly string[]): PostTokens => {
  const names = fileNames.join('\n');
  return {
    tk: tokens([ttl, text, names].join('\n')),
    tb: titleTokens(ttl),
    ta: names ? tokens(names) : null,
  };
};

/** File names of some records, by record key. */
export const fileNamesOfMany = async (
  entity: string,
  keys: readonly (string | number)[],
): Promise<Map<string, string[]>> => {
  const names = new Map<string, string[]>();
  if (keys.length === 0) return names;
  const files = await db()
    .select({ key: storedFile.ownerKey, name: storedFile.orgnlFileNm })
    .from(storedFile)
    .where(
      and(
        eq(storedFile.ownerEntity, entity),
        inArray(storedFile.ownerKey, keys.map(String)),
        eq(storedFile.delYn, 'N'),
      ),
    );
  for (const { key, name } of files)
    if (key !== null && name) names.set(key, [...(names.get(key) ?? []), name]);
  return names;
};

export const fileNamesOf = async (entity: string, key: string | number): Promise<string[]> =>
  (await fileNamesOfMany(entity, [key])).get(String(key)) ?? [];

type Row = Record<string, unknown>;

const renewOne = async (entity: PostEntity, key: number, text: PostText, unless?: SQL): Promise<void> => {
  const { table, key: column } = postTableOf(entity);
  await db()
    .update(table)
    .set(postTokens(text, await fileNamesOf(entity, key)))
    .where(and(eq(column, key), unless));
};

/**
 * Policy hooks that keep posts searchable: tokens are computed with every write, and again when files change.
 * @param parts rows of the record in other tables, derived from the record about to be stored
 */
export const searchedBy = (
  entity: PostEntity,
  parts: (record: Row) => readonly Row[] = () => [],
): Required<Pick<Policy, 'ownColumns' | 'filesChanged'>> => ({
  ownColumns: async ({ before, record }) => {
    await indexAtOnce();
    const key = before?.[postTableOf(entity).keyName] as number | undefined;
    const names = key === undefined ? [] : await fileNamesOf(entity, key);
    return { ...postTokens(postText(record, parts(record)), names) };
  },
  filesChanged: async (given) => {
    const key = Number(given);
    const text = (await storedTexts(entity, eq(postTableOf(entity).key, key))).get(key);
    if (text) await renewOne(entity, key, text);
  },
});

const entities = Object.keys(postTables) as PostEntity[];
const batchSize = 100;

/** Clears the tokens of all posts, so that they are recomputed after a change of the rules. */
export const clearPostTokens = async (): Promise<void> => {
  for (const entity of entities) await db().update(postTableOf(entity).table).set({ tk: null });
};

/** Computes the tokens of posts without any, in batches. @returns how many */
export const fillPostTokens = async ({
  isOver,
}: Pick<StopCondition, 'isOver'> = neverStop): Promise<number> => {
  let count = 0;
  for (const entity of entities) {
    while (!isOver()) {
      const batch = await storedTexts(entity, isNull(postTableOf(entity).tk), batchSize);
      await inTransaction(async () => {
        for (const [key, text] of batch) await renewOne(entity, key, text, isNull(postTableOf(entity).tk));
      });
      count += batch.size;
      if (batch.size < batchSize) break;
    }
  }
  return count;
};
