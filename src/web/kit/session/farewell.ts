import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

interface Farewell {
  sentence: string | null;
}

/**
 * Why the server ended the session, in its own words. Stands on /login, over a reload too, until somebody signs in or
 * leaves by their own will.
 */
export const useFarewell = create<Farewell>()(
  persist((): Farewell => ({ sentence: null }), {
    name: 'session-ended',
    storage: createJSONStorage(() => sessionStorage),
  }),
);
