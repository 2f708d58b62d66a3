import type { Caller } from '#server/kernel/access/caller.ts';
import { administratorAddresses, administratorIds } from '#server/kernel/access/rightsChanged.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { enqueue, notify } from '#server/modules/platform/index.ts';
import { outletName } from './outletName.ts';

type Words = Pick<Environment, 'publicUrl' | 'brandName'>;

/** Subject and text of the mail that tells administrators that an author wants an outlet deleted. */
export const deletionMail = (
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

/** Tells every administrator by mail and by the bell, in the transaction of the request. */
export const noticeDeletion = async (
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
