import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AdminStage } from '#web/admin/AdminStage.tsx';
import { routeFor } from './pageRegistry.ts';

it('the route of a page has the words that are known before it is drawn', async () => {
  const { handle } = await routeFor('/login/agreement');
  expect(handle.head?.intro).toMatch(/^서비스를 이용하려면/);
});

it('react-admin comes with a screen that a schema describes: both are drawn at once', async () => {
  await routeFor('/admin/user/UserManage');
  const router = createMemoryRouter([{ path: '*', element: <AdminStage>사용자 목록</AdminStage> }]);
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain('사용자 목록');
});
