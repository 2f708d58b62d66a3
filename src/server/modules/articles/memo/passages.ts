import { and, eq, type SQL, sql } from 'drizzle-orm';
import { findQuote, quoteFinder, quoteOf } from '#contract/textQuote.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { article, articleMemo, articlePassage } from '#generated/tables/index.ts';
import type { PassageMemo } from '#generated/types/articleMemoCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { Failure, notFound, validationFailure } from '#server/kernel/failure.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { saveArticle } from './saveArticle.ts';

type Insert = Calls['POST /insert-articlememo/passage']['body'];
type Bodies = Pick<typeof article.$inferSelect, 'articleCn' | 'articleTransCn'>;

/** SQL for a row of the memo table: its notes on passages, in the order of the text, as a JSON array. */
export const passagesOfMemo: SQL<PassageMemo[]> = sql`coalesce((select json_agg(json_build_object(
    'passageId', ${articlePassage.passageId}, 'fldNm', ${articlePassage.fldNm}, 'quotCn', ${articlePassage.quotCn},
    'prfxCn', ${articlePassage.prfxCn}, 'sfxCn', ${articlePassage.sfxCn}, 'bgngNo', ${articlePassage.bgngNo},
    'memoCn', ${articlePassage.memoCn}) order by ${articlePassage.fldNm}, ${articlePassage.bgngNo}, ${articlePassage.passageId})
  from ${articlePassage} where ${articlePassage.memoId} = ${articleMemo.memoId} and ${articlePassage.delYn} = 'N'), '[]')`;

/** The notes with `foundYn`: whether the passage still stands in these texts. */
export const withFound = (passages: readonly PassageMemo[], bodies: Bodies | undefined): PassageMemo[] => {
  const finders = {
    articleCn: quoteFinder(bodies?.articleCn ?? ''),
    articleTransCn: quoteFinder(bodies?.articleTransCn ?? ''),
  };
  return passages.map((passage) => {
    const { quotCn: quote, prfxCn, sfxCn, bgngNo: start } = passage;
    const find = finders[passage.fldNm as keyof Bodies];
    const found = find({ quote, prefix: prfxCn ?? '', suffix: sfxCn ?? '', start });
    return { ...passage, foundYn: found ? 'Y' : 'N' };
  });
};

const noteOf = (memoCn: string) => {
  const note = memoCn.trim();
  if (note === '') throw validationFailure([invalid('memoCn', '메모', '메모를 적어 주세요.')]);
  return { memoCn: note, memoCnFold: fold(note) };
};

const shown = {
  passageId: articlePassage.passageId,
  fldNm: articlePassage.fldNm,
  quotCn: articlePassage.quotCn,
  prfxCn: articlePassage.prfxCn,
  sfxCn: articlePassage.sfxCn,
  bgngNo: articlePassage.bgngNo,
  memoCn: articlePassage.memoCn,
};

const maxPassages = 200;

/**
 * Stores a note on a passage, and saves its article for the caller. What surrounds the passage is taken from the text.
 * @throws Failure 400 for too many, 404 for an article that the caller may not list, 409 if its text has no such
 * passage
 */
export const insertPassage = (catalogue: Catalogue, caller: Caller, wanted: Insert): Promise<PassageMemo> => {
  const { articleId, fldNm, quotCn, bgngNo } = wanted;
  const note = noteOf(wanted.memoCn);
  const { userId } = caller.user;
  return inTransaction(async () => {
    await saveArticle(catalogue, caller, articleId, {});
    const [read] = await db()
      .select({
        memoId: articleMemo.memoId,
        articleCn: article.articleCn,
        articleTransCn: article.articleTransCn,
      })
      .from(articleMemo)
      .innerJoin(article, eq(article.articleId, articleMemo.articleId))
      .where(and(eq(articleMemo.userId, userId), eq(articleMemo.articleId, articleId)));
    if (!read) throw notFound('기사');
    const text = read[fldNm] ?? '';
    const range = findQuote(text, { quote: quotCn, prefix: '', suffix: '', start: bgngNo });
    if (!range || text.slice(range.start, range.end) !== quotCn)
      throw new Failure(409, 'CONFLICT', '그사이 본문이 바뀌었습니다. 새로 고친 뒤 구절을 다시 골라 주세요.');
    const ofMemo = eq(articlePassage.memoId, read.memoId);
    if ((await db().$count(articlePassage, and(ofMemo, eq(articlePassage.delYn, 'N')))) >= maxPassages)
      throw validationFailure([
        invalid('memoCn', '메모', `한 기사에는 구절 메모를 ${maxPassages}개까지 적을 수 있습니다.`),
      ]);
    const { quote, prefix, suffix, start } = quoteOf(text, range);
    const selector = { quotCn: quote, prfxCn: prefix, sfxCn: suffix, bgngNo: start };
    const [stored] = await db()
      .insert(articlePassage)
      .values({ memoId: read.memoId, fldNm, ...selector, ...note, rgtrId: userId, mdfrId: userId })
      .returning(shown);
    return stored as PassageMemo;
  });
};

const change = async (
  caller: Caller,
  passageId: number,
  columns: Partial<typeof articlePassage.$inferInsert>,
): Promise<PassageMemo> => {
  const { userId } = caller.user;
  const isOwn = sql`exists (select from ${articleMemo}
    where ${articleMemo.memoId} = ${articlePassage.memoId} and ${articleMemo.userId} = ${userId})`;
  const [stored] = await db()
    .update(articlePassage)
    .set({ ...columns, mdfrId: userId, mdfcnDt: nextVersion(articlePassage.mdfcnDt) })
    .where(and(eq(articlePassage.passageId, passageId), isOwn))
    .returning(shown);
  if (!stored) throw notFound('메모');
  return stored;
};

/** Changes the caller's note on a passage; a deleted one returns. @throws Failure 400, 404 for one of another user */
export const updatePassage = (caller: Caller, passageId: number, memoCn: string): Promise<PassageMemo> =>
  change(caller, passageId, { ...noteOf(memoCn), delYn: 'N' });

/** Deletes the caller's note on a passage; no error if it is deleted. @throws Failure 404 for one of another user */
export const deletePassage = (caller: Caller, passageId: number): Promise<PassageMemo> =>
  change(caller, passageId, { delYn: 'Y' });
