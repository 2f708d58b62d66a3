import { constants } from '#contract/constants.ts';
import { monthsBefore } from '#contract/days.ts';
import { type MenuNode, noRights } from '#contract/session.ts';
import { opensMenu } from '#web/client/session/opensMenu.ts';
import type { UserSlice } from '#web/client/session/sessionStore.ts';
import { menuOfPath } from '../menus/menuOfPath.ts';
import { resolveScreen } from '../screens/resolveScreen.ts';
import type { Screen } from '../screens/screens.ts';

export interface Visit {
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
export type RouteDecision =
  | { kind: 'go' }
  | { kind: 'logout' }
  | { kind: 'deny' }
  | { kind: 'redirect'; to: string; rememberOrigin?: true };

const go: RouteDecision = { kind: 'go' };
const deny: RouteDecision = { kind: 'deny' };

export const loginNotNeeded: readonly string[] = ['/login', '/signUp'];

const isStale = ({ lastJoinCertYmd, pswdChgYmd }: UserSlice, today: string): boolean => {
  const oldestCertification = monthsBefore(today, constants.joinCertificationMaxAgeMonths);
  const oldestPassword = monthsBefore(today, constants.passwordMaxAgeMonths);
  const certificationStale = lastJoinCertYmd !== null && lastJoinCertYmd < oldestCertification;
  return certificationStale || pswdChgYmd === null || pswdChgYmd < oldestPassword;
};

const decideSession = ({ path, user, today }: Visit): RouteDecision | null => {
  if (user && isStale(user, today)) return { kind: 'logout' };
  const agreed = user?.joinCertYn === 'Y';
  if (user && path === '/login') return agreed ? { kind: 'redirect', to: '/dashboard' } : { kind: 'logout' };
  if (user && path === '/login/agreement' && agreed) return { kind: 'redirect', to: '/dashboard' };
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
