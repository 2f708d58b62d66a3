import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { messages } from '#contract/messages.ts';
import { showAlert } from '#web/shared/dialogs/dialogStore.ts';
import { useSession } from '#web/shared/session/sessionStore.ts';
import { logout } from '../session/endSession.ts';
import { loginPathFrom } from '../session/origin.ts';
import { decideRoute, type RouteDecision } from './decideRoute.ts';
import { todayInKorea } from './monthsAgo.ts';

/** What a visit to the path leads to for whoever is signed in now. */
export const decideNow = (path: string): RouteDecision => {
  const { user, menu } = useSession.getState();
  return decideRoute({ path, user, menus: menu, today: todayInKorea() });
};

/** Router middleware: judges every change of route before anything of the new screen is loaded. */
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
      throw redirect(decision.rememberOrigin ? loginPathFrom(pathname + search) : decision.to);
  }
};
