import { constants } from '#contract/constants.ts';
import { rightsOf, useSession } from '#web/shared/session/sessionStore.ts';

/** Whether the person is of a mission abroad, which reports what the local press writes; administrators too. */
export const useReportsLocalPress = (): boolean => {
  const isAdmin = useSession((state) => rightsOf(state).mngrYn === 'Y');
  const held = useSession((state) => state.user?.user.authorizedList);
  return isAdmin || (held ?? []).some(({ authrtId }) => authrtId === constants.overseasMissionAuthorityId);
};
