import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LazyAdminContext } from '#web/admin/LazyAdminContext.tsx';
import { loadPage } from './pageRegistry.ts';

it('react-admin comes with a screen that a schema describes: both are drawn at once', async () => {
  await loadPage('/admin/user/UserManage');
  const router = createMemoryRouter([
    { path: '*', element: <LazyAdminContext>사용자 목록</LazyAdminContext> },
  ]);
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain('사용자 목록');
});
