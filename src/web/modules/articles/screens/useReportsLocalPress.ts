import { constants } from '#contract/constants.ts';
import { rightsOf, useSession } from '#web/client/session/sessionStore.ts';

/** True if the user belongs to a mission abroad, which reports on the local press. */
export const useIsOfMission = (): boolean => {
  const held = useSession((state) => state.user?.user.authorizedList);
  return (held ?? []).some(({ authrtId }) => authrtId === constants.overseasMissionAuthorityId);
};

/** True if the user may mark articles of the local press: missions and administrators. */
export const useReportsLocalPress = (): boolean => {
  const isAdmin = useSession((state) => rightsOf(state).mngrYn === 'Y');
  return useIsOfMission() || isAdmin;
};
