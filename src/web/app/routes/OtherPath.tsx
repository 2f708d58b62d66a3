import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { NotFound } from '#web/pages/notFound/NotFound.tsx';
import { useSession } from '#web/shared/session/sessionStore.ts';
import { LoadingState } from '#web/shared/states/StatePanel.tsx';
import { menuOfPath } from '../menus/menuOfPath.ts';
import { pageFor } from './pageRegistry.ts';
import { resolveScreen } from './resolveScreen.ts';

const menuPages = new Map<string, ComponentType>();

const menuPage = (pattern: string): ComponentType => {
  const known = menuPages.get(pattern);
  if (known) return known;
  const page = lazy(async () => ({ default: await pageFor(pattern) }));
  menuPages.set(pattern, page);
  return page;
};

/** Paths that no fixed route claims: boards and generated screens that stand in the menus, or nothing at all. */
export const OtherPath = () => {
  const { pathname } = useLocation();
  const menus = useSession(({ menu }) => menu);
  const found = resolveScreen(pathname, menus);
  if (!found) return <NotFound />;
  const Page = menuPage(found.pattern);
  const url = menuOfPath(menus, pathname)?.menu.url ?? '';
  return (
    <Suspense fallback={<LoadingState />}>
      <Routes>
        {[url, `${url}/:category/:subCategory`].flatMap((base) =>
          ['', '/Detail/:id', '/Regist'].map((rest) => (
            <Route key={base + rest} path={base + rest} element={<Page />} />
          )),
        )}
      </Routes>
    </Suspense>
  );
};
