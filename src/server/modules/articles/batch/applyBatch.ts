import { maxArticles } from '#contract/batchEdit.ts';
import { invalid } from '#contract/validation.ts';
import { batchEdit } from '#generated/tables/index.ts';
import type { BatchResult } from '#generated/types/articleBatchCalls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { badRequest, unauthorized, validationFailure } from '#server/kernel/failure.ts';
import { replacingOf } from './places.ts';
import { refusalOf, replaced } from './replace.ts';
import { lockTexts, writeTexts } from './writeTexts.ts';

const checked = (articleIds: readonly number[]): number[] => {
  const ids = [...new Set(articleIds)];
  if (ids.length === 0) throw validationFailure([invalid('articleIds', '기사', '바꿀 기사를 골라 주세요.')]);
  if (ids.length > maxArticles) {
    const message = `한 번에 ${maxArticles.toLocaleString('ko-KR')}건까지 바꿀 수 있습니다.`;
    throw validationFailure([invalid('articleIds', '기사', message)]);
  }
  return ids;
};

const titleOf = ({ kornTtl, lclanTtl }: { kornTtl: string | null; lclanTtl: string | null }): string =>
  (kornTtl ?? lclanTtl ?? '').slice(0, 40);

/**
 * Replaces a text in the chosen articles, wherever it stands. Articles in which it stands no more stay as they are, and
 * so do those that somebody changed after they were looked at.
 */
export const applyBatch: Handler<'PUT /update-article/batch-edit'> = async ({ body, caller }) => {
  if (!caller) throw unauthorized();
  const replacing = replacingOf(body);
  const { fromText, toText } = replacing;
  if (fromText === toText) throw badRequest('찾을 글과 바꿀 글이 같습니다.');
  const ids = checked(body.articleIds);
  const readDt = body.readDt ? new Date(body.readDt) : undefined;
  const who = caller.user.userId;
  const data = await advisoryLock('batch edit', async (): Promise<BatchResult> => {
    const historyIds: number[] = [];
    let moved = 0;
    const found = await lockTexts(ids);
    const missing = ids.length - found.length;
    for (const one of found) {
      if (readDt && one.mdfcnDt > readDt) {
        moved += 1;
        continue;
      }
      const changed = replaced(one.texts, replacing);
      if (Object.keys(changed).length === 0) continue;
      const refusal = refusalOf(one.texts, changed);
      if (refusal) throw badRequest(`${refusal} 이 기사를 빼고 다시 시도해 주세요. (${titleOf(one.texts)})`);
      historyIds.push(await writeTexts(one, changed, who));
    }
    if (historyIds.length === 0)
      return { batchEditId: null, changed: 0, unchanged: found.length - moved, moved, missing };
    const [kept] = await db()
      .insert(batchEdit)
      .values({
        fromText,
        toText,
        chgCnt: historyIds.length,
        bfrCn: { historyIds },
        rgtrId: who,
        mdfrId: who,
      })
      .returning({ batchEditId: batchEdit.batchEditId });
    return {
      batchEditId: kept?.batchEditId ?? null,
      changed: historyIds.length,
      unchanged: found.length - historyIds.length - moved,
      moved,
      missing,
    };
  });
  return { data };
};
