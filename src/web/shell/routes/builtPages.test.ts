import { describe, expect, it } from 'vitest';
import { pageRoutes } from './pageRegistry.ts';
import { pathsOf, publicScreens, signedInScreens } from './screens.ts';
import { upcoming } from './upcoming.ts';

const paths = [...publicScreens, ...signedInScreens].flatMap(pathsOf).filter((path) => path !== '/login');
const built = (await pageRoutes()).map(({ path }) => path);
// a schema may put its screen at a menu of its own
const atFixedPaths = built.filter((path) => paths.includes(path) || !path.startsWith('/admin/'));

describe('screens that are not built yet', () => {
  it('are exactly the paths without a page', () => {
    console.warn(`screens still upcoming: ${upcoming.length} of ${paths.length}`);
    expect([...upcoming].sort()).toEqual(paths.filter((path) => !built.includes(path)).sort());
  });

  it('are listed once', () => expect(new Set(upcoming).size).toBe(upcoming.length));
});

describe('pages', () => {
  it('stand at paths that the screens name, each once', () => {
    expect(atFixedPaths.filter((path) => !paths.includes(path))).toEqual([]);
    expect(new Set(built).size).toBe(built.length);
  });
});
