import type { Site } from '#contract/session.ts';
import { read } from '#web/shared/http/read.ts';
import { logout } from '#web/shared/session/logout.ts';
import { useSite } from '#web/shared/session/siteStore.ts';
import { loadSession, maybeSignedIn } from '../session/loadSession.ts';
import { linkTokenOf } from '../session/passwordLink.ts';

const loadSite = async (): Promise<void> => {
  useSite.setState(await read<Site>('/site', { quiet: true }));
};

/** Who opens a link to set a password may be somebody else than whoever is signed in here: that session is left. */
const findOutWho = (): Promise<void> => (linkTokenOf(window.location) ? logout() : loadSession());

/** Everything that must be known before the first screen is drawn. Rejects when the server does not answer. */
export const startUp = async (): Promise<void> => {
  await Promise.all([loadSite(), maybeSignedIn() ? findOutWho() : undefined]);
};
