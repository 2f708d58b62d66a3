import { authorize, type Caller, isAdministrator } from '#server/kernel/access/caller.ts';
import { menuIdsOf } from '#server/kernel/access/menus.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';

/** Whether the caller may merge, split and rename highlights: users who may edit all articles. */
export const mayEditClusters = (caller: Caller | null): boolean =>
  caller !== null && (isAdministrator(caller) || caller.user.clctdrProfcTkcgYn === 'Y');

/** Whether the caller may see highlights. */
export const maySeeClusters = async (catalogue: Catalogue, caller: Caller): Promise<boolean> => {
  const { menus, label } = entityOf(catalogue, 'cluster');
  const list = {
    id: 'cluster',
    method: 'GET',
    path: '',
    summary: label,
    access: 'menu:list',
    menus,
  } as const;
  return authorize(list, caller, await menuIdsOf()) === undefined;
};
