import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

interface EndedSession {
  sentence: string | null;
}

/**
 * Why the server ended the session, in its own words. Stands on /login, over a reload too, until somebody signs in or
 * leaves by their own will.
 */
export const useEndedSession = create<EndedSession>()(
  persist((): EndedSession => ({ sentence: null }), {
    name: 'session-ended',
    storage: createJSONStorage(() => sessionStorage),
  }),
);
