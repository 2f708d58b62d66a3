import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import type { SkipReason } from '#contract/boardMail.ts';
import { maxRecipients, tooManyRecipients } from '#contract/recipients.ts';
import { invalid } from '#contract/validation.ts';
import { appUser, userGroup } from '#generated/tables/index.ts';
import { closedReason } from '#server/kernel/access/accountState.ts';
import { db } from '#server/kernel/database/db.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import type { Addressee } from './mailable.ts';

/** A possible recipient of a mail, with the state of the account. */
export interface Person {
  userId: string;
  userNm: string | null;
  instNm: string | null;
  deptNm: string | null;
  eml: string | null;
  rptpEmlYn: string;
  rightsVer: number | null;
  delYn: string;
  userAprvYn: string;
  useYn: string;
  leaveYn: string;
}

const wrong = (message?: string) => validationFailure([invalid('recipients', '수신자', message)]);

/** The named users and groups. @throws Failure 400 for a row with both or neither, and for too many rows */
const namedBy = (addressees: readonly Addressee[]): { userIds: string[]; groupIds: number[] } => {
  if (addressees.length > maxRecipients) throw wrong(tooManyRecipients);
  if (!addressees.every(({ userId, groupId }) => Boolean(userId) !== Boolean(groupId))) throw wrong();
  return {
    userIds: [...new Set(addressees.flatMap(({ userId }) => userId ?? []))],
    groupIds: [...new Set(addressees.flatMap(({ groupId }) => groupId ?? []))],
  };
};

/**
 * The users of these rows, without duplicates, by name: those named, whatever the state of their accounts, and the
 * current members of the groups, without the author of the record.
 * @param chosen the rows were just selected by the sender: a missing user is an error
 * @throws Failure 400
 */
export const peopleOf = async (
  addressees: readonly Addressee[],
  { chosen, authorId }: { chosen: boolean; authorId: string | null },
): Promise<Person[]> => {
  const { userIds, groupIds } = namedBy(addressees);
  if (userIds.length + groupIds.length === 0) return [];
  const people = await db()
    .select({
      userId: appUser.userId,
      userNm: appUser.userNm,
      instNm: appUser.instNm,
      deptNm: appUser.deptNm,
      eml: appUser.eml,
      rptpEmlYn: appUser.rptpEmlYn,
      rightsVer: appUser.rightsVer,
      delYn: appUser.delYn,
      userAprvYn: appUser.userAprvYn,
      useYn: appUser.useYn,
      leaveYn: appUser.leaveYn,
    })
    .from(appUser)
    .where(
      or(
        inArray(appUser.userId, userIds),
        and(
          inArray(appUser.groupId, groupIds),
          eq(appUser.delYn, 'N'),
          eq(appUser.userAprvYn, 'Y'),
          authorId === null ? undefined : ne(appUser.userId, authorId),
        ),
      ),
    )
    .orderBy(asc(appUser.userNm), asc(appUser.userId));
  if (!chosen) return people;
  const known = new Set(people.map(({ userId }) => userId));
  const groups = await db()
    .select({ groupId: userGroup.groupId })
    .from(userGroup)
    .where(and(inArray(userGroup.groupId, groupIds), eq(userGroup.delYn, 'N')));
  if (groups.length < groupIds.length || !userIds.every((userId) => known.has(userId))) throw wrong();
  return people;
};

/** A recipient of the mail with the address. */
interface Addressed {
  person: Person;
  rcvr: string;
}

export interface SplitRecipients {
  willGet: Addressed[];
  skipped: { person: Person; skipCd: SkipReason }[];
}

/** Data about the users beyond their accounts. */
interface Known {
  /** Users who may open the record. */
  readers: ReadonlySet<string>;
  /** Lower-case addresses that have the mail or are about to, each with the state of the latest one. */
  had: ReadonlyMap<string, string>;
  /** Send it again to those who already have it. */
  again: boolean;
}

const addressOf = ({ eml }: Person): string => (eml ?? '').trim();

const ownReason = (person: Person, { readers }: Known): SkipReason | undefined => {
  if (closedReason(person)) return 'closed';
  if (!addressOf(person)) return 'noAddress';
  if (person.rptpEmlYn === 'N') return 'noConsent';
  return readers.has(person.userId) ? undefined : 'noRight';
};

/** The recipients of the mail, each address once, and the skipped users with the reason. */
export const splitRecipients = (people: readonly Person[], known: Known): SplitRecipients => {
  const willGet: Addressed[] = [];
  const skipped: SplitRecipients['skipped'] = [];
  const taken = new Set<string>();
  for (const person of people) {
    const rcvr = addressOf(person);
    const address = rcvr.toLowerCase();
    const last = known.again ? undefined : known.had.get(address);
    const skipCd =
      ownReason(person, known) ??
      (last === 'unclear' ? 'unclear' : last !== undefined ? 'already' : undefined) ??
      (taken.has(address) ? 'sameAddress' : undefined);
    if (skipCd) {
      skipped.push({ person, skipCd });
    } else {
      taken.add(address);
      willGet.push({ person, rcvr });
    }
  }
  return { willGet, skipped };
};
