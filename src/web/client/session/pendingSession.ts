import { create } from 'zustand';
import type { Session } from '#contract/session.ts';

/**
 * The session of a user who gave the right password but has further steps to complete. They are not signed in yet: the
 * session store has no user, and the guard treats them as anonymous. Kept in memory; after a reload the server is asked
 * again.
 */
export const usePendingSession = create<{ session: Session | null }>(() => ({ session: null }));
