import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { constants } from '#contract/constants.ts';
import { type MenuNode, noRights, type Session, type SessionUser } from '#contract/session.ts';
import { discardUnsavedForm } from '../forms/unsavedForm.ts';
import { useEndedSession } from './endedSession.ts';
import { usePendingSession } from './pendingSession.ts';
import { tellOtherTabs } from './wordToOtherTabs.ts';

/** The slices that outlive a reload. No secret stands here: tokens live in HttpOnly cookies. */
export interface SessionState {
  login: {
    savedUsername: string | null;
    passwordExtensionRequired: boolean;
    additionalVerificationRequired: boolean;
    passwordChangeRequired: boolean;
  };
  menu: MenuNode[];
  /** Notices that the person closed for a while: id → until when (ISO time). */
  popup: Record<string, string>;
  token: { signedIn: boolean; renewedAt: number | null };
  /** Who is signed in and what they may; null when nobody is. */
  user: UserSlice | null;
  /** Last search of each screen, by path. */
  commonSearch: Record<string, unknown>;
}

export type UserSlice = Pick<
  Session,
  'user' | 'authorizedInfo' | 'pswdChgYmd' | 'lastJoinCertYmd' | 'joinCertYn'
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
    // another version is discarded, not translated
    migrate: () => initial,
    partialize: (state) => {
      const slices = constants.persistedSlices.map((name) => [name, state[name]] as const);
      // what is left out stands in `initial` when the store is filled again
      return Object.fromEntries(slices) as unknown as SessionState;
    },
  }),
);

const stepsOf = (session: Session) => ({
  passwordExtensionRequired: session.passwordExtensionRequired,
  additionalVerificationRequired: session.additionalVerificationRequired,
  passwordChangeRequired: session.passwordChangeRequired,
});

/** The saved e-mail follows its owner to a new address. */
const savedFor = (now: SessionUser, saved: string | null, before: SessionUser | undefined): string | null =>
  before?.userId === now.userId && before.eml === saved ? now.eml : saved;

/** Takes over what the server says about the signed-in person. */
export const startSession = (session: Session): void => {
  const { user, authorizedInfo, pswdChgYmd, lastJoinCertYmd, joinCertYn } = session;
  usePendingSession.setState({ session: null });
  useEndedSession.setState({ sentence: null });
  discardUnsavedForm(user.userId);
  useSession.setState(({ login, user: former }) => ({
    user: { user, authorizedInfo, pswdChgYmd, lastJoinCertYmd, joinCertYn },
    token: { signedIn: true, renewedAt: Date.now() },
    login: {
      ...login,
      ...stepsOf(session),
      savedUsername: savedFor(user, login.savedUsername, former?.user),
    },
  }));
};

/** Forgets the saved e-mail of somebody who has left for good. */
export const forgetSaved = (): void => {
  useSession.setState(({ login, user }) =>
    login.savedUsername === user?.user.eml ? { login: { ...login, savedUsername: null } } : {},
  );
};

/** Keeps a session with pending steps: there are tokens, and nobody is signed in yet. */
export const holdSession = (session: Session): void => {
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
 * Forgets the person: user, rights, search state, the stored item and the cross-site token cookie.
 * What belongs to the browser rather than to the person (saved e-mail, closed notices) is written anew.
 * @param sentence what the server said when it ended the session; none for a logout
 */
export const clearSession = (sentence: string | null = null): void => {
  tellOtherTabs(sentence);
  dropXsrfCookie();
  usePendingSession.setState({ session: null });
  useEndedSession.setState({ sentence: null });
  discardUnsavedForm();
  const { login, popup } = useSession.getState();
  useSession.setState({ ...nobody, login: { ...login, ...noSteps }, popup });
  if (!login.savedUsername && Object.keys(popup).length === 0) useSession.persist.clearStorage();
};

/** Rights of the signed-in person; none when nobody is. */
export const rightsOf = (state: SessionState) => state.user?.authorizedInfo ?? noRights;
