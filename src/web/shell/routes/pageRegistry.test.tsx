import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AdminStage } from '#web/admin/AdminStage.tsx';
import { loadPage } from './pageRegistry.ts';

it('react-admin comes with a screen that a schema describes: both are drawn at once', async () => {
  await loadPage('/admin/user/UserManage');
  const router = createMemoryRouter([{ path: '*', element: <AdminStage>사용자 목록</AdminStage> }]);
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain('사용자 목록');
});
