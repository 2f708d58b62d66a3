import { and, eq, sql } from 'drizzle-orm';
import { appUser, webHook, webHookDelivery } from '#generated/tables/index.ts';
import { signInProblem } from '#server/kernel/access/accountState.ts';
import { type Caller, isAdministrator } from '#server/kernel/access/caller.ts';
import { administratorIds } from '#server/kernel/access/rightsChanged.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { asCallers, notify, viewOf } from '#server/modules/platform/index.ts';
import { watchProblem } from '#server/modules/watch/index.ts';

export type Hook = typeof webHook.$inferSelect;

/** The hooks that are switched on. */
export const isActive = and(eq(webHook.useYn, 'Y'), eq(webHook.delYn, 'N'));

/** The deliveries of a hook that have not been received. */
export const isWaitingOf = (hookId: number) =>
  and(
    eq(webHookDelivery.hookId, hookId),
    eq(webHookDelivery.sttsCd, 'waiting'),
    eq(webHookDelivery.testYn, 'N'),
  );

/** Why what is new in a view cannot be sent to its reader, as a Korean sentence; undefined if it can. */
export const viewProblem = async (
  catalogue: Catalogue,
  reader: Caller,
  viewId: number,
): Promise<string | undefined> =>
  (await viewOf(catalogue, reader, viewId))
    ? watchProblem(viewId)
    : '보낼 보기가 지워졌거나 볼 수 없게 되었습니다. 다른 보기를 골라 주세요.';

/** The administrator with whose rights a hook reads; undefined if they are no longer one or could not sign in. */
export const readerOf = async ({ userId }: Pick<Hook, 'userId'>): Promise<Caller | undefined> => {
  if (userId === null) return undefined;
  const [account] = await db().select().from(appUser).where(eq(appUser.userId, userId));
  if (!account || signInProblem(account) || account.joinCertYn !== 'Y') return undefined;
  const [caller] = await asCallers([account]);
  return caller && isAdministrator(caller) ? caller : undefined;
};

/** Switches a hook off until an administrator has looked after it, and tells them all. */
export const pauseHook = (catalogue: Catalogue, hook: Hook, pauseRsn: string): Promise<void> =>
  inTransaction(async () => {
    const [paused] = await db()
      .update(webHook)
      .set({ useYn: 'N', pauseRsn, mdfrId: 'SYSTEM', mdfcnDt: sql`now()` })
      .where(and(eq(webHook.hookId, hook.hookId), isActive))
      .returning({ hookId: webHook.hookId });
    if (!paused) return;
    await notify(catalogue, {
      kind: 'webHook',
      recipients: await administratorIds(),
      target: { entity: 'webHook', key: hook.hookId },
      menuUrl: '/admin/WebHookManage',
      ttl: hook.hookNm,
      by: { userId: 'SYSTEM', userNm: null },
    });
  });
