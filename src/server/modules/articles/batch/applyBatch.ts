import { and, eq, isNull } from 'drizzle-orm';
import { maxArticles } from '#contract/batchEdit.ts';
import { countText } from '#contract/countText.ts';
import { invalid } from '#contract/validation.ts';
import { batchEdit } from '#generated/tables/index.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { db } from '#server/kernel/database/db.ts';
import { badRequest, validationFailure } from '#server/kernel/failure.ts';
import type { Replacing } from './placesOf.ts';
import { refusalOf, replaced, replacingOf } from './replace.ts';
import { inSlices, lockTexts, readTexts, writeTexts } from './writeTexts.ts';

/** Maximum of articles whose texts are read at once. */
const maxRead = 200;

const checked = (articleIds: readonly number[]): number[] => {
  const ids = [...new Set(articleIds)];
  if (ids.length === 0) throw validationFailure([invalid('articleIds', '기사', '바꿀 기사를 골라 주세요.')]);
  if (ids.length > maxArticles) {
    const message = `한 번에 ${countText(maxArticles)}까지 바꿀 수 있습니다.`;
    throw validationFailure([invalid('articleIds', '기사', message)]);
  }
  return ids;
};

const titleOf = ({ kornTtl, lclanTtl }: { kornTtl: string | null; lclanTtl: string | null }): string =>
  (kornTtl ?? lclanTtl ?? '').slice(0, 40);

/** @throws Failure 400 if the changed texts of an article could not be stored: then nothing is stored */
const assertAllowed = async (ids: readonly number[], replacing: Replacing): Promise<void> => {
  for (let from = 0; from < ids.length; from += maxRead) {
    for (const { texts } of await readTexts(ids.slice(from, from + maxRead))) {
      const refusal = refusalOf(texts, replaced(texts, replacing));
      if (refusal) throw badRequest(`${refusal} 이 기사를 빼고 다시 시도해 주세요. (${titleOf(texts)})`);
    }
  }
};

/**
 * Records which changes belong to the edit, in the transaction of each slice: recorded changes can be undone.
 * @throws Failure 400 if the edit was undone meanwhile
 */
const noteBatch = async (
  batchEditId: number | null,
  { fromText, toText }: Replacing,
  historyIds: readonly number[],
  who: string,
): Promise<number> => {
  const facts = { chgCnt: historyIds.length, bfrCn: { historyIds }, mdfrId: who };
  if (batchEditId !== null) {
    const noted = await db()
      .update(batchEdit)
      .set(facts)
      .where(and(eq(batchEdit.batchEditId, batchEditId), isNull(batchEdit.undoDt)))
      .returning({ batchEditId: batchEdit.batchEditId });
    if (noted.length) return batchEditId;
    throw badRequest('바꾸는 동안 이 일괄 수정을 되돌렸습니다. 나머지 기사는 바꾸지 않았습니다.');
  }
  const [kept] = await db()
    .insert(batchEdit)
    .values({ fromText, toText, ...facts, rgtrId: who })
    .returning({ batchEditId: batchEdit.batchEditId });
  if (!kept) throw new Error('The batch edit was not noted.');
  return kept.batchEditId;
};

/** Progress of an edit. */
interface Done {
  batchEditId: number | null;
  historyIds: readonly number[];
  /** Number of articles that others changed meanwhile. */
  moved: number;
  /** Number of articles that exist. */
  seen: number;
}

/**
 * Replaces a text in the chosen articles, everywhere in them, a few articles at a time. Articles that no longer contain
 * it stay unchanged, as do those changed by others after they were read.
 */
export const applyBatch: Handler<'PUT /update-article/batch-edit'> = async ({ body, caller }) => {
  const replacing = replacingOf(body);
  if (replacing.fromText === replacing.toText) throw badRequest('찾을 글과 바꿀 글이 같습니다.');
  const ids = checked(body.articleIds);
  const readDt = body.readDt ? new Date(body.readDt) : undefined;
  const who = caller.user.userId;
  await assertAllowed(ids, replacing);
  const change = async (slice: readonly number[], before: Done) => {
    const found = await lockTexts(slice);
    const written: number[] = [];
    let moved = 0;
    for (const one of found) {
      const changed = replaced(one.texts, replacing);
      // the result was checked before: if it is not allowed now, the article has been changed since
      if ((readDt && one.mdfcnDt > readDt) || refusalOf(one.texts, changed)) moved += 1;
      else if (Object.keys(changed).length) written.push(await writeTexts(one, changed, who));
    }
    const historyIds = [...before.historyIds, ...written];
    const batchEditId = written.length
      ? await noteBatch(before.batchEditId, replacing, historyIds, who)
      : before.batchEditId;
    return { batchEditId, historyIds, moved: before.moved + moved, seen: before.seen + found.length };
  };
  let done: Done = { batchEditId: null, historyIds: [], moved: 0, seen: 0 };
  await inSlices(
    ids,
    (slice) => change(slice, done),
    (now) => {
      done = now;
    },
  );
  const { batchEditId, historyIds, moved, seen } = done;
  const changed = historyIds.length;
  return {
    data: { batchEditId, changed, unchanged: seen - changed - moved, moved, missing: ids.length - seen },
  };
};
