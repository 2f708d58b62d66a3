import { describe, expect, it } from 'vitest';
import { boardMenuUrl } from '#contract/boards.ts';
import spec from '../../../../tests/spec/routes.json' with { type: 'json' };
import { pathsOf, publicScreens, type Screen, signedInScreens } from './screens.ts';

const screens: readonly Screen[] = [...publicScreens, ...signedInScreens];

interface SpecRoute {
  path: string;
  layout: string;
  detail?: boolean;
  regist?: boolean;
  ipCheck?: boolean;
}

// "/" is redirected by the router; {boardMenuUrl} is not a parameter
const routerWords = (path: string) => (path === boardMenuUrl ? path : path.replace(/\{(\w+)\}/g, ':$1'));
const specified: SpecRoute[] = [...spec.routes, ...spec.patternRoutes, ...spec.ours].filter(
  ({ path }) => path !== '/',
);

describe('screens', () => {
  it.each(specified.map((route) => [route.path, route] as const))('%s is as specified', (path, route) => {
    const screen = screens.find((candidate) => candidate.path === routerWords(path));
    expect({
      layout: screen?.layout,
      detail: screen?.detail ?? false,
      regist: screen?.regist ?? false,
      ipCheck: screen?.ipCheck ?? false,
    }).toEqual({
      layout: route.layout,
      detail: route.detail ?? false,
      regist: route.regist ?? false,
      ipCheck: route.ipCheck ?? false,
    });
  });

  it('are no more than specified', () => {
    expect(screens.map(({ path }) => path).sort()).toEqual(
      specified.map(({ path }) => routerWords(path)).sort(),
    );
  });

  it('have their detail and registration paths', () => {
    expect(pathsOf({ path: '/a', layout: 'client', detail: true, regist: true })).toEqual([
      '/a',
      '/a/Detail/:id',
      '/a/Regist',
    ]);
  });
});
