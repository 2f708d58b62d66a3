import type { EntitySpec } from '#contract/entity.ts';

/** An entity with a generated screen, and its path. */
export interface EntityScreen {
  spec: EntitySpec;
  /** Address of its first menu. */
  url: string;
}

/** The entities with a generated screen. */
export const entityScreens = (resources: Record<string, EntitySpec>): EntityScreen[] =>
  Object.values(resources).flatMap((spec) => {
    const [url] = spec.menus;
    return spec.screen !== 'none' && url ? [{ spec, url }] : [];
  });

/** Route patterns of a screen, in the router's syntax. */
export const screenPaths = ({
  spec,
  url,
}: EntityScreen): { list: string; regist?: string; detail?: string } =>
  spec.screen === 'page'
    ? { list: url, regist: `${url}/Regist`, detail: `${url}/Detail/:id` }
    : { list: url };

const withParameter = (search: string, name: string, value: string): string => {
  const parameters = new URLSearchParams(search);
  parameters.set(name, value);
  return `?${parameters}`;
};

/** Address of a record's form. A drawer keeps the conditions of the list below it. */
export const recordPath = ({ spec, url }: EntityScreen, id: string | number, search = ''): string =>
  spec.screen === 'page'
    ? `${url}/Detail/${encodeURIComponent(id)}`
    : url + withParameter(search, 'id', String(id));

/** Address of the empty form. */
export const registPath = ({ spec, url }: EntityScreen, search = ''): string =>
  spec.screen === 'page' ? `${url}/Regist` : url + withParameter(search, 'new', '1');

/** The list's query without an open drawer. */
export const withoutDrawer = (search: string): string => {
  const parameters = new URLSearchParams(search);
  parameters.delete('id');
  parameters.delete('new');
  const rest = parameters.toString();
  return rest && `?${rest}`;
};

export const adminBase = '/admin';

const raPath = /^\/admin\/([^/?#]+)(?:\/(create|[^/?#]+)(?:\/(?:show|edit))?)?\/?(?=$|[?#])/;

/**
 * Translates react-admin's own address (`/admin/nationCode/KR`) into that of our screen; other addresses stay
 * unchanged.
 */
export const screenPath = (path: string, screens: ReadonlyMap<string, EntityScreen>): string => {
  const match = raPath.exec(path);
  const screen = match && screens.get(match[1] ?? '');
  if (!match || !screen) return path;
  const [all, , target] = match;
  const rest = path.slice(all.length);
  if (!target) return screen.url + rest;
  return target === 'create'
    ? registPath(screen, rest)
    : recordPath(screen, decodeURIComponent(target), rest);
};
