import { useEffect } from 'react';
import { write } from '#web/kit/http/write.ts';
import { useSession } from '#web/kit/session/sessionStore.ts';
import { inTurn } from './inTurn.ts';

/** Of whom the server knows it already. */
let begunFor: string | undefined;

/** Tells the server that somebody sees what is unread: who has opened no list yet learns from then on what comes. */
export const useBeginning = (): void => {
  const userId = useSession(({ user }) => user?.user.userId);
  useEffect(() => {
    if (userId === undefined || begunFor === userId) return;
    begunFor = userId;
    const tell = () => write('PUT', '/update-article/visit', { itemKnd: 'dashboard' }, { quiet: true });
    inTurn(new AbortController().signal, tell).catch(() => {
      begunFor = undefined;
    });
  }, [userId]);
};
