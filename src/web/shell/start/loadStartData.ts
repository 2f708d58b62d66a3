import type { Site } from '#contract/session.ts';
import { read } from '#web/kit/http/read.ts';
import { logout } from '#web/kit/session/logout.ts';
import { useSession } from '#web/kit/session/sessionStore.ts';
import { useSite } from '#web/kit/session/siteStore.ts';
import { decideNow } from '../guard/guard.ts';
import { resolveScreen } from '../routes/resolveScreen.ts';
import { loadSignedIn } from '../routes/signedInChunk.ts';
import { loadSession, maybeSignedIn } from '../session/loadSession.ts';
import { linkTokenOf } from '../session/passwordLink.ts';

const loadSite = async (): Promise<void> => {
  useSite.setState(await read<Site>('/site', { quiet: true }));
};

/** Who opens a link to set a password may be somebody else than whoever is signed in here: that session is left. */
const findOutWho = (): Promise<void> => (linkTokenOf(window.location) ? logout() : loadSession());

/**
 * The code of the screen at the address and what it will ask for, for who will be let in as far as one can tell: both come
 * while the session is read.
 */
const readAhead = async (pathname: string, search: string): Promise<void> => {
  if (decideNow(pathname).kind !== 'go') return;
  const pattern = resolveScreen(pathname, useSession.getState().menu)?.pattern;
  await loadSignedIn();
  const { loadPage } = await import('../routes/pageRegistry.ts');
  if (pattern) await (await loadPage(pattern)).ahead?.({ pathname, search });
};

/** What is on its way when the start has finished. */
export interface StartData {
  /** Undefined where nobody is known to be signed in. */
  ahead:
    | {
        /** The screen that was asked for. */
        path: string;
        /** Resolves when the first answer for it has come, or none will. */
        answered: Promise<void>;
      }
    | undefined;
}

/** Everything that must be known before the first screen is drawn. Rejects when the server does not answer. */
export const loadStartData = async (): Promise<StartData> => {
  // what cannot be loaded is asked for again, and missed, when it is needed
  const { pathname, search } = window.location;
  const path = pathname === '/' ? '/dashboard' : pathname;
  const answered = useSession.getState().user ? readAhead(path, search).catch(() => {}) : undefined;
  await Promise.all([loadSite(), maybeSignedIn() ? findOutWho() : undefined]);
  return { ahead: answered && { path, answered } };
};
