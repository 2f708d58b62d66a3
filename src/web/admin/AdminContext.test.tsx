import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AdminContext } from './AdminContext.tsx';

it('a screen is drawn at once within react-admin, not after a first empty drawing', () => {
  const element = <AdminContext>사용자 목록</AdminContext>;
  const router = createMemoryRouter([{ path: '*', element }]);
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain('사용자 목록');
});
