import { describe, expect, it } from 'vitest';
import { pageRoutes } from './pageRegistry.ts';
import { pathsOf, publicScreens, signedInScreens } from './screens.ts';

const paths = [...publicScreens, ...signedInScreens].flatMap(pathsOf).filter((path) => path !== '/login');
const built = (await pageRoutes()).map(({ path }) => path);
// a schema may declare a screen at a menu of its own
const atFixedPaths = built.filter((path) => paths.includes(path) || !path.startsWith('/admin/'));

describe('pages', () => {
  it('are there for every path that the screens name', () => {
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !built.includes(path))).toEqual([]);
  });

  it('stand at paths that the screens name, each once', () => {
    expect(atFixedPaths.filter((path) => !paths.includes(path))).toEqual([]);
    expect(new Set(built).size).toBe(built.length);
  });
});
