import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { constants } from '#contract/constants.ts';
import { type MenuNode, noRights, type Session, type SessionUser } from '#contract/session.ts';
import { discardUnsavedForm } from './unsavedForm.ts';

const item = 'session-ended-by-server';

/**
 * Tells the other tabs of this browser why the session is about to be cleared.
 * @param sentence the server's reason when it ended the session; null for a logout
 */
export const publishSessionEnd = (sentence: string | null): void => {
  try {
    if (sentence === null) localStorage.removeItem(item);
    else localStorage.setItem(item, sentence);
  } catch {
    // storage may be full or blocked: then other tabs treat it as a logout
  }
};

/** The server's reason for the end of a session that another tab has cleared; null after a logout. */
export const publishedSessionEnd = (): string | null => localStorage.getItem(item);

/**
 * The session of a user who gave the right password but has further steps to complete. They are not signed in yet: the
 * session store has no user, and the guard treats them as anonymous. Kept in memory; after a reload the server is asked
 * again.
 */
export const usePendingSession = create<{ session: Session | null }>(() => ({ session: null }));

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

/** The slices that survive a reload. Contains no secrets: tokens are in HttpOnly cookies. */
export interface SessionState {
  login: {
    savedUsername: string | null;
    passwordExtensionRequired: boolean;
    additionalVerificationRequired: boolean;
    passwordChangeRequired: boolean;
  };
  menu: MenuNode[];
  /** Notices that the user closed for a while: id → until when (ISO time). */
  popup: Record<string, string>;
  token: { signedIn: boolean; renewedAt: number | null };
  /** The signed-in user with their permissions; null without one. */
  user: UserSlice | null;
  /** Last search of each screen, by path. */
  commonSearch: Record<string, unknown>;
}

export type UserSlice = Pick<
  Session,
  'user' | 'authorizedInfo' | 'pswdChgYmd' | 'lastJoinCertYmd' | 'joinCertYn' | 'setupYn'
>;

export const storedSessionItem = 'session';

const nobody = {
  menu: [],
  token: { signedIn: false, renewedAt: null },
  user: null,
  commonSearch: {},
} satisfies Partial<SessionState>;

const noSteps = {
  passwordExtensionRequired: false,
  additionalVerificationRequired: false,
  passwordChangeRequired: false,
};

const initial: SessionState = { ...nobody, login: { savedUsername: null, ...noSteps }, popup: {} };

export const useSession = create<SessionState>()(
  persist(() => initial, {
    name: storedSessionItem,
    version: constants.persistVersion,
    storage: createJSONStorage(() => localStorage),
    // data of another version is discarded, not migrated
    migrate: () => initial,
    partialize: (state) => {
      const slices = constants.persistedSlices.map((name) => [name, state[name]] as const);
      // missing slices get their value from `initial` on rehydration
      return Object.fromEntries(slices) as unknown as SessionState;
    },
  }),
);

const stepsOf = (session: Session) => ({
  passwordExtensionRequired: session.passwordExtensionRequired,
  additionalVerificationRequired: session.additionalVerificationRequired,
  passwordChangeRequired: session.passwordChangeRequired,
});

/** The saved e-mail follows a change of the account's address. */
const savedFor = (now: SessionUser, saved: string | null, before: SessionUser | undefined): string | null =>
  before?.userId === now.userId && before.eml === saved ? now.eml : saved;

/** Stores the server's data on the signed-in user. */
export const startSession = (session: Session): void => {
  const { user, authorizedInfo, pswdChgYmd, lastJoinCertYmd, joinCertYn, setupYn } = session;
  usePendingSession.setState({ session: null });
  useEndedSession.setState({ sentence: null });
  discardUnsavedForm(user.userId);
  useSession.setState(({ login, user: former }) => ({
    user: { user, authorizedInfo, pswdChgYmd, lastJoinCertYmd, joinCertYn, setupYn },
    token: { signedIn: true, renewedAt: Date.now() },
    login: {
      ...login,
      ...stepsOf(session),
      savedUsername: savedFor(user, login.savedUsername, former?.user),
    },
  }));
};

/** Deletes the saved e-mail of a closed account. */
export const deleteSavedUsername = (): void => {
  useSession.setState(({ login, user }) =>
    login.savedUsername === user?.user.eml ? { login: { ...login, savedUsername: null } } : {},
  );
};

/** Keeps a session with pending steps: it has tokens, but no signed-in user yet. */
export const storePendingSession = (session: Session): void => {
  usePendingSession.setState({ session });
  useEndedSession.setState({ sentence: null });
  discardUnsavedForm(session.user.userId);
  useSession.setState(({ login }) => ({
    user: null,
    menu: [],
    token: { signedIn: true, renewedAt: Date.now() },
    login: { ...login, ...stepsOf(session) },
  }));
};

const dropXsrfCookie = (): void => {
  document.cookie = `${constants.session.xsrfCookie}=; Path=/; Max-Age=0`;
};

/**
 * Clears everything of the user: user, permissions, search state, the stored item and the XSRF token cookie.
 * What belongs to the browser rather than to the user (saved e-mail, closed notices) is stored again.
 * @param sentence the server's reason when it ended the session; null for a logout
 */
export const clearSession = (sentence: string | null = null): void => {
  publishSessionEnd(sentence);
  dropXsrfCookie();
  usePendingSession.setState({ session: null });
  useEndedSession.setState({ sentence: null });
  discardUnsavedForm();
  const { login, popup } = useSession.getState();
  useSession.setState({ ...nobody, login: { ...login, ...noSteps }, popup });
  if (!login.savedUsername && Object.keys(popup).length === 0) useSession.persist.clearStorage();
};

/** Permissions of the signed-in user; none without one. */
export const rightsOf = (state: SessionState) => state.user?.authorizedInfo ?? noRights;
