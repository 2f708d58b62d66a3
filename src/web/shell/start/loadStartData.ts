import type { Site } from '#contract/session.ts';
import { read } from '#web/client/http/read.ts';
import { logout } from '#web/client/session/logout.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { useSite } from '#web/client/session/siteStore.ts';
import { decideNow } from '../guard/guard.ts';
import { loadSignedIn } from '../routes/signedInChunk.ts';
import { resolveScreen } from '../screens/resolveScreen.ts';
import { loadSession, maybeSignedIn } from '../session/loadSession.ts';
import { linkTokenOf } from '../session/passwordLink.ts';

const loadSite = async (): Promise<void> => {
  useSite.setState(await read<Site>('/site', { quiet: true }));
};

/** Loads the session. A password link may belong to a user other than the one signed in here: that session is ended. */
const loadVisitor = (): Promise<void> => (linkTokenOf(window.location) ? logout() : loadSession());

/**
 * Prefetches the code of the screen at the address and its first requests in parallel with the session, if the stored
 * user will probably be let in.
 */
const prefetchScreen = async (pathname: string, search: string): Promise<void> => {
  if (decideNow(pathname).kind !== 'go') return;
  const pattern = resolveScreen(pathname, useSession.getState().menu)?.pattern;
  await loadSignedIn();
  const { loadPage } = await import('../screens/pageRegistry.ts');
  if (pattern) await (await loadPage(pattern)).prefetch?.({ pathname, search });
};

/** Prefetches in progress when the start has finished. */
export interface StartData {
  /** Undefined if no user is known to be signed in. */
  prefetched:
    | {
        /** The requested screen. */
        path: string;
        /** Resolves when its first response has arrived or failed. */
        answered: Promise<void>;
      }
    | undefined;
}

/** Loads everything needed before the first screen is rendered. Rejects if the server does not respond. */
export const loadStartData = async (): Promise<StartData> => {
  // a failed prefetch is repeated, and reported, when it is needed
  const { pathname, search } = window.location;
  const path = pathname === '/' ? '/dashboard' : pathname;
  const answered = useSession.getState().user ? prefetchScreen(path, search).catch(() => {}) : undefined;
  await Promise.all([loadSite(), maybeSignedIn() ? loadVisitor() : undefined]);
  return { prefetched: answered && { path, answered } };
};
