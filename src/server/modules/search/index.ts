/**
 * Search by words and conditions: tokens of texts, query plans, hits and counts per kind; texts of attachments; and
 * posts, which the modules above register.
 */

export { attachmentFacts } from './attachments/attachmentFacts.ts';
export { attachmentsChanged, withFiles } from './attachments/attachmentTokens.ts';
export { itemMarks, registerItemMark } from './itemMarks.ts';
export { articleWhere, candidatesWhere, exactWhere, isNarrowed, wordsOf } from './lookup/articleWhere.ts';
export { verifyMatches } from './lookup/verifyMatches.ts';
export type { Period } from './periodAlone.ts';
export { isExact } from './plan.ts';
export { type PostSourceOf, registerPostSource } from './posts/postSources.ts';
export { postTableOf } from './posts/postTables.ts';
export { fillPostTokens, searchedBy } from './posts/storeTokens.ts';
export { noDeclaredConditions, textsOf } from './query/articleConditions.ts';
export { type ArticleQuery, readArticleQuery } from './query/articleQuery.ts';
export { openKinds } from './query/openKinds.ts';
export { queryWords } from './query/queryWords.ts';
export { type Scope, scopeOf } from './scope.ts';
export {
  articleTokens,
  noFindings,
  type OwnTexts,
  ownTokens,
  type SearchableArticle,
} from './words/articleTokens.ts';
export { keywordsOf, keywordToken, keywordTokens } from './words/keywordTokens.ts';
export { ownTextColumns } from './words/ownTextColumns.ts';
