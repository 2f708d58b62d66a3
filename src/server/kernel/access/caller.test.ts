import { describe, expect, it } from 'vitest';
import type { Access, OperationSpec } from '#contract/entity.ts';
import type { AuthorizedInfo, SessionUser } from '#contract/session.ts';
import { authorize, belongsTo, type Caller, isAdministrator, type MenuIds } from './caller.ts';

const ids: Record<string, number> = { '/article/Article': 2, '/communication/Board': 30 };
const menuIds: MenuIds = (urls) => urls.flatMap((url) => ids[url] ?? []);

const operation = (access: Access, more: Partial<OperationSpec> = {}): OperationSpec => ({
  id: 'GET /x',
  method: 'GET',
  path: '/x',
  summary: '',
  access,
  menus: ['/article/Article', '/communication/Board'],
  ...more,
});

const user = (more: Partial<SessionUser> = {}): SessionUser => ({
  userId: 'u',
  userNm: '',
  eml: '',
  groupId: null,
  groupNm: null,
  clctdrProfcTkcgYn: 'N',
  cmnctBbsMngrYn: 'N',
  mediaMngrYn: 'N',
  authorizedList: [],
  ...more,
});

const caller = (rights: Partial<AuthorizedInfo> = {}, stepPending = false): Caller => ({
  sessionId: 's',
  user: user(),
  rights: {
    ipYn: 'N',
    mngrYn: 'N',
    mngrShowYn: 'N',
    authorizedMenuList: [],
    authorizedDetailList: [],
    ...rights,
  },
  menuIdsOf: () => [],
  stepPending,
  verificationPending: false,
  openedAt: new Date(),
  idleEnd: null,
  administers: false,
  ip: '',
});

/** A caller with these rights in menu 2. */
const holder = (prslYn: 'Y' | 'N', wrtYn: 'Y' | 'N'): Caller =>
  caller({
    authorizedMenuList: [{ menuId: 2, authorizedYn: 'Y' }],
    authorizedDetailList: [{ menuId: 2, prslYn, wrtYn }],
  });

const admin = (ipYn: 'Y' | 'N', mngrShowYn: 'Y' | 'N' = 'Y') => caller({ mngrYn: 'Y', mngrShowYn, ipYn });
const code = (...args: Parameters<typeof authorize>): string => authorize(...args)?.code ?? 'yes';

describe('authorize', () => {
  it.each([
    ['a menu without details', holder('N', 'N'), 'yes', 'FORBIDDEN', 'FORBIDDEN'],
    ['a menu to read', holder('Y', 'N'), 'yes', 'yes', 'FORBIDDEN'],
    ['a menu to write', holder('N', 'Y'), 'yes', 'yes', 'yes'],
    ['no menu', caller(), 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
    ['administration', admin('N'), 'yes', 'yes', 'yes'],
  ] as const)('with %s opens list, details and writing accordingly', (_what, who, list, read, write) => {
    const found = (['menu:list', 'menu:read', 'menu:write'] as const).map((access) =>
      code(operation(access), who, menuIds),
    );
    expect(found).toEqual([list, read, write]);
  });

  it('narrows the check to a menu-id of its menus, and ignores any other', () => {
    const who = holder('Y', 'N');
    expect(code(operation('menu:read'), who, menuIds, { namedMenu: 2 })).toBe('yes');
    expect(code(operation('menu:read'), who, menuIds, { namedMenu: 30 })).toBe('FORBIDDEN');
    expect(code(operation('menu:read'), who, menuIds, { namedMenu: 99 })).toBe('yes');
  });

  it('opens nothing for an unknown menu', () => {
    expect(code(operation('menu:list', { menus: ['/gone'] }), holder('Y', 'Y'), menuIds)).toBe('FORBIDDEN');
  });

  it('opens a list by its granted menu only', () => {
    const lists = (menuId: number, authorizedYn: 'Y' | 'N') =>
      caller({ authorizedMenuList: [{ menuId, authorizedYn }] });
    expect(
      [lists(2, 'Y'), lists(3, 'Y'), lists(2, 'N')].map((who) => code(operation('menu:list'), who, menuIds)),
    ).toEqual(['yes', 'FORBIDDEN', 'FORBIDDEN']);
  });

  it('requires only the menu’s list if a flag stands for the right', () => {
    const flagged = { ...holder('N', 'N'), user: user({ mediaMngrYn: 'Y' }) };
    const write = operation('menu:write', { flag: 'mediaMngrYn' });
    expect(code(write, flagged, menuIds)).toBe('yes');
    expect(code(write, holder('N', 'N'), menuIds)).toBe('FORBIDDEN');
    expect(code(write, { ...caller(), user: user({ mediaMngrYn: 'Y' }) }, menuIds)).toBe('FORBIDDEN');
    expect(code(operation('menu:write'), flagged, menuIds)).toBe('FORBIDDEN');
    expect(code(operation('menu:write', { flag: 'cmnctBbsMngrYn' }), flagged, menuIds)).toBe('FORBIDDEN');
  });

  it('requires the membership of an operation beside the menu’s right', () => {
    const member = {
      ...holder('Y', 'N'),
      user: user({ authorizedList: [{ authrtId: 7 }, { authrtId: 8 }] }),
    };
    const call = (authority: number) => operation('menu:read', { authority });
    expect([7, 8, 9].map((authority) => code(call(authority), member, menuIds))).toEqual([
      'yes',
      'yes',
      'FORBIDDEN',
    ]);
    expect(code(call(7), { ...caller(), user: member.user }, menuIds)).toBe('FORBIDDEN');
    expect(code(call(7), admin('N'), menuIds)).toBe('yes');
  });

  it('allows a signed-in caller the calls of a session only', () => {
    expect(code(operation('session'), caller(), menuIds)).toBe('yes');
    expect(code(operation('admin'), caller({ mngrShowYn: 'Y' }), menuIds)).toBe('FORBIDDEN');
  });

  it('requires of administrators an allowed address and the right to the button', () => {
    const call = operation('admin', { ip: true });
    expect(
      [admin('Y'), admin('N'), admin('Y', 'N'), caller({ ipYn: 'Y' })].map((who) => code(call, who, menuIds)),
    ).toEqual(['yes', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  });

  it('allows a pending step its own calls only', () => {
    const who = caller({ mngrYn: 'Y', mngrShowYn: 'Y', ipYn: 'Y' }, true);
    expect(code(operation('session'), who, menuIds)).toBe('STEP_REQUIRED');
    expect(code(operation('session', { duringSteps: true }), who, menuIds)).toBe('yes');
    expect(code(operation('public'), who, menuIds)).toBe('yes');
  });

  it('allows anonymous callers and machines what is open to them', () => {
    expect(code(operation('session'), null, menuIds)).toBe('UNAUTHORIZED');
    expect(code(operation('machine'), admin('Y'), menuIds)).toBe('FORBIDDEN');
    expect(code(operation('machine'), null, menuIds, { isMachine: true })).toBe('yes');
  });
});

describe('a caller', () => {
  it('with the administrator’s right is a member of every group', () => {
    expect([admin('N', 'N'), caller({ mngrShowYn: 'Y' })].map(isAdministrator)).toEqual([true, false]);
    expect(belongsTo(admin('N', 'N'), 7)).toBe(true);
    expect(belongsTo(caller(), 7)).toBe(false);
  });
});
