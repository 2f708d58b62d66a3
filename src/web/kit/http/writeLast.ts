import { constants } from '#contract/constants.ts';
import { httpEnvironment } from './environment.ts';

const { xsrfCookie, menuIdHeader, methodOverrideHeader } = constants.session;

const cookie = (name: string): string => {
  const line = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return decodeURIComponent(line?.slice(name.length + 1) ?? '');
};

/**
 * A write while the page goes away: it leaves at once, outlives the page, and nobody hears of its answer. The usual
 * way takes turns that a closing page does not get any more.
 */
export const writeLast = (verb: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown): void => {
  const menuId = httpEnvironment.menuId();
  void fetch(`/api${path}`, {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      [methodOverrideHeader]: verb,
      [`X-${xsrfCookie}`]: cookie(xsrfCookie),
      ...(menuId !== null && { [menuIdHeader]: String(menuId) }),
    },
    body: JSON.stringify(body),
  }).catch(() => {});
};
