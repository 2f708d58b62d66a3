import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { endLeave, endLock, resetPassword, setJoinCertification } from './accountCommands.ts';
import { insertUser } from './insertUser.ts';
import { releaseAccount } from './releaseAccount.ts';

type Ids =
  | 'POST /insert-user'
  | 'PUT /update-user/password-reset'
  | 'PUT /update-user/end-leave'
  | 'PUT /update-user/end-lock'
  | 'PUT /update-user/join-cert-yn'
  | 'POST /account/release';

/** What administrators do with the accounts of others beyond keeping their records. */
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
