import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { today } from '#contract/days.ts';
import { messages } from '#contract/messages.ts';
import { logout } from '#web/client/session/logout.ts';
import { agreementPathFrom, loginPathFrom } from '#web/client/session/origin.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { decideRoute, type RouteDecision } from './decideRoute.ts';

/** The decision on a visit to the path by the user signed in now. */
export const decideNow = (path: string): RouteDecision => {
  const { user, menu } = useSession.getState();
  return decideRoute({ path, user, menus: menu, today: today() });
};

/** Target of a redirect; login addresses include the address the user wanted to open. */
export const addressOf = (decision: Extract<RouteDecision, { kind: 'redirect' }>, origin: string): string => {
  if (!decision.rememberOrigin) return decision.to;
  return decision.to === '/login' ? loginPathFrom(origin) : agreementPathFrom(origin);
};

/** Router middleware: checks every route change before anything of the new screen is loaded. */
export const guard: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const decision = decideNow(pathname);
  switch (decision.kind) {
    case 'go':
      return next();
    case 'logout':
      await logout();
      throw redirect('/login');
    case 'deny':
      void showAlert(messages.access.denied);
      throw redirect('/dashboard');
    case 'redirect':
      throw redirect(addressOf(decision, pathname + search));
  }
};
