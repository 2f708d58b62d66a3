import { eq } from 'drizzle-orm';
import { media } from '#generated/tables/index.ts';
import { type Caller, isAdministrator } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { deleteRecord } from '#server/kernel/crud/deleteRecord.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { denied } from '#server/kernel/failure.ts';
import { settleDecided } from '#server/modules/platform/index.ts';
import { noticeDeletion } from './deletionNotice.ts';
import { assertNoMergeStands } from './openMerges.ts';
import { isAuthor, media as policy } from './policies/media.ts';
import { withReason } from './reasons.ts';
import { assertUnmerged } from './saveMedia.ts';

interface Deed {
  mediaId: number;
  wrtRsn?: string | null | undefined;
}

const done = async (
  catalogue: Catalogue,
  caller: Caller,
  { mediaId, wrtRsn }: Deed,
  facts: (before: Row) => Row | Promise<Row>,
): Promise<Row> => {
  const spec = entityOf(catalogue, 'media');
  const { after } = await setFacts(catalogue, spec, caller, mediaId, async (before) => ({
    ...(await facts(before)),
    ...withReason(before, wrtRsn),
  }));
  return after;
};

/** Puts an outlet into use or out of it. @throws Failure 403 for who may not edit it */
export const setUse = (
  catalogue: Catalogue,
  caller: Caller,
  { useYn, ...deed }: Deed & { useYn: 'Y' | 'N' },
): Promise<Row> =>
  done(catalogue, caller, deed, (before) => {
    if (policy.mayUpdate?.(caller, before) === false) throw denied();
    assertUnmerged(before);
    return { useYn };
  });

/**
 * The author asks the administrators to delete the outlet (R), which they are told by mail, or takes the request back
 * (N); an administrator, who deletes by themselves, may turn it down.
 */
export const requestDelete = (
  environment: Environment,
  catalogue: Catalogue,
  caller: Caller,
  { deleteYn = 'R', ...deed }: Deed & { deleteYn?: 'R' | 'N' | undefined },
): Promise<Row> =>
  done(catalogue, caller, deed, async (before) => {
    const may = isAdministrator(caller) ? deleteYn === 'N' : isAuthor(caller, before);
    if (!may) throw denied();
    if (deleteYn === 'R') await assertNoMergeStands(before);
    if (deleteYn === 'R' && before.deleteYn !== 'R')
      await noticeDeletion(catalogue, before, caller, deed.wrtRsn, environment);
    if (deleteYn === 'N') await settleDecided('deletion', { entity: 'media', key: deed.mediaId }, caller);
    return { deleteYn };
  });

/** Deletes an outlet, which can be restored; its articles keep its name. For administrators. */
export const deleteMedia = (catalogue: Catalogue, caller: Caller | null, body: unknown): Promise<Row> =>
  inTransaction(async () => {
    const gone = await deleteRecord(catalogue, entityOf(catalogue, 'media'), caller, body);
    const [row] = await db()
      .select({ mediaId: media.mediaId, mrgTrgtMediaId: media.mrgTrgtMediaId })
      .from(media)
      .where(eq(media.mediaId, gone.mediaId as number));
    if (row) await assertNoMergeStands(row);
    await db()
      .update(media)
      .set({ deleteYn: 'Y' })
      .where(eq(media.mediaId, gone.mediaId as number));
    await settleDecided('deletion', { entity: 'media', key: gone.mediaId as number }, caller);
    return gone;
  });
