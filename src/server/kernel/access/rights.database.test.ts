import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { appUser } from '#generated/tables/index.ts';
import { createAccount } from '../../../../tests/helpers/factories.ts';
import { inDatabase, testDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { db, inTransaction } from '../database/db.ts';
import { rightsOf } from './rights.ts';

await testDatabase();
const userId = 'manager-of-outlets';

const mayManageOutlets = async (rightsVer: number): Promise<string> =>
  (await rightsOf(userId, rightsVer)).user.mediaMngrYn;
const store = (mediaMngrYn: string, rightsVer: number) =>
  db().update(appUser).set({ mediaMngrYn, rightsVer }).where(eq(appUser.userId, userId));

it('rights that are rolled back are not those of another change with the same version', () =>
  inDatabase(async () => {
    await createAccount({ userId, rightsVer: 1 });
    const rolledBack = inTransaction(async () => {
      await store('Y', 2);
      expect(await mayManageOutlets(2)).toBe('Y');
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await store('N', 2);
    expect(await mayManageOutlets(2)).toBe('N');
  }));
