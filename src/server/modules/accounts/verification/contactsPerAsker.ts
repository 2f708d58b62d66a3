import { type Caller, isAdministrator } from '#server/kernel/access/caller.ts';
import { networkOf } from '#server/kernel/access/ipRules.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { countGuess, type GuessBounds } from '../session/accountGuesses.ts';
import { userSubject } from './subject.ts';

/**
 * Maximum of different contacts that one user or one network may ask about. At most twenty codes per hour are sent to
 * one network, so a whole office that registers at once stays far below.
 */
export const contactBounds: GuessBounds = { perHour: 60, perDay: 200 };

/**
 * Counts that a caller asks whether an account has this contact. Administrators are exempt: they see the accounts
 * anyway.
 * @throws Failure 429 after too many different contacts
 */
export const countContact = async (caller: Caller | null, ip: string, contact: string): Promise<void> => {
  if (caller && isAdministrator(caller)) return;
  const asker = caller ? userSubject(caller.user.userId) : networkOf(ip);
  await countGuess(
    { kind: 'contact', asker, subject: fold(contact) },
    contactBounds,
    '짧은 시간에 너무 많은 연락처를 확인했습니다.',
  );
};
