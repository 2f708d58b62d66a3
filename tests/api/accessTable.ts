import type { Access } from '#contract/entity.ts';

/** Who calls in the matrix. */
export const callers = ['nobody', 'pending', 'without', 'staff', 'adminOffSite', 'admin'] as const;
export type CallerKind = (typeof callers)[number];

/** What each kind of access answers to each caller; `ip` where the operation asks for an allowed address too. */
type Level = Exclude<Access, 'menu:list' | 'menu:read' | 'menu:write'> | 'steps' | 'userMenu' | 'adminMenu';

export const outcomes: Record<Level, Record<CallerKind, 'yes' | 401 | 403>> = {
  public: { nobody: 'yes', pending: 'yes', without: 'yes', staff: 'yes', adminOffSite: 'yes', admin: 'yes' },
  steps: { nobody: 401, pending: 'yes', without: 'yes', staff: 'yes', adminOffSite: 'yes', admin: 'yes' },
  session: { nobody: 401, pending: 403, without: 'yes', staff: 'yes', adminOffSite: 'yes', admin: 'yes' },
  userMenu: { nobody: 401, pending: 403, without: 403, staff: 'yes', adminOffSite: 'yes', admin: 'yes' },
  adminMenu: { nobody: 401, pending: 403, without: 403, staff: 403, adminOffSite: 403, admin: 'yes' },
  admin: { nobody: 401, pending: 403, without: 403, staff: 403, adminOffSite: 403, admin: 'yes' },
  machine: { nobody: 403, pending: 403, without: 403, staff: 403, adminOffSite: 403, admin: 403 },
};

/** Every operation of the server, by hand: a right that changes shows here as a changed line. */
export const accessTable: Record<string, Level> = {
  'GET /site': 'public',
  'GET /current-document': 'public',
  'GET /health': 'public',
  'GET /health/ready': 'public',
  'POST /login': 'public',
  'POST /logout': 'public',
  'POST /login/refresh-token': 'public',
  'POST /collect/batch': 'machine',
  'GET /collect/progress': 'machine',
  'GET /user-info': 'steps',
  'GET /menu-list': 'steps',
  'GET /article-list': 'userMenu',
  'GET /article-detail': 'userMenu',
  'GET /usergroup-popup-list': 'session',
  'GET /nationcode-popup-list': 'session',
  'GET /media-popup-list': 'session',
  'GET /user-popup-list': 'session',
  'GET /detail-commoncode-list': 'session',
  'GET /master-commoncode-list': 'admin',
  'GET /usergroup-list': 'admin',
  'GET /usergroup-detail': 'admin',
  'POST /insert-usergroup': 'admin',
  'PUT /update-usergroup': 'admin',
  'GET /nationcode-list': 'admin',
  'GET /nationcode-detail': 'admin',
  'POST /insert-nationcode': 'admin',
  'PUT /update-nationcode': 'admin',
  'DELETE /delete-nationcode': 'admin',
  'GET /lancode-list': 'session',
  'POST /insert-lancode': 'admin',
  'PUT /update-lancode': 'admin',
  'GET /commoncode-list': 'admin',
  'POST /insert-commoncode': 'admin',
  'PUT /update-commoncode': 'admin',
};
