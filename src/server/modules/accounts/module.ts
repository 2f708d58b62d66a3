import type { Module } from '#server/kernel/module.ts';
import { boardIpHandlers } from './addresses/handlers.ts';
import { approvalHandlers } from './approval/handlers.ts';
import { authorityHandlers } from './authorities/handlers.ts';
import { myAccountHandlers } from './myAccount/handlers.ts';
import { passwordLinkHandlers } from './passwordLinks/handlers.ts';
import { accounts as accountPolicy } from './policies/accounts.ts';
import { ownAccount } from './policies/ownAccount.ts';
import { userGroups } from './policies/userGroups.ts';
import { markDormant } from './session/dormancy.ts';
import { sessionHandlers } from './session/handlers.ts';
import { registerSession } from './session/registerSession.ts';
import { register } from './signUp/register.ts';
import { userHandlers } from './users/handlers.ts';
import { verificationHandlers } from './verification/handlers.ts';

/** People: signing up and in, their rights, their own page, and the addresses from which administrators are let in. */
export const accounts = {
  policies: { accounts: accountPolicy, ownAccount, userGroups },
  handlers: ({ environment, catalogue }) => ({
    ...sessionHandlers(environment),
    ...myAccountHandlers(environment, catalogue),
    ...userHandlers(environment, catalogue),
    ...approvalHandlers(environment, catalogue),
    ...authorityHandlers(catalogue),
    ...boardIpHandlers(catalogue),
    ...verificationHandlers(environment),
    ...passwordLinkHandlers(environment),
    'POST /register': register(environment, catalogue),
  }),
  dailyTasks: (app) => [
    {
      name: '휴면 전환',
      work: async () => {
        const asleep = await markDormant();
        if (asleep.length) app.log.info({ accounts: asleep.length }, 'accounts became dormant');
      },
    },
  ],
  open: (app, { environment }) => registerSession(app, environment),
} satisfies Module;
