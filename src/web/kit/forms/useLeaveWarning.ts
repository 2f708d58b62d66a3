import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router-dom';
import { askConfirm } from '../dialogs/dialogStore.ts';
import { useSession } from '../session/sessionStore.ts';

const question = '저장하지 않은 내용이 있습니다. 저장하지 않고 나가시겠습니까?';

interface Leaving {
  question?: string;
  /** The address belongs to the same form: going there leaves nothing. */
  isInside?: (next: Location) => boolean;
  /** The form of somebody who is not signed in, so that no session can end meanwhile. */
  isAnonymous?: boolean;
}

/**
 * Asks before typed work is lost: on every change of address within the application, and by the browser's own
 * question when the tab closes. `isUnsaved` is asked at the moment of leaving.
 */
export const useLeaveWarning = (
  isUnsaved: () => boolean,
  { question: asked = question, isInside = () => false, isAnonymous = false }: Leaving = {},
): void => {
  const here = useLocation();
  /** The place that somebody leaves unsaved: what they press until the next one is drawn asks them nothing more. */
  const left = useRef<Location>(undefined);
  const blocker = useBlocker(({ nextLocation }) => {
    if (left.current === here) {
      // back before the next one was drawn: what is left from now on is asked about again
      if (nextLocation.key === here.key) left.current = undefined;
      return false;
    }
    // whose session has ended must reach the login screen
    const mayStay = isAnonymous || useSession.getState().token.signedIn;
    return mayStay && !isInside(nextLocation) && isUnsaved();
  });

  const isAsking = useRef(false);
  /** The way that is held up by now: somebody who presses Back once more while they are asked is asked once. */
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
