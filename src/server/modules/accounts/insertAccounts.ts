import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { today } from '#contract/days.ts';
import { appUser, authorityUser, boardIp, commonCode, userGroup } from '#generated/tables/index.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { endSetup, isSetupEnded } from '#server/modules/platform/index.ts';
import { type DemoAccount, demoAccounts } from './demoAccounts.ts';
import { hashPassword, isPassword } from './session/password.ts';
import { releaseAttempts } from './session/throttle.ts';

/** A published password with a hash that was verified to match it. */
interface VerifiedPassword {
  pswd: string;
  hash: string;
}

const fileOf = (dataDir: string): string => join(dataDir, 'demo-passwords.json');

const digestOf = ({ pswd, hash }: VerifiedPassword): string =>
  createHash('sha256').update(`${pswd}\0${hash}`).digest('base64url');

const verifiedIn = (dataDir: string): string[] => {
  try {
    return z.array(z.string()).parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')));
  } catch {
    return [];
  }
};

/**
 * Whether an earlier start verified that this hash matches this published password: verifying by hashing takes a good
 * part of a start. Only for public passwords.
 */
export const wasVerified = (dataDir: string, password: VerifiedPassword): boolean =>
  verifiedIn(dataDir).includes(digestOf(password));

/** Stores for the next start which hashes match which demo passwords. */
export const storeVerified = (dataDir: string, passwords: readonly VerifiedPassword[]): void => {
  const digests = passwords.map(digestOf);
  if (digests.join() === verifiedIn(dataDir).join()) return;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(fileOf(dataDir), JSON.stringify(digests), { mode: 0o600 });
};

const registrar = { rgtrId: 'SYSTEM', mdfrId: 'SYSTEM' };

const groupIdOf = async (groupCd: string): Promise<number | null> => {
  const [group] = await db()
    .select({ groupId: userGroup.groupId })
    .from(userGroup)
    .where(eq(userGroup.groupCd, groupCd));
  return group?.groupId ?? null;
};

const foldedNames = (account: Pick<DemoAccount, 'eml' | 'userNm' | 'instNm' | 'deptNm'>) => ({
  eml: account.eml,
  emlFold: fold(account.eml),
  userNm: account.userNm,
  userNmFold: fold(account.userNm),
  instNm: account.instNm,
  instNmFold: fold(account.instNm),
  deptNm: account.deptNm,
  deptNmFold: fold(account.deptNm),
});

/** Columns of an active account, with today's dates. */
const freshDates = () => ({ pswdChgYmd: today(), lastJoinCertYmd: today(), useYn: 'Y', delYn: 'N' });

/**
 * Columns that are reset at every start: the demo must work regardless of expired passwords or changed accounts. An
 * account without agreements has never been certified either.
 */
const asPrinted = ({ joinCertYn }: Pick<DemoAccount, 'joinCertYn'>) => ({
  ...freshDates(),
  ...(joinCertYn === 'N' && { joinCertYn, lastJoinCertYmd: null }),
  lockYn: 'N',
  leaveYn: 'N',
  leaveEndDt: new Date(),
});

/** The stored hash if it still matches the published password, else a new one. */
const demoHash = async (
  account: DemoAccount,
  { dataDir, passwordHashCost: cost }: Pick<Environment, 'dataDir' | 'passwordHashCost'>,
): Promise<string> => {
  const [known] = await db()
    .select({ pswdHash: appUser.pswdHash })
    .from(appUser)
    .where(eq(appUser.userId, account.userId));
  const hash = known?.pswdHash;
  if (hash && wasVerified(dataDir, { pswd: account.pswd, hash })) return hash;
  return hash && (await isPassword(account.pswd, hash, cost)) ? hash : hashPassword(account.pswd, cost);
};

const upsertDemoAccount = async (account: DemoAccount, pswdHash: string): Promise<void> => {
  const known = await db()
    .update(appUser)
    .set({ ...asPrinted(account), pswdHash })
    .where(eq(appUser.userId, account.userId))
    .returning({ userId: appUser.userId });
  await releaseAttempts(account.eml);
  if (known.length) return;
  await db()
    .insert(appUser)
    .values({
      ...foldedNames(account),
      ...asPrinted(account),
      ...registrar,
      userId: account.userId,
      telno: '044-203-2000',
      mblTelno: account.mblTelno,
      mblTelnoFold: account.mblTelno,
      jbgdNm: account.jbgdNm,
      jbpsNm: account.jbpsNm,
      groupId: await groupIdOf(account.groupCd),
      pswdHash,
      userAprvYn: 'Y',
      joinCertYn: account.joinCertYn,
      mblCertYn: 'Y',
      clctdrProfcTkcgYn: account.isCollector ? 'Y' : 'N',
    });
  await db()
    .insert(authorityUser)
    .values(
      account.authorities.map((authrtId) => ({
        authrtId,
        userId: account.userId,
        prslYn: 'Y',
        wrtYn: 'Y',
        ...registrar,
      })),
    )
    .onConflictDoNothing();
};

