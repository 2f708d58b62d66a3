import { describe, expect, it } from 'vitest';
import type { AuthorizedInfo, Session } from '#contract/session.ts';
import type { UserSlice } from '#web/client/session/sessionStore.ts';
import spec from '../../../../tests/spec/routes.json' with { type: 'json' };
import { exampleMenus } from '../../../../tests/stage/exampleMenus.ts';
import { sessionOf } from '../../../../tests/stage/signInAs.ts';
import { decideRoute, loginNotNeeded } from './guard.ts';

const today = '2026-11-21';
const menus = exampleMenus();
const articleMenu = 3;
const cardNewsMenu = 7;

const rights = (given: Partial<AuthorizedInfo> = {}): AuthorizedInfo => ({
  ipYn: 'Y',
  mngrYn: 'N',
  mngrShowYn: 'N',
  authorizedMenuList: [],
  authorizedDetailList: [],
  ...given,
});

const person = (given: Partial<Session> = {}) => sessionOf({ authorizedInfo: rights(), ...given });

const admin = person({ authorizedInfo: rights({ mngrYn: 'Y', mngrShowYn: 'Y' }) });
const decide = (path: string, user: UserSlice | null) => decideRoute({ path, user, menus, today });

const go = { kind: 'go' };
const deny = { kind: 'deny' };
const logout = { kind: 'logout' };
const toDashboard = { kind: 'redirect', to: '/dashboard' };
const toAgreement = { kind: 'redirect', to: '/login/agreement', rememberOrigin: true };
const toLogin = { kind: 'redirect', to: '/login', rememberOrigin: true };

describe('session rules', () => {
  it.each([
    ['2026-08-21', go],
    ['2026-08-20', logout],
    [null, go],
  ])('last certification %s: %o', (lastJoinCertYmd, expected) =>
    expect(decide('/dashboard', person({ lastJoinCertYmd }))).toEqual(expected),
  );

  it.each([
    ['2026-05-21', go],
    ['2026-05-20', logout],
    [null, logout],
  ])('password changed %s: %o', (pswdChgYmd, expected) =>
    expect(decide('/dashboard', person({ pswdChgYmd }))).toEqual(expected),
  );

  it('judges the age of password and certification on every path, /login included', () => {
    expect(decide('/login', person({ pswdChgYmd: null }))).toEqual(logout);
    expect(decide('/popup/article/1', person({ lastJoinCertYmd: '2025-01-01' }))).toEqual(logout);
  });

  it('sends a signed-in person from /login to the dashboard, one without agreement out', () => {
    expect(decide('/login', person())).toEqual(toDashboard);
    expect(decide('/login', person({ joinCertYn: 'N' }))).toEqual(logout);
  });

  it('sends an administrator of a new installation to its setup first', () => {
    const setup = { kind: 'redirect', to: '/admin/monitoring/Setup' };
    expect(decide('/login', { ...admin, setupYn: 'Y' })).toEqual(setup);
    expect(decide('/login', { ...admin, setupYn: 'N' })).toEqual(toDashboard);
  });

  it('lets only those onto the agreement page who have to agree', () => {
    expect(decide('/login/agreement', person({ joinCertYn: 'N' }))).toEqual(go);
    expect(decide('/login/agreement', person())).toEqual(toDashboard);
    expect(decide('/login/agreement', null)).toEqual(toLogin);
  });

  it('sends a person without agreement from every protected path to the agreement page', () => {
    const waiting = person({ joinCertYn: 'N' });
    for (const path of ['/', '/dashboard', '/article/Article', '/popup/article/1', '/nowhere'])
      expect(decide(path, waiting)).toEqual(toAgreement);
  });

  it('opens login, sign-up and the end of an alert to everybody', () => {
    expect(loginNotNeeded).toEqual([...spec.loginNotNeeded, '/watch/stop']);
    for (const path of loginNotNeeded) expect(decide(path, null)).toEqual(go);
  });
});

const example = (path: string) => path.replaceAll(/\{\w+\}/g, 'x1');
const protectedRoutes = spec.routes.filter(({ path }) => !spec.loginNotNeeded.includes(path));

describe('every specified route', () => {
  it.each(protectedRoutes.map(({ path }) => path))('%s asks a stranger to sign in', (path) => {
    expect(decide(example(path), null)).toEqual(toLogin);
  });

  it.each(protectedRoutes.filter(({ path }) => path !== '/login/agreement').map(({ path }) => path))(
    '%s opens to an administrator',
    (path) => expect(decide(example(path), admin)).toEqual(go),
  );

  it.each(
    protectedRoutes
      .filter(({ path }) => path !== '/login/agreement')
      .map((route) => [route.path, route] as const),
  )('%s without any menu opens only where no menu is asked for', (path, { layout }) => {
    const exempt = spec.menuCheckExempt.includes(path) || layout === 'popup';
    expect(decide(example(path), person())).toEqual(exempt ? go : deny);
  });
});

describe('access check', () => {
  const holder = (menuId: number, given: Partial<AuthorizedInfo> = {}) =>
    person({ authorizedInfo: rights({ authorizedMenuList: [{ menuId, authorizedYn: 'Y' }], ...given }) });

  it('asks for the menu that the path belongs to', () => {
    expect(decide('/article/Article/Detail/1', holder(articleMenu))).toEqual(go);
    expect(decide('/article/Article/', holder(articleMenu))).toEqual(go);
    expect(decide('/article/Sns', holder(articleMenu))).toEqual(deny);
  });

  it('does not count a menu that is listed but not granted', () => {
    const authorizedMenuList = [{ menuId: articleMenu, authorizedYn: 'N' as const }];
    expect(decide('/article/Article', person({ authorizedInfo: rights({ authorizedMenuList }) }))).toEqual(
      deny,
    );
  });

  it('asks for an allowed address where the route says so, of administrators too', () => {
    expect(decide('/product/publicity/CardNews', holder(cardNewsMenu))).toEqual(go);
    expect(decide('/product/publicity/CardNews', holder(cardNewsMenu, { ipYn: 'N' }))).toEqual(deny);
    const offSite = person({ authorizedInfo: rights({ mngrYn: 'Y', mngrShowYn: 'Y', ipYn: 'N' }) });
    expect(decide('/product/publicity/CardNews', offSite)).toEqual(deny);
    expect(decide('/article/Article', offSite)).toEqual(go);
  });

  it.each([
    ['Y', 'Y', go],
    ['Y', 'N', deny],
    ['N', 'Y', deny],
  ] as const)('admin screens with mngrShowYn %s and ipYn %s: %o', (mngrShowYn, ipYn, expected) => {
    const who = person({ authorizedInfo: rights({ mngrYn: 'Y', mngrShowYn, ipYn }) });
    expect(decide('/admin/user/UserManage', who)).toEqual(expected);
  });

  it('is not deceived by encoded letters, and knows case as the router does', () => {
    expect(decide('/%61dmin/user/UserManage', person())).toEqual(deny);
    expect(decide('/article/%41rticle', person())).toEqual(deny);
    expect(decide('/article/%41rticle', holder(articleMenu))).toEqual(go);
  });

  it('lets an unknown path through to the not-found page', () => {
    expect(decide('/nowhere', person())).toEqual(go);
    expect(decide('/admin', person())).toEqual(go);
  });
});
