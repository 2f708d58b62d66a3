import { and, eq, inArray } from 'drizzle-orm';
import { storedFile } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { titleTokens, tokens } from '#server/kernel/text/tokens.ts';
import type { PostText } from './postTables.ts';

export interface PostTokens {
  tk: number[];
  tb: number[];
  ta: number[] | null;
}

/** The token columns of a post. @param fileNames of its attachments */
export const postTokens = ({ ttl, text }: PostText, fileNames: readonly string[]): PostTokens => {
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
