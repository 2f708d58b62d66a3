import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { grouped } from '#contract/countText.ts';
import type { EntitySpec } from '#contract/entity.ts';
import { featureLabels } from '#contract/features.ts';
import { featureExtractionDict } from '#generated/tables/index.ts';
import type { ImportedWords, ListedWordState } from '#generated/types/dictionaryCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Change } from '#server/kernel/access/change.ts';
import { writeHistory } from '#server/kernel/crud/history.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { firstSize, nextSize, pauseBetweenBatches } from '#server/kernel/database/pace.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { keyOf, type ListedWord, missingSpellings } from './dictionaryLines.ts';
import { readWordsInThread } from './readWordsInThread.ts';

interface WordMatch {
  word: ListedWord;
  /** Absent if the dictionary does not have it. */
  known?: { extrId: number; synmList: string[] } | undefined;
  /** Synonyms that the known word lacks. */
  more: string[];
}

/** Matches words with the dictionary. One statement. */
const matchWords = async (words: readonly ListedWord[]): Promise<WordMatch[]> => {
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
const storeWords = (
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

/** Maximum lines listed in a response; the others are only counted. Refused ones come first. */
const maxNamed = 500;

const states = { fresh: 'new', grown: 'grown', known: 'known', refused: 'refused' } as const;

const stateOf = ({ known, more }: WordMatch): string =>
  known ? (more.length ? states.grown : states.known) : states.fresh;

const named = (match: WordMatch): ListedWordState => ({
  line: match.word.line,
  word: match.word.extrKwd,
  kind: featureLabels[match.word.featKndCd],
  writings: match.known ? match.more : match.word.synmList,
  stateCd: stateOf(match),
  reason: null,
});

/**
 * Imports a list of words into the dictionary: new words are registered, known ones get their missing synonyms, and
 * refused lines are reported one by one. Idempotent. Works in batches, yielding in between.
 * @param isTrial dry run: nothing is stored
 * @throws Failure 400 for a file that is not a list
 */
export const importWords = async (
  spec: EntitySpec,
  content: Buffer,
  caller: Caller | null,
  isTrial: boolean,
): Promise<ImportedWords> => {
  const { words, refused, repeated } = await readWordsInThread(content);
  const count = { new: 0, grown: 0, known: repeated.length };
  const found: ListedWordState[] = [];
  let size = firstSize;
  for (let from = 0; from < words.length; ) {
    const batch = words.slice(from, from + size);
    const since = performance.now();
    const matches = isTrial ? await matchWords(batch) : await storeWords(spec, batch, caller);
    const took = performance.now() - since;
    for (const one of matches) {
      count[stateOf(one) as keyof typeof count] += 1;
      if (found.length < maxNamed) found.push(named(one));
    }
    from += batch.length;
    size = nextSize(size, took);
    await wait(isTrial ? 0 : pauseBetweenBatches(took));
  }
  const items = [
    ...refused.slice(0, maxNamed).map(({ line, word, reason }) => ({
      line,
      word,
      kind: null,
      writings: [],
      stateCd: states.refused,
      reason,
    })),
    ...repeated.slice(0, maxNamed).map(({ line, extrKwd, first }) => ({
      line,
      word: extrKwd,
      kind: null,
      writings: [],
      stateCd: states.known,
      reason: `${grouped(first)}번째 줄과 같은 낱말이라 다른 표기를 그 줄에 합칩니다.`,
    })),
    ...found,
  ];
  return {
    newCnt: count.new,
    grownCnt: count.grown,
    knownCnt: count.known,
    refusedCnt: refused.length,
    items: items.slice(0, maxNamed),
  };
};
