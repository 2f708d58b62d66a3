/**
 * People: signing up and in, their rights, their own page, and from where administrators are let in. Who calls and what
 * they may do at all is the kernel's (`access/`).
 */

export { allowAddress } from './addresses/allowAddress.ts';
export { demoAccounts } from './demoAccounts.ts';
export { insertAccounts } from './insertAccounts.ts';
export { requireAdministrator } from './requireAdministrator.ts';
export { releaseAccount } from './users/releaseAccount.ts';
