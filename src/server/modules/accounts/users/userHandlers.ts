import { invalid, tidy } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { withWriteLocks } from '#server/kernel/crud/lockRow.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { mailPasswordLink } from '../passwordLinks/mailPasswordLink.ts';
import { endLeave, endLock, resetPassword, setJoinCertification } from './accountCommands.ts';
import { releaseAccount } from './releaseAccount.ts';

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
