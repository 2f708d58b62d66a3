import { inArray } from 'drizzle-orm';
import { appUser, post, postComment, postRead, postRecipient, userGroup } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { demoAccounts } from '#server/modules/accounts/index.ts';
import { listOrderOf } from '#server/modules/boards/index.ts';
import { type DemoPost, demoBoardPosts, demoNotices } from '../demo/boardPosts.ts';
import { pdfOf } from '../demo/pdf.ts';
import { attachFile } from './attachFile.ts';

const day = 86_400_000;
const hour = 3_600_000;

const nameOf = (userId: string): string =>
  demoAccounts.find((account) => account.userId === userId)?.userNm ?? userId;

const storeComments = async (pstId: number, { comments = [] }: DemoPost, at: Date): Promise<void> => {
  const say = async (by: string, cn: string, sortNo: number, more: { upCmntId?: number; rlsYn?: string }) => {
    const regDt = new Date(at.getTime() + (sortNo + (more.upCmntId ? 1 : 0)) * 2 * hour);
    const [row] = await db()
      .insert(postComment)
      .values({
        pstId,
        cn,
        sortNo,
        rlsYn: 'Y',
        ...more,
        rgtrId: by,
        rgtrNm: nameOf(by),
        mdfrId: by,
        regDt,
        mdfcnDt: regDt,
      })
      .returning({ cmntId: postComment.cmntId });
    return row?.cmntId;
  };
  for (const [index, { by, cn, waits, replies = [] }] of comments.entries()) {
    const upCmntId = await say(by, cn, index + 1, waits ? { rlsYn: 'N' } : {});
    for (const [place, reply] of replies.entries())
      await say(reply.by, reply.cn, place + 1, upCmntId === undefined ? {} : { upCmntId });
  }
};

const storePost = async (
  store: FileStore,
  one: DemoPost,
  until: Date,
  groups: ReadonlyMap<string, number>,
): Promise<void> => {
  const { pstKndCd, by, ttl, text, readBy = [], people = [] } = one;
  const regDt = new Date(until.getTime() - one.daysAgo * day - 3 * hour);
  const upperNtcYn = one.pinned ? 'Y' : 'N';
  const [row] = await db()
    .insert(post)
    .values({
      pstKndCd,
      ttl,
      ttlFold: fold(ttl),
      cn: text.map((paragraph) => `<p>${paragraph}</p>`).join(''),
      emrgYn: one.urgent ? 'Y' : 'N',
      upperNtcYn,
      rlsYn: one.released ? 'Y' : 'N',
      topOrd: listOrderOf(upperNtcYn, regDt),
      ...(pstKndCd === 'BOARD' && {
        pstClsfCd: one.pstClsfCd,
        sttsCd: one.sttsCd ?? 'PST_STTS_01',
        prcsClsfCd: one.prcsClsfCd,
      }),
      inqCnt: readBy.length,
      rgtrId: by,
      rgtrNm: nameOf(by),
      rgtrNmFold: fold(nameOf(by)),
      mdfrId: by,
      regDt,
      mdfcnDt: regDt,
    })
    .returning({ pstId: post.pstId });
  if (!row) return;
  const { pstId } = row;
  const written = { pstId, rgtrId: by, mdfrId: by };
  const groupIds = (one.groups ?? []).flatMap((code) => groups.get(code) ?? []);
  const recipients = [
    ...people.map((userId) => ({ ...written, userId })),
    ...groupIds.map((groupId) => ({ ...written, groupId })),
  ];
  if (recipients.length) await db().insert(postRecipient).values(recipients);
  const reads = readBy.map((userId, index) => ({
    pstId,
    userId,
    rgtrId: userId,
    mdfrId: userId,
    regDt: new Date(regDt.getTime() + (index + 1) * hour),
  }));
  if (reads.length) await db().insert(postRead).values(reads);
  if (one.file)
    await attachFile(store, {
      name: one.file,
      bytes: pdfOf('Culture press monitor - sample'),
      ownerEntity: 'post',
      ownerKey: pstId,
      by,
      at: regDt,
    });
  await storeComments(pstId, one, regDt);
};

/** Stores the notices and posts of the demo, unless these boards have any. */
export const storePosts = async (store: FileStore, until: Date): Promise<void> => {
  const [known] = await db()
    .select({ pstId: post.pstId })
    .from(post)
    .where(inArray(post.pstKndCd, ['NOTICE', 'BOARD']))
    .limit(1);
  const people = await db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(
      inArray(
        appUser.userId,
        demoAccounts.map(({ userId }) => userId),
      ),
    );
  // recipients must exist
  if (known || people.length < demoAccounts.length) return;
  const rows = await db().select({ groupId: userGroup.groupId, groupCd: userGroup.groupCd }).from(userGroup);
  const groups = new Map(
    rows.flatMap(({ groupId, groupCd }) => (groupCd ? [[groupCd, groupId] as const] : [])),
  );
  await inTransaction(async () => {
    for (const one of [...demoNotices, ...demoBoardPosts].toSorted((a, b) => b.daysAgo - a.daysAgo))
      await storePost(store, one, until, groups);
  });
};
