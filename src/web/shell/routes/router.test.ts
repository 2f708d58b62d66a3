import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { boardMenuUrl } from '#contract/boards.ts';
import { pathsOf, publicScreens, signedInScreens } from '../screens/screens.ts';
import { appRoutes } from './router.tsx';

const paths = [...publicScreens, ...signedInScreens]
  .flatMap(pathsOf)
  .filter((path) => !path.startsWith(boardMenuUrl));
const matched = (path: string) => matchRoutes(appRoutes, path)?.at(-1)?.route.path;

describe('router', () => {
  it.each(paths)('takes %s to its own route', (pattern) => {
    expect(matched(pattern.replaceAll(/:\w+/g, 'x-1'))).toBe(pattern);
  });

  it.each(['/nowhere', '/article', '/Article/article', '/ADMIN/user/UserManage', '/article/Report/Detail/1'])(
    'takes %s to the not-found page',
    (path) => expect(matched(path)).toBe('*'),
  );

  it('begins at the dashboard, without drawing anything before', async () => {
    const route = matchRoutes(appRoutes, '/')?.at(-1)?.route;
    expect([route?.path, route?.element, route?.Component]).toEqual(['/', undefined, undefined]);
    const answer: unknown = typeof route?.loader === 'function' && route.loader({} as never);
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/dashboard');
  });
});
