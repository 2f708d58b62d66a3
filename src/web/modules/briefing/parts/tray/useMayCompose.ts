import { briefingPath } from '#contract/dailyBriefing.ts';
import { hasWriteRight } from '#web/client/session/menuRights.ts';
import { rightsOf, useSession } from '#web/client/session/sessionStore.ts';

/** True if the user may compose briefings: has write permission on their menu, from an allowed address. */
export const useMayCompose = (): boolean =>
  useSession((state) => {
    const rights = rightsOf(state);
    return rights.ipYn === 'Y' && hasWriteRight(rights, state.menu, [briefingPath]);
  });
