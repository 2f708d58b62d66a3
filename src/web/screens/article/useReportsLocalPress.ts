import { constants } from '#contract/constants.ts';
import { rightsOf, useSession } from '#web/kit/session/sessionStore.ts';

/** Whether the person is of a mission abroad, which reports what the local press writes. */
export const useIsOfMission = (): boolean => {
  const held = useSession((state) => state.user?.user.authorizedList);
  return (held ?? []).some(({ authrtId }) => authrtId === constants.overseasMissionAuthorityId);
};

/** Whether the person marks what the local press writes: missions do, administrators too. */
export const useReportsLocalPress = (): boolean => {
  const isAdmin = useSession((state) => rightsOf(state).mngrYn === 'Y');
  return useIsOfMission() || isAdmin;
};
