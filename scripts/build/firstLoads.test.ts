import { describe, expect, it } from 'vitest';
import { pathsOf, publicScreens, signedInScreens } from '../../src/web/shell/screens/screens.ts';
import { firstLoads } from './firstLoads.ts';

describe('what screens load first', () => {
  const paths = firstLoads.flatMap((load) => load.paths);
  const screens = [...publicScreens, ...signedInScreens].flatMap(pathsOf);

  it('is told of every screen', () => expect(screens.filter((path) => !paths.includes(path))).toEqual([]));

  it('is told of no other, but of drawers and of those that schemas bring along in administrator mode', () => {
    const isKnown = (path: string) => screens.includes(path.replace(/\?.*/u, ''));
    expect(paths.filter((path) => !isKnown(path) && !path.startsWith('/admin/'))).toEqual([]);
  });

  it('is told once', () => expect(new Set(paths).size).toBe(paths.length));
});
