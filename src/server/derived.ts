import { baseTriggers } from './kernel/crud/base/baseTriggers.ts';
import { registerDerived } from './kernel/database/derived.ts';
import { clusterTriggers } from './modules/analysis/clustering/triggers.ts';
import { issueTriggers } from './modules/articles/relatedIssues/triggers.ts';
import { answerTables } from './modules/collection/answers/tables.ts';
import { outletTriggers } from './modules/outlets/triggers.ts';
import { readingTables } from './modules/reading/tables.ts';
import { wordTriggers } from './modules/search/blocks/triggers.ts';
import { keywordTriggers } from './modules/statistics/triggers.ts';
import { watchTriggers } from './modules/watch/triggers.ts';

// Imported wherever a database is migrated: the tables and triggers of modules that no migration creates.
registerDerived(
  baseTriggers,
  outletTriggers,
  clusterTriggers,
  keywordTriggers,
  wordTriggers,
  issueTriggers,
  watchTriggers,
  readingTables,
  answerTables,
);
