import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { appUser } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Policy } from '#server/kernel/crud/policies.ts';
import type { Source } from '#server/kernel/crud/source.ts';
import { db } from '#server/kernel/database/db.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';
import { fold } from '#server/kernel/text/tokens.ts';

/** Rows that concern a user, by user id or by full e-mail address or name; as the only user or among others. */
const ofPerson = (_caller: Caller | null, { base }: Source, words: string): SQL | undefined => {
  const [one, many] = [columnOf(base, 'trgtKey'), columnOf(base, 'trgtKeys')];
  const people = db()
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(or(eq(appUser.userId, words), eq(appUser.emlFold, fold(words)), eq(appUser.userNm, words)));
  return or(
    eq(one, words),
    sql`${many} @> array[${words}]::text[]`,
    inArray(one, people),
    sql`${many} && array(${people})`,
  );
};

/** Log of accesses to personal data, searchable by the person concerned. */
export const privacyLogs: Policy = {
  scope: () => undefined,
  conditions: { trgtKey: ofPerson },
  conditionsOnPeople: ['trgtKey'],
};
