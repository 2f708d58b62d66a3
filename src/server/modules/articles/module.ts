import type { Module } from '#server/kernel/module.ts';
import { registerItemMark } from '#server/modules/search/index.ts';
import { articleHandlers, onsiteHandlers } from './articleHandlers.ts';
import { articleBatchHandlers } from './batch/articleBatchHandlers.ts';
import { articleEditingHandlers } from './editingHandlers.ts';
import { articleMemoHandlers } from './memo/articleMemoHandlers.ts';
import { markMemos, memoMark } from './memo/markMemos.ts';
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
  install: () => registerItemMark({ column: 'memoYn', read: memoMark }),
  handlers: ({ environment, files, catalogue }) => ({
    ...articleHandlers(catalogue),
    ...articleEditingHandlers({ environment, files }, catalogue),
    ...onsiteHandlers(catalogue),
    ...articleBatchHandlers,
    ...articleMemoHandlers(catalogue),
    ...readMarkHandlers(catalogue),
    ...relatedIssueHandlers(catalogue),
    ...retentionHandlers,
  }),
  dailyTasks: () => [{ name: '보존 규칙', work: () => beginRuns() }],
  workers: () => [retentionWorker()],
} satisfies Module;
