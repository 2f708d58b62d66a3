import { onAdministrationChange } from '#server/kernel/access/administrationChanged.ts';
import { jobWorker } from '#server/kernel/jobs/job.ts';
import type { Module } from '#server/kernel/module.ts';
import { registerSecretKind } from '#server/modules/platform/index.ts';
import { accessKeyHandlers } from './accessKeys/accessKeyHandlers.ts';
import { boardIpHandlers } from './addresses/boardIpHandlers.ts';
import { tellOfAdministration } from './administrators/tellOfAdministration.ts';
import { approvalHandlers } from './approval/approvalHandlers.ts';
import { authorityHandlers } from './authorities/authorityHandlers.ts';
import { completeAuthorities } from './authorities/completeAuthorities.ts';
import { isDemoAccount } from './demoAccounts.ts';
import { passwordLinkJob } from './jobs.ts';
import { myAccountHandlers } from './myAccount/myAccountHandlers.ts';
import { linkSecret } from './passwordLinks/linkSecret.ts';
import { requestLink } from './passwordLinks/mailPasswordLink.ts';
import { passwordLinkHandlers } from './passwordLinks/passwordLinkHandlers.ts';
import { accounts as accountPolicy } from './policies/accounts.ts';
import { ownAccount } from './policies/ownAccount.ts';
import { userGroups } from './policies/userGroups.ts';
import { markDormant } from './session/closeAccounts.ts';
import { registerSession } from './session/registerSession.ts';
import { sessionHandlers } from './session/sessionHandlers.ts';
import { setupSteps } from './setupSteps.ts';
import { register } from './signUp/register.ts';
import { userHandlers } from './users/userHandlers.ts';
import { codeSecret } from './verification/codeSecret.ts';
import { verificationHandlers } from './verification/verificationHandlers.ts';

/** Accounts: registration and sign-in, rights, the user's own page, and the addresses allowed for administrators. */
export const accounts = {
  completions: { authorityGroup: completeAuthorities },
  policies: { accounts: accountPolicy, ownAccount, userGroups },
  install: () => {
    registerSecretKind('link', linkSecret);
    registerSecretKind('code', codeSecret);
  },
  handlers: ({ environment, catalogue }) => ({
    ...sessionHandlers(environment),
    ...myAccountHandlers(environment, catalogue),
    ...userHandlers(environment, catalogue),
    ...approvalHandlers(environment, catalogue),
    ...authorityHandlers(catalogue),
    ...boardIpHandlers(catalogue),
    ...verificationHandlers(environment),
    ...passwordLinkHandlers(environment),
    ...accessKeyHandlers,
    'POST /register': register(environment, catalogue),
  }),
  workers: (_app, { environment }) => [
    jobWorker({ job: passwordLinkJob, atOnce: 1, work: ({ eml }) => requestLink(eml, environment) }),
  ],
  setupSteps: (_app, { environment }) => setupSteps(environment),
  dailyTasks: (app) => [
    {
      name: '휴면 전환',
      work: async () => {
        const asleep = await markDormant();
        if (asleep.length) app.log.info({ accounts: asleep.length }, 'accounts became dormant');
      },
    },
  ],
  open: (app, { environment, database, catalogue }) => {
    onAdministrationChange(database, {
      tell: tellOfAdministration(environment, catalogue),
      isPublic: (userId) => environment.demo && isDemoAccount(userId),
    });
    return registerSession(app, environment);
  },
} satisfies Module;
