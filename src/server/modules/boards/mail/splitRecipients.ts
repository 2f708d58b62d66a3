import type { SkipReason } from '#contract/boardMail.ts';
import { closedReason } from '#server/kernel/access/accountState.ts';
import type { Person } from './people.ts';

/** A recipient of the mail with the address. */
export interface Addressed {
  person: Person;
  rcvr: string;
}

export interface SplitRecipients {
  willGet: Addressed[];
  skipped: { person: Person; skipCd: SkipReason }[];
}

/** Data about the users beyond their accounts. */
export interface Known {
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
