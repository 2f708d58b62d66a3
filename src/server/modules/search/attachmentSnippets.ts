import { and, inArray, isNotNull } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import type { SearchSnippet } from '#generated/types/searchCalls.ts';
import { cooperativeYield, inTurns, type Steps } from '#server/kernel/clock/steps.ts';
import { reader } from '#server/kernel/database/db.ts';
import { type AttachedText, attachedTexts } from './lookup/attachmentTexts.ts';
import { hasWords, type SearchPlan, searchedWordsOf } from './plan.ts';
import { marksIn, ownTextsOf, type SnippetTexts, snippetAround, wholeSnippet } from './snippets.ts';
import type { PartOfText } from './words/partOfText.ts';
import type { SearchedWord } from './words/searchTerm.ts';
import { foldedTexts, occursAny } from './words/termMatch.ts';

const maxOfFiles = 2;

/** Searched words that the item's own texts do not explain; all words if only files were searched. */
function* searchedInFiles(plan: SearchPlan, texts: SnippetTexts): Steps<SearchedWord[]> {
  const { fields } = plan;
  const searched = searchedWordsOf(plan);
  if (fields.includes('attachment')) return searched;
  if (fields.length > 0) return [];
  const own = yield* foldedTexts(ownTextsOf(texts));
  const unexplained: SearchedWord[] = [];
  for (const chunks of searched) if (!(yield* occursAny(chunks, own))) unexplained.push(chunks);
  return unexplained;
}

function* passageIn(
  part: PartOfText | undefined,
  searched: readonly SearchedWord[],
): Steps<SearchSnippet | undefined> {
  const marks = part ? yield* marksIn(part.text, searched) : [];
  if (!part || marks.length === 0) return undefined;
  const { text, isCutBefore, isCutAfter } = part;
  const found = snippetAround('atchFileCn', text, marks);
  return {
    ...found,
    isCutBefore: found.isCutBefore || isCutBefore,
    isCutAfter: found.isCutAfter || isCutAfter,
  };
}

/** Snippets from an item's files: passages of two of them, or their names. */
export function* attachmentSnippets(
  searched: readonly SearchedWord[],
  files: readonly AttachedText[],
): Steps<SearchSnippet[]> {
  const found: SearchSnippet[] = [];
  for (const { name, part } of files) {
    if (found.length === maxOfFiles) break;
    const passage = yield* passageIn(part, searched);
    const named = yield* marksIn(name, searched);
    if (passage) found.push({ ...passage, fileNm: name });
    else if (named.length) found.push({ ...wholeSnippet('atchFileNm', name, named), fileNm: name });
  }
  return found;
}

/** Items of a page whose files are read for passages. */
const maxItems = 50;

/** Passages from the files of a page's items: of the first ones that have files. */
export const passagesOfFiles = async (
  plan: SearchPlan,
  ids: readonly number[],
  texts: ReadonlyMap<number, SnippetTexts>,
): Promise<Map<number, SearchSnippet[]>> => {
  const passages = new Map<number, SearchSnippet[]>();
  if (!hasWords(plan)) return passages;
  const withFiles = await reader()
    .select({ id: article.articleId })
    .from(article)
    .where(and(inArray(article.articleId, [...ids]), isNotNull(article.ta)));
  const yieldWhenDue = cooperativeYield();
  const having = new Set(withFiles.map(({ id }) => id));
  for (const id of ids.filter((one) => having.has(one)).slice(0, maxItems)) {
    const own = texts.get(id);
    if (!own) continue;
    const searched = await inTurns(searchedInFiles(plan, own), yieldWhenDue);
    if (searched.length === 0) continue;
    const files = await attachedTexts(id, searched);
    passages.set(id, await inTurns(attachmentSnippets(searched, files), yieldWhenDue));
  }
  return passages;
};
