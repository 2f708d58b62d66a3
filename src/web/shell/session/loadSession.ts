import { constants } from '#contract/constants.ts';
import { monthsBefore, today } from '#contract/days.ts';
import type { MenuNode, Session } from '#contract/session.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { http } from '#web/client/http/http.ts';
import { read } from '#web/client/http/read.ts';
import { ensureXsrfCookie } from '#web/client/http/xsrf.ts';
import { xsrfToken } from '#web/client/http/xsrfToken.ts';
import { applySession, readMenus } from '#web/client/session/applySession.ts';
import { storePendingSession, useSession } from '#web/client/session/sessionStore.ts';

/** The steps on /login between the right password and the screens, in order. */
type SignInStep = 'additionalVerification' | 'passwordChange' | 'passwordExtension' | 'certification';

/** True for a certification that is too old, or withdrawn. The first certification takes place on /login/agreement. */
const isCertificationDue = ({ joinCertYn, lastJoinCertYmd }: Session, today: string): boolean =>
  lastJoinCertYmd === null
    ? joinCertYn === 'Y'
    : joinCertYn === 'N' || lastJoinCertYmd < monthsBefore(today, constants.joinCertificationMaxAgeMonths);

/**
 * The next step; null if there is none, and the session may start. `today` is yyyy-MM-dd in Korea.
 * A session without a step passes the guard's rules on expired dates.
 */
export const nextStep = (session: Session, today: string): SignInStep | null => {
  if (session.additionalVerificationRequired) return 'additionalVerification';
  if (session.passwordChangeRequired) return 'passwordChange';
  if (session.passwordExtensionRequired) return 'passwordExtension';
  return isCertificationDue(session, today) ? 'certification' : null;
};

/**
 * Applies the session from the response of a sign-in or one of its steps: it starts if no step is left, else it is kept
 * as pending and the next step is returned.
 */
export const applySignInResponse = async (session: Session): Promise<SignInStep | null> => {
  const step = nextStep(session, today());
  if (step) {
    storePendingSession(session);
    return step;
  }
  await applySession(session);
  return null;
};

/** A user signed in before a reload stays signed in: the guard's rules handle expired dates. */
const resume = async (session: Session, menus: Promise<MenuNode[]> | undefined): Promise<void> => {
  const before = useSession.getState().user?.user.userId;
  if (before) await applySession(session, before === session.user.userId ? menus : undefined);
  else await applySignInResponse(session);
};

/**
 * Loads the session from the server. Without one the session store stays empty; this is no error. A sign-in with
 * pending steps continues at /login.
 */
export const loadSession = async (): Promise<void> => {
  let session: Session;
  // a previous user will probably need them: requested in parallel
  const menus = useSession.getState().user ? readMenus() : undefined;
  menus?.catch(() => {});
  try {
    session = await read<Session>('/user-info', { quiet: true });
  } catch (failure) {
    if (failure instanceof HttpProblem && (failure.status === 401 || failure.status === 403)) return;
    throw failure;
  }
  await resume(session, menus);
};

/** True if requesting the session makes sense: an anonymous first visit skips two refused requests. */
export const maybeSignedIn = (): boolean => useSession.getState().token.signedIn || xsrfToken() !== '';

/** Signs in. Rejects with HttpProblem; its message is meant for the user. Returns the next step, if any. */
export const signIn = async (eml: string, pswd: string): Promise<SignInStep | null> => {
  await ensureXsrfCookie();
  const { data } = await http.post<{ data: Session }>('/login', { eml, pswd });
  return applySignInResponse(data.data);
};
