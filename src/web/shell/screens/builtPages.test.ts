import { describe, expect, it } from 'vitest';
import { pageRoutes } from './pageRegistry.ts';
import { pathsOf, publicScreens, signedInScreens } from './screens.ts';

const paths = [...publicScreens, ...signedInScreens].flatMap(pathsOf).filter((path) => path !== '/login');
const built = (await pageRoutes()).map(({ path }) => path);
// schemas and modules may have screens at menus of their own
const atMenus = built.filter((path) => !paths.includes(path) && !path.startsWith('/admin/'));

describe('pages', () => {
  it('are there for every path that the screens name', () => {
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !built.includes(path))).toEqual([]);
  });

  it('stand each once at a path that the screens name, or as the one page of a menu', () => {
    expect(atMenus.filter((path) => /\/Regist$|:/.test(path))).toEqual([]);
    expect(new Set(built).size).toBe(built.length);
  });
});
