import { and, eq, inArray } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import { featureExtractionDict } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Change } from '#server/kernel/access/change.ts';
import { writeHistory } from '#server/kernel/crud/history.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { keyOf, type ListedWord, missingSpellings } from './dictionaryLines.ts';

export interface WordMatch {
  word: ListedWord;
  /** Absent if the dictionary does not have it. */
  known?: { extrId: number; synmList: string[] } | undefined;
  /** Synonyms that the known word lacks. */
  more: string[];
}

/** Matches words with the dictionary. One statement. */
export const matchWords = async (words: readonly ListedWord[]): Promise<WordMatch[]> => {
  const { extrId, extrKwd, featKndCd, synmList } = featureExtractionDict;
  const rows = await db()
    .select({ extrId, extrKwd, featKndCd, synmList })
    .from(featureExtractionDict)
    .where(
      and(
        inArray(
          extrKwd,
          words.map((word) => word.extrKwd),
        ),
        eq(featureExtractionDict.delYn, 'N'),
      ),
    );
  const byKey = new Map(
    rows.flatMap((row) =>
      row.extrKwd && row.featKndCd
        ? [[keyOf({ extrKwd: row.extrKwd, featKndCd: row.featKndCd }), row] as const]
        : [],
    ),
  );
  return words.map((word) => {
    const row = byKey.get(keyOf(word));
    if (!row) return { word, more: [] };
    const known = { extrId: row.extrId, synmList: row.synmList ?? [] };
    return { word, known, more: missingSpellings([...known.synmList, word.extrKwd], word.synmList) };
  });
};

const inserted = async (
  words: readonly ListedWord[],
  who: string,
  caller: Caller | null,
): Promise<Change[]> => {
  if (words.length === 0) return [];
  const rows = await db()
    .insert(featureExtractionDict)
    .values(
      words.map(({ line: _, ...word }) => ({
        ...word,
        extrKwdFold: fold(word.extrKwd),
        rgtrId: who,
        mdfrId: who,
      })),
    )
    // another user may have registered it in the meantime: that row stays
    .onConflictDoNothing()
    .returning();
  return rows.map(({ extrId, extrKwd, featKndCd, synmList, useYn, rmrk }) => ({
    kind: 'insert',
    key: extrId,
    caller,
    before: {},
    after: { extrId, extrKwd, featKndCd, synmList, useYn, rmrk },
  }));
};

const grown = async (
  matches: readonly WordMatch[],
  who: string,
  caller: Caller | null,
): Promise<Change[]> => {
  const changes: Change[] = [];
  for (const { known, more } of matches) {
    if (!known || more.length === 0) continue;
    const synmList = [...known.synmList, ...more];
    await db()
      .update(featureExtractionDict)
      .set({ synmList, mdfrId: who, mdfcnDt: nextVersion(featureExtractionDict.mdfcnDt) })
      .where(eq(featureExtractionDict.extrId, known.extrId));
    changes.push({
      kind: 'update',
      key: known.extrId,
      caller,
      before: { synmList: known.synmList },
      after: { synmList },
    });
  }
  return changes;
};

/** Registers new words and adds new synonyms to known ones, with their history, in one transaction. */
export const storeWords = (
  spec: EntitySpec,
  words: readonly ListedWord[],
  caller: Caller | null,
): Promise<WordMatch[]> => {
  const who = caller?.user.userId ?? 'SYSTEM';
  return inTransaction(async () => {
    const matches = await matchWords(words);
    const fresh = matches.flatMap(({ word, known }) => (known ? [] : [word]));
    await writeHistory(spec, ...(await inserted(fresh, who, caller)), ...(await grown(matches, who, caller)));
    return matches;
  });
};
