import { type Caller, isAdministrator } from '#server/kernel/access/caller.ts';

/** Who may merge, split and name highlights: those who may edit anybody's articles. */
export const mayEditClusters = (caller: Caller | null): boolean =>
  caller !== null && (isAdministrator(caller) || caller.user.clctdrProfcTkcgYn === 'Y');
