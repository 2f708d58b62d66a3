import { and, eq, sql } from 'drizzle-orm';
import { aiUsage } from '#generated/tables/index.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';

/** Tokens of a chat beside its texts. */
const around = 64;

/** Upper bound of a text's tokens: no tokenizer in use produces more tokens than bytes. */
export const maxTokens = (...texts: string[]): number =>
  around + texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** Estimated number of tokens: one per four letters of an alphabet, one per other letter. */
export const estimatedTokens = (...texts: string[]): number => {
  let [short, long] = [0, 0];
  for (const text of texts)
    for (const letter of text) {
      if ((letter.codePointAt(0) ?? 0) < 0x250) short += 1;
      else long += 1;
    }
  return around + Math.ceil(short / 4 + long);
};

/**
 * Maximum tokens of an answer about this many characters: a Korean translation as JSON. Generous, since some models
 * reason before they answer; unused tokens are returned to the budget.
 */
export const roomFor = (characters: number): number => 1_500 + Math.ceil(characters * 2.5);

/** The usage row to which calls of one kind are charged. `useYmd`: Korean day. */
export interface Account {
  useYmd: string;
  modelNm: string;
  actionCd: string;
}

const registrar = { rgtrId: 'SYSTEM', mdfrId: 'SYSTEM' };

const itsRow = ({ useYmd, modelNm, actionCd }: Account) =>
  and(eq(aiUsage.useYmd, useYmd), eq(aiUsage.modelNm, modelNm), eq(aiUsage.actionCd, actionCd));

/** Tokens used on a Korean day so far, including those reserved for running calls. */
const tokensOf = async (useYmd: string): Promise<number> => {
  const [found] = await db()
    .select({ sum: sql<number>`coalesce(sum(${aiUsage.tokenCnt}), 0)::int` })
    .from(aiUsage)
    .where(eq(aiUsage.useYmd, useYmd));
  return found?.sum ?? 0;
};

/**
 * Reserves tokens for one call, so that concurrent calls, also of several servers, stay within the day's budget
 * together. A server that dies in between leaves them reserved: the day may then use less than its budget, never more.
 * @returns whether the budget allows them
 */
export const reserve = (account: Account, tokens: number, budget: number): Promise<boolean> =>
  advisoryLock('ai budget', async () => {
    if ((await tokensOf(account.useYmd)) + tokens > budget) return false;
    await db()
      .insert(aiUsage)
      .values({ ...account, callCnt: 1, tokenCnt: tokens, ...registrar })
      .onConflictDoUpdate({
        target: [aiUsage.useYmd, aiUsage.modelNm, aiUsage.actionCd],
        targetWhere: eq(aiUsage.delYn, 'N'),
        set: {
          callCnt: sql`${aiUsage.callCnt} + 1`,
          tokenCnt: sql`${aiUsage.tokenCnt} + ${tokens}::int`,
          mdfcnDt: new Date(),
        },
      });
    return true;
  });

/** Replaces the reservation of a call by its actual cost. Call in the caller's transaction. */
export const settle = async (
  account: Account,
  { reserved, cost, isFailed }: { reserved: number; cost: number; isFailed: boolean },
): Promise<void> => {
  await db()
    .update(aiUsage)
    .set({
      tokenCnt: sql`greatest(0, ${aiUsage.tokenCnt} + ${cost - reserved}::int)`,
      failCnt: sql`${aiUsage.failCnt} + ${isFailed ? 1 : 0}::int`,
      mdfcnDt: new Date(),
    })
    .where(itsRow(account));
};
