import { constants } from '#contract/constants.ts';
import { httpEnvironment } from './environment.ts';
import { xsrfToken } from './xsrfToken.ts';

const { xsrfCookie, menuIdHeader, methodOverrideHeader } = constants.session;

/**
 * A write while the page is being unloaded: it is sent at once, outlives the page, and its response is ignored. The
 * usual way needs event loop turns that a closing page no longer gets.
 */
export const writeOnUnload = (verb: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown): void => {
  const menuId = httpEnvironment.menuId();
  void fetch(`/api${path}`, {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      [methodOverrideHeader]: verb,
      [`X-${xsrfCookie}`]: xsrfToken(),
      ...(menuId !== null && { [menuIdHeader]: String(menuId) }),
    },
    body: JSON.stringify(body),
  }).catch(() => {});
};
