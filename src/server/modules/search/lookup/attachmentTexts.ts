import { asc, sql } from 'drizzle-orm';
import { storedFile, storedText } from '#generated/tables/index.ts';
import { inTurns } from '#server/kernel/clock/steps.ts';
import { db, reader } from '#server/kernel/database/db.ts';
import { queryTokens } from '#server/kernel/text/tokens.ts';
import { filesOfArticle, itsText } from '../attachments/attachmentTokens.ts';
import { type PartOfText, partWith } from '../words/partOfText.ts';
import type { SearchedWord } from '../words/searchTerm.ts';

/** Names and extracted texts of an article's files. */
export const attachmentTexts = async (articleId: number): Promise<(string | null)[]> => {
  const files = await db()
    .select({ name: storedFile.orgnlFileNm, text: storedText.cn })
    .from(storedFile)
    .leftJoin(storedText, itsText)
    .where(filesOfArticle(articleId));
  return files.flatMap(({ name, text }) => [name, text]);
};

/** A file of an article, with the part of its text that contains a searched term. */
export interface AttachedText {
  name: string;
  part: PartOfText | undefined;
}

/**
 * The files of an article for snippets, in the order in which they were attached. Only texts that may contain a hit are
 * loaded, but completely: positions depend on the product's way of comparing letters, which the database does not know.
 */
export const attachedTexts = async (
  articleId: number,
  searched: readonly SearchedWord[],
): Promise<AttachedText[]> => {
  const wanted = [...new Set(searched.flat().flatMap(({ text }) => queryTokens(text).tokens))];
  const mayHave = sql`${storedText.tokens} && ${sql.param(wanted, storedText.tokens)}`;
  const files = await reader()
    .select({
      name: storedFile.orgnlFileNm,
      text: sql<string | null>`case when ${mayHave} then ${storedText.cn} end`,
    })
    .from(storedFile)
    .leftJoin(storedText, itsText)
    .where(filesOfArticle(articleId))
    .orderBy(asc(storedFile.regDt), asc(storedFile.fileId));
  const attached: AttachedText[] = [];
  for (const { name, text } of files)
    attached.push({ name: name ?? '', part: text ? await inTurns(partWith(text, searched)) : undefined });
  return attached;
};
