/**
 * Accounts: registration and sign-in, rights, the user's own page, and the addresses allowed for administrators. The
 * caller and their rights are determined by the kernel (`access/`).
 */

export { allowAddress } from './addresses/saveRule.ts';
export { type DemoAccount, demoAccounts } from './demoAccounts.ts';
export { insertAccounts } from './insertAccounts.ts';
export { requireAdministrator } from './requireAdministrator.ts';
export { hashPassword } from './session/password.ts';
export { releaseAccount } from './users/releaseAccount.ts';
