import { rightsOf, useSession } from '#web/kit/session/sessionStore.ts';
import { useMay } from '../../spec/rights.ts';
import { useSpec } from '../../spec/SpecContext.tsx';
import type { Known } from './outlet.ts';

/** Administrators and media managers keep all outlets. */
export const useKeepsOutlets = (): boolean =>
  useSession((state) => rightsOf(state).mngrYn === 'Y' || state.user?.user.mediaMngrYn === 'Y');

export interface OutletRights {
  update: boolean;
  merge: boolean;
  /** Asks the administrators to delete it, or takes that back. */
  request: boolean;
  /** Deletes it, or turns a request down. */
  remove: boolean;
}

/** What the person may do with an outlet: as the server judges. */
export const useOutletRights = (outlet: Known | undefined): OutletRights => {
  const keeps = useKeepsOutlets();
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