/** A demo runs on one machine: administration is open only from there. */
const insertDemoAddress = async (): Promise<void> => {
  const known = await db().select({ id: boardIp.bbsAuthrtId }).from(boardIp).limit(1);
  if (known.length === 0) {
    await db()
      .insert(boardIp)
      .values({ ip: '127.0.0.0/8', rmrk: '체험 환경', ...registrar });
  }
};

/** Institution of the demo accounts: only in a demonstration may its people sign up. */
const demoDomain = { cdId: 'INST_DOMAIN_DEMO', cdNm: 'demo.go.kr' };

const insertDemoDomain = async (): Promise<void> => {
  const { cdNm } = demoDomain;
  await db()
    .insert(commonCode)
    .values({
      ...demoDomain,
      upCdId: 'INST_DOMAIN',
      cdNmFold: cdNm,
      cdEngNm: cdNm,
      cdEngNmFold: cdNm,
      sortNo: 99,
      ...registrar,
    })
    .onConflictDoUpdate({ target: commonCode.cdId, set: { useYn: 'Y', delYn: 'N' } });
};

/**
 * Closes the demo accounts: their passwords are published in the README, so without DEMO=1 they must not be usable, nor
 * stay signed in. Their institution's people may no longer sign up either.
 */
const closeDemoAccounts = async (): Promise<void> => {
  const ids = demoAccounts.map(({ userId }) => userId);
  await db()
    .update(appUser)
    .set({ useYn: 'N' })
    .where(and(inArray(appUser.userId, ids), eq(appUser.useYn, 'Y')));
  await db()
    .update(commonCode)
    .set({ useYn: 'N' })
    .where(
      and(
        eq(commonCode.upCdId, 'INST_DOMAIN'),
        eq(commonCode.cdNm, demoDomain.cdNm),
        eq(commonCode.useYn, 'Y'),
      ),
    );
};

/** Whether the administrator in the environment has no account yet. */
const isFree = async (email: string): Promise<boolean> => {
  const known = await db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(eq(appUser.emlFold, fold(email)));
  return known.length === 0;
};

/** The first administrator of an installation without demo accounts; an existing account is not changed. */
const insertFirstAdministrator = async (email: string, pswdHash: string): Promise<boolean> => {
  if (!(await isFree(email))) return false;
  await db()
    .insert(appUser)
    .values({
      ...foldedNames({ eml: email, userNm: '관리자', instNm: '', deptNm: '' }),
      ...freshDates(),
      // the password stands in a file of settings: another one is chosen at the first sign-in
      pswdChgYmd: null,
      ...registrar,
      userId: randomUUID(),
      groupId: await groupIdOf('ADMIN'),
      pswdHash,
      userAprvYn: 'Y',
      joinCertYn: 'Y',
    });
  return true;
};

/**
 * Inserts the accounts needed for a first sign-in: the demo accounts, or the administrator in the environment.
 * @returns whether that administrator is new
 */
export const insertAccounts = async (
  environment: Pick<Environment, 'demo' | 'admin' | 'passwordHashCost' | 'dataDir'>,
): Promise<boolean> => {
  const { demo, admin, dataDir, passwordHashCost: cost } = environment;
  // Hashing is slow on purpose: it runs in parallel, and before the transaction.
  const hashes = demo ? await Promise.all(demoAccounts.map((account) => demoHash(account, environment))) : [];
  const adminHash = admin && (await isFree(admin.email)) && (await hashPassword(admin.password, cost));
  const isNew = await advisoryLock('accounts', async () => {
    await (demo ? Promise.all([insertDemoAddress(), insertDemoDomain()]) : closeDemoAccounts());
    for (const [index, hash] of hashes.entries()) {
      const account = demoAccounts[index];
      if (account) await upsertDemoAccount(account, hash);
    }
    return admin && adminHash ? insertFirstAdministrator(admin.email, adminHash) : false;
  });
  // a demonstration is complete from the beginning
  if (demo && !(await isSetupEnded())) await endSetup();
  const seen = demoAccounts.flatMap(({ pswd }, index) =>
    hashes[index] ? [{ pswd, hash: hashes[index] }] : [],
  );
  if (demo) storeVerified(dataDir, seen);
  return isNew;
};
