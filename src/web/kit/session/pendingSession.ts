import { create } from 'zustand';
import type { Session } from '#contract/session.ts';

/**
 * The session of somebody who gave the right password but still has steps before them. They are not signed in yet:
 * the session store has no user, and the guard treats them as a stranger. Lives in memory; after a reload the server
 * is asked again.
 */
export const usePendingSession = create<{ session: Session | null }>(() => ({ session: null }));
