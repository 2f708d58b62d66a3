import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

interface EndedSession {
  sentence: string | null;
}

/**
 * Why the server ended the session, in its own words. Shown on /login, after a reload too, until a user signs in or
 * leaves on purpose.
 */
export const useEndedSession = create<EndedSession>()(
  persist((): EndedSession => ({ sentence: null }), {
    name: 'session-ended',
    storage: createJSONStorage(() => sessionStorage),
  }),
);
