import { eq } from 'drizzle-orm';
import { appUser } from '#generated/tables/index.ts';
import { closeAccounts } from './closeAccounts.ts';

/**
 * Locks the account after too many wrong passwords; nothing where there is none. Whoever is signed in already stays
 * so: guessing at somebody's password must not throw them out.
 */
export const lockAccount = async (emlFold: string): Promise<void> => {
  await closeAccounts('lockYn', eq(appUser.emlFold, emlFold));
};
