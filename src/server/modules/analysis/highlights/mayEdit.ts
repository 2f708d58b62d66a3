import { type Caller, isAdministrator } from '#server/kernel/access/caller.ts';

/** Whether the caller may merge, split and rename highlights: users who may edit all articles. */
export const mayEditClusters = (caller: Caller | null): boolean =>
  caller !== null && (isAdministrator(caller) || caller.user.clctdrProfcTkcgYn === 'Y');
