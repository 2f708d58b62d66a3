import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { agree } from './agree.ts';
import { readMyPage, saveMyPage } from './myPage.ts';
import { changePassword, extendPassword } from './password.ts';
import { unregister } from './unregister.ts';

type Ids =
  | 'PUT /update-user/password'
  | 'PUT /update-user/password-extend'
  | 'PUT /update-register/join-cert-yn'
  | 'GET /user-mypage'
  | 'PUT /user-mypage'
  | 'DELETE /unregister-user';

/** What people do with their own account. */
export const myAccountHandlers = (
  environment: Environment,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'PUT /update-user/password': changePassword(environment),
  'PUT /update-user/password-extend': extendPassword,
  'PUT /update-register/join-cert-yn': agree,
  'GET /user-mypage': readMyPage(catalogue),
  'PUT /user-mypage': saveMyPage(environment, catalogue),
  'DELETE /unregister-user': unregister(environment),
});
