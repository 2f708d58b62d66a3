import { eq } from 'drizzle-orm';
import { today } from '#contract/days.ts';
import { invalid, tidy } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { appUser } from '#generated/tables/index.ts';
import type { User } from '#generated/types/user.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { endSessionsOf } from '#server/kernel/access/endSession.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { withWriteLocks } from '#server/kernel/crud/lockRow.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { db } from '#server/kernel/database/db.ts';
import { badRequest, Failure, validationFailure } from '#server/kernel/failure.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { mailPasswordLink } from '../passwordLinks/mailPasswordLink.ts';
import { releaseAttempts } from '../session/throttle.ts';
import { releaseAccount } from './releaseAccount.ts';

const refuseSelf = (caller: Caller | null, userId: string, sentence: string): void => {
  if (caller?.user.userId === userId) throw new Failure(403, 'FORBIDDEN', sentence);
};

const answer = (catalogue: Catalogue, record: Row): { data: User } => ({
  data: presentRecord(entityOf(catalogue, 'user'), record),
});

/** Refuses the reset link for accounts that are inactive, not approved, or without an e-mail address. */
const refuseWithoutAccount = ({ delYn, userAprvYn, eml }: Row): void => {
  if (delYn === 'Y') throw badRequest('비활성 사용자입니다. 활성으로 바꾼 뒤 비밀번호를 초기화해 주세요.');
  if (userAprvYn !== 'Y')
    throw badRequest('아직 승인되지 않은 사용자입니다. 가입 승인을 먼저 처리해 주세요.');
  if (!eml) throw badRequest('이메일이 없는 사용자입니다. 이메일을 등록한 뒤 비밀번호를 초기화해 주세요.');
};

/** Columns of an account without a password; the former password is added to those that must not be chosen again. */
const withoutPassword = async (userId: string): Promise<Row> => {
  const [stored] = await db()
    .select({ pswdHash: appUser.pswdHash, pswdHistory: appUser.pswdHistory })
    .from(appUser)
    .where(eq(appUser.userId, userId));
  const former = [...(stored?.pswdHash ? [stored.pswdHash] : []), ...(stored?.pswdHistory ?? [])];
  return { pswdHash: null, pswdChgYmd: null, pswdHistory: former.slice(0, 3) };
};

/** Resets another user's password: ends their sessions and mails them the link to set a new one. */
const resetPassword =
  (environment: Environment, catalogue: Catalogue): Handler<'PUT /update-user/password-reset'> =>
  async ({ body: { userId }, caller }) => {
    refuseSelf(caller, userId, '본인의 비밀번호는 마이페이지에서 변경해 주세요.');
    const spec = entityOf(catalogue, 'user');
    await withWriteLocks(catalogue, spec, async () => {
      const { before } = await setFacts(catalogue, spec, caller, userId, (record) => {
        refuseWithoutAccount(record);
        return withoutPassword(userId);
      });
      const { eml = '', userNm = '' } = before as Record<string, string>;
      await endSessionsOf([userId], 'password');
      await mailPasswordLink({ userId, eml, userNm }, 'reset', environment);
    });
    const message = environment.smtpUrl
      ? '비밀번호를 초기화했습니다. 새 비밀번호를 정하는 주소를 메일로 보냅니다.'
      : '비밀번호를 초기화했습니다. 메일 서버가 설정되지 않아 메일을 보내지 못했습니다. 발송함에서 링크를 직접 전해 주세요.';
    return { data: { result: true, message } };
  };

/** Reactivates a dormant account: the twelve months without a sign-in start again. */
const endLeave =
  (catalogue: Catalogue): Handler<'PUT /update-user/end-leave'> =>
  async ({ body, caller }) => {
    const facts = () => ({ leaveYn: 'N', leaveEndDt: new Date() });
    const { after } = await setFacts(catalogue, entityOf(catalogue, 'user'), caller, body.userId, facts);
    return answer(catalogue, after);
  };

/** Unlocks an account, and clears its wrong tries. */
const endLock =
  (catalogue: Catalogue): Handler<'PUT /update-user/end-lock'> =>
  async ({ body, caller }) => {
    const spec = entityOf(catalogue, 'user');
    const { after } = await withWriteLocks(catalogue, spec, async () => {
      const changed = await setFacts(catalogue, spec, caller, body.userId, () => ({ lockYn: 'N' }));
      if (typeof changed.after.eml === 'string') await releaseAttempts(changed.after.eml);
      return changed;
    });
    return answer(catalogue, after);
  };

/** Marks a user as certified today, or as required to agree and certify again. */
const setJoinCertification =
  (catalogue: Catalogue): Handler<'PUT /update-user/join-cert-yn'> =>
  async ({ body: { userId, joinCertYn }, caller }) => {
    refuseSelf(caller, userId, '본인의 가입 인증은 직접 바꿀 수 없습니다. 다른 관리자에게 요청해 주세요.');
    const facts = () => ({ joinCertYn, ...(joinCertYn === 'Y' && { lastJoinCertYmd: today() }) });
    const { after } = await setFacts(catalogue, entityOf(catalogue, 'user'), caller, userId, facts);
    return answer(catalogue, after);
  };

const refuseInactive = (body: unknown): void => {
  if ((body as { delYn?: unknown } | null)?.delYn !== 'Y') return;
  throw validationFailure([
    invalid(
      'delYn',
      '활성 여부',
      '새 사용자는 활성으로 등록해 주세요. 등록한 뒤에 비활성으로 바꿀 수 있습니다.',
    ),
  ]);
};

/**
 * Registration of a user by an administrator: approved at once, without a password. The link to set one is mailed in
 * the same transaction, and the agreements are requested at the first sign-in.
 */
const insertUser =
  (environment: Environment, catalogue: Catalogue): Handler<'POST /insert-user'> =>
  async ({ body: sent, caller }) => {
    const body = tidy(sent);
    refuseInactive(body);
    const spec = entityOf(catalogue, 'user');
    const ownColumns = { userAprvYn: 'Y', aprvDt: new Date(), aprvrId: caller.user.userId, joinCertYn: 'N' };
    const record = await withWriteLocks(catalogue, spec, async () => {
      const stored = (await insertRecord(catalogue, spec, caller, body, [], ownColumns)) as Record<
        string,
        string
      >;
      const { userId = '', eml = '', userNm = '' } = stored;
      await mailPasswordLink({ userId, eml, userNm }, 'registered', environment);
      return stored;
    });
    return { data: presentRecord(spec, record) };
  };

type Ids =
  | 'POST /insert-user'
  | 'PUT /update-user/password-reset'
  | 'PUT /update-user/end-leave'
  | 'PUT /update-user/end-lock'
  | 'PUT /update-user/join-cert-yn'
  | 'POST /account/release';

/** Handlers for administrators' actions on accounts of others, other than editing the record. */
export const userHandlers = (
  environment: Environment,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'POST /insert-user': insertUser(environment, catalogue),
  'PUT /update-user/password-reset': resetPassword(environment, catalogue),
  'PUT /update-user/end-leave': endLeave(catalogue),
  'PUT /update-user/end-lock': endLock(catalogue),
  'PUT /update-user/join-cert-yn': setJoinCertification(catalogue),
  'POST /account/release': async ({ body }) => ({ data: await releaseAccount(catalogue, body.eml) }),
});
