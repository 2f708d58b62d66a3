import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { constants } from '#contract/constants.ts';
import { monthsBefore, today } from '#contract/days.ts';
import { messages } from '#contract/messages.ts';
import { type MenuNode, noRights } from '#contract/session.ts';
import { logout } from '#web/client/session/logout.ts';
import { opensMenu } from '#web/client/session/opensMenu.ts';
import { agreementPathFrom, firstScreen, loginPathFrom } from '#web/client/session/origin.ts';
import { type UserSlice, useSession } from '#web/client/session/sessionStore.ts';
import { showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { menuOfPath } from '../menus/menuOfPath.ts';
import { resolveScreen } from '../screens/resolveScreen.ts';
import { publicScreens, type Screen } from '../screens/screens.ts';

interface Visit {
  /** Path without query. */
  path: string;
  /** Null: nobody is signed in, or a sign-in still has pending steps. */
  user: UserSlice | null;
  menus: readonly MenuNode[];
  /** yyyy-MM-dd in Korea. */
  today: string;
}

/**
 * go: show it. logout: end the session, then /login. deny: show the refusal, then /dashboard. redirect: navigate only.
 */
type RouteDecision =
  | { kind: 'go' }
  | { kind: 'logout' }
  | { kind: 'deny' }
  | { kind: 'redirect'; to: string; rememberOrigin?: true };

const go: RouteDecision = { kind: 'go' };
const deny: RouteDecision = { kind: 'deny' };

export const loginNotNeeded: readonly string[] = publicScreens.map(({ path }) => path);

const isStale = ({ lastJoinCertYmd, pswdChgYmd }: UserSlice, today: string): boolean => {
  const oldestCertification = monthsBefore(today, constants.joinCertificationMaxAgeMonths);
  const oldestPassword = monthsBefore(today, constants.passwordMaxAgeMonths);
  const certificationStale = lastJoinCertYmd !== null && lastJoinCertYmd < oldestCertification;
  return certificationStale || pswdChgYmd === null || pswdChgYmd < oldestPassword;
};

const decideSession = ({ path, user, today }: Visit): RouteDecision | null => {
  if (user && isStale(user, today)) return { kind: 'logout' };
  const agreed = user?.joinCertYn === 'Y';
  if (user && path === '/login')
    return agreed ? { kind: 'redirect', to: firstScreen(user) } : { kind: 'logout' };
  if (user && path === '/login/agreement' && agreed) return { kind: 'redirect', to: firstScreen(user) };
  if (loginNotNeeded.includes(path)) return go;
  if (!user) return { kind: 'redirect', to: '/login', rememberOrigin: true };
  if (!agreed && path !== '/login/agreement')
    return { kind: 'redirect', to: '/login/agreement', rememberOrigin: true };
  return null;
};

const decideAccess = ({ path, user, menus }: Visit, screen: Screen): RouteDecision => {
  const rights = user?.authorizedInfo ?? noRights;
  // a screen without a menu is open to all users
  if (screen.layout === 'public' || screen.layout === 'popup' || screen.layout === 'client') return go;
  if (screen.layout === 'admin') return rights.mngrShowYn === 'Y' && rights.ipYn === 'Y' ? go : deny;
  if (screen.ipCheck && rights.ipYn !== 'Y') return deny;
  return opensMenu(rights, menuOfPath(menus, path)?.menu.menuId) ? go : deny;
};

/**
 * Decides on a visit to a path: session rules first (specification, section 4), then the access check (section 5). A
 * path without a screen is let through: it shows the not-found page.
 */
export const decideRoute = (visit: Visit): RouteDecision => {
  const path = visit.path.replace(/(?<=.)\/+$/, '');
  const bySession = decideSession({ ...visit, path });
  if (bySession) return bySession;
  const found = resolveScreen(path, visit.menus);
  return found ? decideAccess({ ...visit, path }, found.screen) : go;
};

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
