import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router-dom';
import { useSession } from '#web/client/session/sessionStore.ts';
import { askConfirm } from '../dialogs/dialogStore.ts';

const question = '저장하지 않은 내용이 있습니다. 저장하지 않고 나가시겠습니까?';

interface Leaving {
  question?: string;
  /** True if the address belongs to the same form: nothing is lost by going there. */
  isInside?: (next: Location) => boolean;
  /** The form works without a session, so that no session can end meanwhile. */
  isAnonymous?: boolean;
}

/**
 * Asks before input is lost: on every navigation within the application, and by the browser's own dialog when the tab
 * is closed. `isUnsaved` is called at the moment of leaving.
 */
export const useLeaveWarning = (
  isUnsaved: () => boolean,
  { question: asked = question, isInside = () => false, isAnonymous = false }: Leaving = {},
): void => {
  const here = useLocation();
  /** The location being left: until the next one is rendered, further navigation asks nothing more. */
  const left = useRef<Location>(undefined);
  const blocker = useBlocker(({ nextLocation }) => {
    if (left.current === here) {
      // back before the next one was rendered: leaving again asks again
      if (nextLocation.key === here.key) left.current = undefined;
      return false;
    }
    // after the end of the session the user must reach the login screen
    const mayStay = isAnonymous || useSession.getState().token.signedIn;
    return mayStay && !isInside(nextLocation) && isUnsaved();
  });

  const isAsking = useRef(false);
  /** Answers the navigation that is blocked now: pressing Back again during the question does not ask twice. */
  const answer = useEffectEvent((leave: boolean) => {
    isAsking.current = false;
    if (blocker.state !== 'blocked') return;
    if (!leave) return blocker.reset();
    left.current = here;
    blocker.proceed();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    void askConfirm(asked, '나가기').then((leave) => answer(leave));
  }, [blocker, asked]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
};
