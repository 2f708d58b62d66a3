import { and, eq, gt, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { appUser, userGroup } from '#generated/tables/index.ts';
import { db } from '../database/db.ts';

/** A group whose members are administrators, whether or not they see the button for administration. */
export const administratorGroup = and(
  eq(userGroup.levelCd, 'ADMIN'),
  eq(userGroup.useYn, 'Y'),
  eq(userGroup.delYn, 'N'),
);

/** Time for which an account that is no administrator's any more counts as one: as long as it can be restored. */
const afterwards = sql`interval '30 days'`;

/** The account was an administrator's until a moment ago. */
const wasAdministrator = and(isNotNull(appUser.mngrLgnDt), gt(appUser.mngrChgDt, sql`now() - ${afterwards}`));

const isThere = async (condition: SQL | undefined, people = 1): Promise<boolean> => {
  const found = await db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .leftJoin(userGroup, and(eq(userGroup.groupId, appUser.groupId), administratorGroup))
    .where(condition)
    .limit(people);
  return found.length === people;
};

/** Whether the account is an administrator's, able to sign in or not, or was one within thirty days. */
export const isAdministratorAccount = (userId: string): Promise<boolean> =>
  isThere(and(eq(appUser.userId, userId), or(isNotNull(userGroup.groupId), wasAdministrator)));

/** The account has signed in as an administrator's, and is one or was one within thirty days. */
const hasAdministered = and(
  isNotNull(appUser.mngrLgnDt),
  or(and(isNotNull(userGroup.groupId), eq(appUser.delYn, 'N')), wasAdministrator),
);

/**
 * Whether somebody else has administered here, up to thirty days ago: nobody becomes the only administrator at once by
 * removing the others.
 */
export const hasOtherAdministrator = (userId: string): Promise<boolean> =>
  isThere(and(ne(appUser.userId, userId), hasAdministered));

/** Whether several people have administered here, up to thirty days ago. */
export const hasSeveralAdministrators = (): Promise<boolean> => isThere(hasAdministered, 2);

/**
 * Whether the owner has not signed in since somebody else made the account an administrator's or changed its e-mail or
 * phone: nobody knows that these are the owner's.
 */
export const isUnconfirmed = (userId: string): Promise<boolean> =>
  isThere(
    and(eq(appUser.userId, userId), sql`coalesce(${appUser.mngrLgnDt}, '-infinity') < ${appUser.mngrChgDt}`),
  );

/** The time of a sign-in, for `mngrLgnDt`: for accounts that administer or did so. */
export const administratorSignIn = sql`
  case when ${appUser.mngrLgnDt} is not null or exists (
    select from ${userGroup} where ${userGroup.groupId} = ${appUser.groupId} and ${administratorGroup})
  then now() end`;
