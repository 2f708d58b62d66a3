import type { Site } from '#contract/session.ts';
import { read } from '#web/shared/http/read.ts';
import { useSite } from '#web/shared/session/siteStore.ts';
import { loadSession, maybeSignedIn } from '../session/loadSession.ts';

const loadSite = async (): Promise<void> => {
  useSite.setState(await read<Site>('/site', { quiet: true }));
};

/** Everything that must be known before the first screen is drawn. Rejects when the server does not answer. */
export const startUp = async (): Promise<void> => {
  await Promise.all([loadSite(), maybeSignedIn() ? loadSession() : undefined]);
};
