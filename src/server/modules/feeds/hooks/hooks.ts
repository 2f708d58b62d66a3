import { and, eq, sql } from 'drizzle-orm';
import { appUser, webHook } from '#generated/tables/index.ts';
import { signInProblem } from '#server/kernel/access/accountState.ts';
import { type Caller, isAdministrator } from '#server/kernel/access/caller.ts';
import { administratorIds } from '#server/kernel/access/rightsChanged.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { asCallers, notify } from '#server/modules/platform/index.ts';

export type Hook = typeof webHook.$inferSelect;

/** The hooks that are switched on. */
export const isActive = and(eq(webHook.useYn, 'Y'), eq(webHook.delYn, 'N'));

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
