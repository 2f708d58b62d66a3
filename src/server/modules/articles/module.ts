import type { Module } from '#server/kernel/module.ts';
import { labelIdsOf } from '#server/modules/reading/index.ts';
import { registerItemMark } from '#server/modules/search/index.ts';
import { articleHandlers, onsiteHandlers } from './articleHandlers.ts';
import { articleBatchHandlers } from './batch/articleBatchHandlers.ts';
import { articleEditingHandlers } from './editingHandlers.ts';
import { articleLabelHandlers } from './label/articleLabelHandlers.ts';
import { dropOldLabels } from './label/changeLabel.ts';
import { articleMemoHandlers } from './memo/articleMemoHandlers.ts';
import { markMemos, memoMark } from './memo/markMemos.ts';
import { passageHandlers } from './memo/passageHandlers.ts';
import { articles as articlePolicy } from './policies/articles.ts';
import { retentionRules } from './policies/retentionRules.ts';
import { readMarkHandlers } from './readMarkHandlers.ts';
import { relatedIssueHandlers } from './relatedIssues/relatedIssueHandlers.ts';
import { retentionHandlers } from './retention/retentionHandlers.ts';
import { beginRuns } from './retention/retentionRuns.ts';
import { retentionWorker } from './retention/retentionWorker.ts';

/** Articles, think-tank and social items: reading, saving and editing. */
export const articles = {
  policies: { articles: articlePolicy, retentionRules },
  completions: { article: markMemos, sns: markMemos, thinkTank: markMemos },
  install: () => {
    registerItemMark({ column: 'memoYn', read: memoMark });
    registerItemMark({ column: 'labelIdList', read: async (_catalogue, caller) => labelIdsOf(caller) });
  },
  handlers: ({ environment, files, catalogue }) => ({
    ...articleHandlers(catalogue),
    ...articleEditingHandlers({ environment, files }, catalogue),
    ...onsiteHandlers(catalogue),
    ...articleBatchHandlers,
    ...articleMemoHandlers(catalogue),
    ...articleLabelHandlers(catalogue),
    ...passageHandlers(catalogue),
    ...readMarkHandlers(catalogue),
    ...relatedIssueHandlers(catalogue),
    ...retentionHandlers,
  }),
  dailyTasks: () => [
    { name: '보존 규칙', work: () => beginRuns() },
    { name: '지운 라벨', work: dropOldLabels },
  ],
  workers: () => [retentionWorker()],
} satisfies Module;
