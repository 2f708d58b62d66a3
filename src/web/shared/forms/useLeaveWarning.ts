import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { askConfirm } from '../dialogs/dialogStore.ts';
import { useSession } from '../session/sessionStore.ts';

const question = '저장하지 않은 내용이 있습니다. 저장하지 않고 나가시겠습니까?';

/**
 * Asks before typed work is lost: on every change of address within the application, and by the browser's own
 * question when the tab closes. `isUnsaved` is asked at the moment of leaving.
 */
export const useLeaveWarning = (isUnsaved: () => boolean): void => {
  // whose session has ended must reach the login screen
  const blocker = useBlocker(() => useSession.getState().token.signedIn && isUnsaved());

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askConfirm(question, '나가기').then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
};
