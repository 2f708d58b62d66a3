import { maxPicked } from '#contract/list.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { article } from '#generated/tables/index.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { archived } from '#server/kernel/crud/archived.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { previewOf } from './preview.ts';
import { beginUndo, stateOf, switchRule, termsOf } from './retentionRuns.ts';
import { restorable } from './retentionSlice.ts';

/** Brings single articles back; no rule archives them again. @returns how many were archived and are shown again */
const restore = async (articleIds: readonly number[], who: string): Promise<number> => {
  const ids = [...new Set(articleIds)];
  if (ids.length === 0 || ids.length > maxPicked)
    throw validationFailure([invalid('articleIds', '글', `1건부터 ${maxPicked}건까지 골라 주세요.`)]);
  return inTransaction(async () => {
    const back = await db()
      .update(article)
      .set({ delYn: 'N' })
      .where(restorable(ids))
      .returning({ articleId: article.articleId, itemKnd: article.itemKnd });
    await addHistory(
      back.map(({ articleId, itemKnd }) => ({
        entityNm: itemKnd,
        recordKey: String(articleId),
        chgKnd: 'update' as const,
        bfrCn: { delYn: archived },
        aftrCn: { delYn: 'N' },
        rgtrId: who,
      })),
    );
    return back.length;
  });
};

type Ids =
  | 'GET /retentionrule-preview'
  | 'GET /retentionrule-runs'
  | 'PUT /retentionrule-use'
  | 'PUT /retentionrule-undo'
  | 'PUT /archivedarticle-restore';

/** What a retention rule would do and has done, switching it on, and bringing articles back. */
export const retentionHandlers: { [Id in Ids & keyof Calls]: Handler<Id> } = {
  'GET /retentionrule-preview': async ({ query: { rtntRuleId } }) => ({
    data: await previewOf(await termsOf(Number(rtntRuleId))),
  }),
  'GET /retentionrule-runs': async ({ query: { rtntRuleId } }) => ({
    data: await stateOf(Number(rtntRuleId)),
  }),
  'PUT /retentionrule-use': async ({ body: { rtntRuleId, useYn }, caller }) => ({
    data: await switchRule(rtntRuleId, useYn === 'Y' ? 'Y' : 'N', caller.user.userId),
  }),
  'PUT /retentionrule-undo': async ({ body: { rtntRunId }, caller }) => ({
    data: await beginUndo(rtntRunId, caller.user.userId),
  }),
  'PUT /archivedarticle-restore': async ({ body: { articleIds }, caller }) => ({
    data: { count: await restore(articleIds, caller.user.userId) },
  }),
};
