import type { Done } from '#generated/types/accountCalls.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { withWriteLocks } from '#server/kernel/crud/lockRow.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { notFound } from '#server/kernel/failure.ts';
import { accountOfEmail } from '../session/login.ts';
import { releaseAttempts } from '../session/throttle.ts';

/**
 * Releases the account of an e-mail address that is locked by wrong passwords or dormant, from the command line: the
 * only way for a sole administrator.
 * @throws Failure 404 for an unknown address
 */
export const releaseAccount = async (catalogue: Catalogue, eml: string): Promise<Done> => {
  const account = await accountOfEmail(eml);
  if (!account) throw notFound('이 이메일의 계정');
  const spec = entityOf(catalogue, 'user');
  await withWriteLocks(catalogue, spec, async () => {
    const open = { lockYn: 'N', leaveYn: 'N', leaveEndDt: new Date() };
    await setFacts(catalogue, spec, null, account.userId, () => open);
    await releaseAttempts(eml);
  });
  return { result: true, message: `${eml} 계정의 잠금과 휴면을 해제했습니다.` };
};
