import type { SkipReason } from '#contract/boardMail.ts';
import { closedReason } from '#server/kernel/access/accountState.ts';
import type { Person } from './people.ts';

/** A recipient of the mail with the address. */
export interface Addressed {
  person: Person;
  rcvr: string;
}

export interface Sorted {
  willGet: Addressed[];
  skipped: { person: Person; skipCd: SkipReason }[];
}

/** What is known of the people beyond their accounts. */
export interface Known {
  /** May open the record. */
  readers: ReadonlySet<string>;
  /** Addresses, in small letters, that have the mail or soon will, each with the state of the last one. */
  had: ReadonlyMap<string, string>;
  /** Those who had it are sent it again. */
  again: boolean;
}

const addressOf = ({ eml }: Person): string => (eml ?? '').trim();

const ownReason = (person: Person, { readers }: Known): SkipReason | undefined => {
  if (closedReason(person)) return 'closed';
  if (!addressOf(person)) return 'noAddress';
  if (person.rptpEmlYn === 'N') return 'noConsent';
  return readers.has(person.userId) ? undefined : 'noRight';
};

/** Who gets the mail, each address once, and who does not and why. */
export const sorted = (people: readonly Person[], known: Known): Sorted => {
  const willGet: Addressed[] = [];
  const skipped: Sorted['skipped'] = [];
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
