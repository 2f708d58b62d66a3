import { useMay } from '#web/admin/spec/rights.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { rightsOf, useSession } from '#web/client/session/sessionStore.ts';
import type { Known } from './outlet.ts';

/** True for administrators and media managers, who manage all outlets. */
export const useManagesOutlets = (): boolean =>
  useSession((state) => rightsOf(state).mngrYn === 'Y' || state.user?.user.mediaMngrYn === 'Y');

export interface OutletRights {
  update: boolean;
  merge: boolean;
  /** May request deletion from the administrators, or withdraw the request. */
  request: boolean;
  /** May delete it, or reject a request. */
  remove: boolean;
}

/** The user's permissions for an outlet, by the server's rules. */
export const useOutletRights = (outlet: Known | undefined): OutletRights => {
  const keeps = useManagesOutlets();
  const isAdmin = useSession((state) => rightsOf(state).mngrYn === 'Y');
  const me = useSession((state) => state.user?.user.userId);
  const writes = useMay(useSpec()).update;
  const isAuthor = outlet !== undefined && outlet.rgtrId === me;
  const isMerged = Boolean(outlet?.mrgTrgtMediaId);
  return {
    update: !isMerged && (keeps || (writes && isAuthor)),
    merge: keeps,
    request: isAuthor && !isAdmin,
    remove: isAdmin,
  };
};
