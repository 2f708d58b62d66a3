import { type Change, differing, keysThatDiffer } from './change.ts';
import { readRightsAnew, withdrawRights } from './withdrawRights.ts';

const decisive = [
  'groupId',
  'clctdrProfcTkcgYn',
  'cmnctBbsMngrYn',
  'mediaMngrYn',
  'useYn',
  'delYn',
  'userAprvYn',
];

/** Flags that close the account when set; unsetting them signs nobody out. */
const closing = ['lockYn', 'leaveYn'];

/** What the permission set carries along without deciding anything by it. */
const shown = ['userNm', 'eml'];

const holdsOthers = ({ before, after }: Change): boolean =>
  ['authorizedList', 'authList'].some(
    (name) => keysThatDiffer(before[name], after[name], 'authrtId').length > 0,
  );

/** A user's own agreement is a step of the sign-in; if an administrator sets it, it counts as a change of rights. */
const isCertifiedByOthers = (change: Change): boolean =>
  change.key !== change.caller?.user.userId && differing(change, ['joinCertYn']).length > 0;

/** Whether a change of the account changes what its user may do. */
export const decidesForAccount = (change: Change): boolean =>
  differing(change, decisive).length > 0 ||
  differing(change, closing).some((name) => change.after[name] === 'Y') ||
  holdsOthers(change) ||
  isCertifiedByOthers(change);

/** A change of an account. A new one has no session yet. */
export const accountChanged = async (change: Change): Promise<void> => {
  if (change.kind === 'insert') return;
  const people = [String(change.key)];
  if (decidesForAccount(change)) await withdrawRights(people, change.caller);
  else if (differing(change, shown).length) await readRightsAnew(people);
};
