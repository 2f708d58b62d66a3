import { eq } from 'drizzle-orm';
import { media } from '#generated/tables/index.ts';
import { type Caller, isAdministrator } from '#server/kernel/access/caller.ts';
import { administratorAddresses, administratorIds } from '#server/kernel/access/rightsChanged.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { deleteRecord } from '#server/kernel/crud/deleteRecord.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { denied } from '#server/kernel/failure.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { enqueue, markDecidedHandled, notify } from '#server/modules/platform/index.ts';
import { assertNoMergeInEffect } from './openMerges.ts';
import { outletName } from './outletName.ts';
import { isAuthor, media as policy } from './policies/media.ts';
import { withReason } from './reasons.ts';
import { assertUnmerged } from './saveMedia.ts';

type Words = Pick<Environment, 'publicUrl' | 'brandName'>;

/** Subject and text of the mail to administrators about an author's request to delete an outlet. */
const deletionMail = (
  outlet: Row,
  { userNm, wrtRsn }: { userNm: string; wrtRsn?: string | null | undefined },
  { publicUrl, brandName }: Words,
): { ttl: string; cn: string } => ({
  ttl: `[${brandName}] 매체 삭제 요청: ${outletName(outlet)}`,
  cn: [
    `${userNm} 님이 매체 '${outletName(outlet)}'의 삭제를 요청했습니다.`,
    `사유: ${wrtRsn || '적지 않음'}`,
    `아래 화면에서 삭제하거나 요청을 반려해 주세요.\n${publicUrl}/article/Medn/Detail/${String(outlet.mediaId)}`,
  ].join('\n\n'),
});

/** Informs every administrator by mail and notification, in the transaction of the request. */
const noticeDeletion = async (
  catalogue: Catalogue,
  outlet: Row,
  caller: Caller,
  wrtRsn: string | null | undefined,
  words: Words,
): Promise<void> => {
  const mail = deletionMail(outlet, { userNm: caller.user.userNm, wrtRsn }, words);
  for (const rcvr of await administratorAddresses()) await enqueue({ chnl: 'EML', rcvr, ...mail });
  await notify(catalogue, {
    kind: 'deletion',
    recipients: await administratorIds(),
    target: { entity: 'media', key: outlet.mediaId as number },
    menuUrl: '/article/Medn',
    ttl: outletName(outlet),
    by: caller.user,
  });
};

interface Action {
  mediaId: number;
  wrtRsn?: string | null | undefined;
}

const done = async (
  catalogue: Catalogue,
  caller: Caller,
  { mediaId, wrtRsn }: Action,
  facts: (before: Row) => Row | Promise<Row>,
): Promise<Row> => {
  const spec = entityOf(catalogue, 'media');
  const { after } = await setFacts(catalogue, spec, caller, mediaId, async (before) => ({
    ...(await facts(before)),
    ...withReason(before, wrtRsn),
  }));
  return after;
};

/** Enables or disables an outlet. @throws Failure 403 if the caller may not edit it */
export const setUse = (
  catalogue: Catalogue,
  caller: Caller,
  { useYn, ...action }: Action & { useYn: 'Y' | 'N' },
): Promise<Row> =>
  done(catalogue, caller, action, (before) => {
    if (policy.mayUpdate?.(caller, before) === false) throw denied();
    assertUnmerged(before);
    return { useYn };
  });

/**
 * The author requests the deletion of the outlet (R), which sends a mail to the administrators, or withdraws the
 * request (N). An administrator, who can delete directly, may reject it.
 */
export const requestDelete = (
  environment: Environment,
  catalogue: Catalogue,
  caller: Caller,
  { deleteYn = 'R', ...action }: Action & { deleteYn?: 'R' | 'N' | undefined },
): Promise<Row> =>
  done(catalogue, caller, action, async (before) => {
    const may = isAdministrator(caller) ? deleteYn === 'N' : isAuthor(caller, before);
    if (!may) throw denied();
    if (deleteYn === 'R') await assertNoMergeInEffect(before);
    if (deleteYn === 'R' && before.deleteYn !== 'R')
      await noticeDeletion(catalogue, before, caller, action.wrtRsn, environment);
    if (deleteYn === 'N')
      await markDecidedHandled('deletion', { entity: 'media', key: action.mediaId }, caller);
    return { deleteYn };
  });

/** Deletes an outlet, which can be restored; its articles keep its name. For administrators. */
export const deleteMedia = (
  catalogue: Catalogue,
  caller: Caller | null,
  body: unknown,
): Promise<{ mediaId: number }> =>
  inTransaction(async () => {
    const gone = await deleteRecord<{ mediaId: number }>(
      catalogue,
      entityOf(catalogue, 'media'),
      caller,
      body,
    );
    const [row] = await db()
      .select({ mediaId: media.mediaId, mrgTrgtMediaId: media.mrgTrgtMediaId })
      .from(media)
      .where(eq(media.mediaId, gone.mediaId));
    if (row) await assertNoMergeInEffect(row);
    await db().update(media).set({ deleteYn: 'Y' }).where(eq(media.mediaId, gone.mediaId));
    await markDecidedHandled('deletion', { entity: 'media', key: gone.mediaId }, caller);
    return gone;
  });
