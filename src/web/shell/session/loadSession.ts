import { today } from '#contract/days.ts';
import type { MenuNode, Session } from '#contract/session.ts';
import { HttpProblem } from '#web/kit/http/HttpProblem.ts';
import { http } from '#web/kit/http/http.ts';
import { read } from '#web/kit/http/read.ts';
import { needXsrfCookie } from '#web/kit/http/xsrf.ts';
import { xsrfToken } from '#web/kit/http/xsrfToken.ts';
import { readMenus } from '#web/kit/session/loadMenus.ts';
import { holdSession, useSession } from '#web/kit/session/sessionStore.ts';
import { takeSession } from '#web/kit/session/takeSession.ts';
import { nextStep, type SignInStep } from './nextStep.ts';

/**
 * Takes over the session that a sign-in or one of its steps answered with: it starts when no step is left, else it is
 * held and the next step is returned.
 */
export const takeOver = async (session: Session): Promise<SignInStep | null> => {
  const step = nextStep(session, today());
  if (step) {
    holdSession(session);
    return step;
  }
  await takeSession(session);
  return null;
};

/** Who had been let in before a reload stays signed in: the guard's rules decide on old dates. */
const resume = async (session: Session, menus: Promise<MenuNode[]> | undefined): Promise<void> => {
  const before = useSession.getState().user?.user.userId;
  if (before) await takeSession(session, before === session.user.userId ? menus : undefined);
  else await takeOver(session);
};

/**
 * Asks the server who is signed in. Nobody is no failure: then the session store stays empty. A sign-in that was in
 * the middle of its steps goes on at /login.
 */
export const loadSession = async (): Promise<void> => {
  let session: Session;
  // who was let in before will most likely need them: one wait instead of two
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

/** True where it is worth asking the server: an anonymous first visit spares itself two refusals. */
export const maybeSignedIn = (): boolean => useSession.getState().token.signedIn || xsrfToken() !== '';

/** Signs in. Rejects with HttpProblem; its message is for the person. Returns the step that is due, if any. */
export const signIn = async (eml: string, pswd: string): Promise<SignInStep | null> => {
  await needXsrfCookie();
  const { data } = await http.post<{ data: Session }>('/login', { eml, pswd });
  return takeOver(data.data);
};
