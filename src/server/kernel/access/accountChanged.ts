import { type Change, differing, keysThatDiffer } from './change.ts';
import { invalidateRights, withdrawRights } from './withdrawRights.ts';

const decisive = [
  'groupId',
  'clctdrProfcTkcgYn',
  'cmnctBbsMngrYn',
  'mediaMngrYn',
  'useYn',
  'delYn',
  'userAprvYn',
];

/** Flags that close the account when set; clearing them ends no session. */
const closing = ['lockYn', 'leaveYn'];

/** Fields that the permission set contains but that decide no right. */
const shown = ['userNm', 'eml'];

const haveAuthoritiesChanged = ({ before, after }: Change): boolean =>
  ['authorizedList', 'authList'].some(
    (name) => keysThatDiffer(before[name], after[name], 'authrtId').length > 0,
  );

/** A user's own agreement is a step of the sign-in; if an administrator sets it, it counts as a change of rights. */
const isCertifiedByOthers = (change: Change): boolean =>
  change.key !== change.caller?.user.userId && differing(change, ['joinCertYn']).length > 0;

/** Whether the change affects the user's rights. */
export const decidesForAccount = (change: Change): boolean =>
  differing(change, decisive).length > 0 ||
  differing(change, closing).some((name) => change.after[name] === 'Y') ||
  haveAuthoritiesChanged(change) ||
  isCertifiedByOthers(change);

/** Applies a change of an account to its sessions and cached rights. A new account has no session yet. */
export const accountChanged = async (change: Change): Promise<void> => {
  if (change.kind === 'insert') return;
  const people = [String(change.key)];
  if (decidesForAccount(change)) await withdrawRights(people, change.caller);
  else if (differing(change, shown).length) await invalidateRights(people);
};
