/**
 * Search by words and conditions: tokens of texts, query plans, hits and counts per kind; texts of attachments; and
 * posts, which the modules above register.
 */

export { attachmentFacts } from './attachments/attachmentFacts.ts';
export { attachmentsChanged, withFiles } from './attachments/attachmentTokens.ts';
export type { KnownFact } from './facts/facts.ts';
export { registerHitGroups } from './hitGroups.ts';
export { itemMarks, registerItemMark } from './itemMarks.ts';
export { foundSince } from './lookup/foundSince.ts';
export { articleWhere, candidatesWhere, exactWhere, isNarrowed, wordsOf } from './lookup/planWhere.ts';
export { comparingTexts, verifyMatches } from './lookup/verifyMatches.ts';
export { collectedMatcher, unstoredItem } from './matching/collectedItems.ts';
export { MatcherIndex, type TokenShares } from './matching/matcherIndex.ts';
export { readMatchItems } from './matching/matchItems.ts';
export { matches, type SearchMatcher, searchMatcher } from './matching/searchMatcher.ts';
export { type Period } from './periodAlone.ts';
export {
  isExact,
  type KnownPart,
  letterlessProblem,
  planOfParts,
  type SearchPlan,
  wantedTerms,
} from './plan.ts';
export { type PostSourceOf, postTableOf, registerPostSource } from './posts/postTables.ts';
export { fillPostTokens, searchedBy } from './posts/postTokens.ts';
export { noDeclaredConditions, textsOf } from './query/articleConditions.ts';
export { type ArticleQuery, openKinds, readArticleQuery } from './query/articleQuery.ts';
export {
  type QueryFieldSource,
  registerQueryField,
  type SavedPath,
  savedPath,
} from './query/queryFieldSources.ts';
export { queryTree } from './query/queryTree.ts';
export { queryWords } from './query/queryWords.ts';
export { type Scope, scopeOf } from './scope.ts';
export { withAllSpellings } from './spellings/otherSpellings.ts';
export { synonymsMark } from './spellings/spellingGroups.ts';
export {
  articleTokens,
  keywordsOf,
  keywordToken,
  keywordTokens,
  noFindings,
  type OwnTexts,
  ownTextColumns,
  ownTokens,
  type SearchableArticle,
} from './words/articleTokens.ts';
