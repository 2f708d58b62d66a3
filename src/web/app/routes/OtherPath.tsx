import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { NotFound } from '#web/pages/notFound/NotFound.tsx';
import { useSession } from '#web/shared/session/sessionStore.ts';
import { LoadingState } from '#web/shared/states/StatePanel.tsx';
import { menuOfPath } from '../menus/menuOfPath.ts';
import { pageFor } from './pageRegistry.ts';
import { resolveScreen } from './resolveScreen.ts';

const boardPages = new Map<string, ComponentType>();

const boardPage = (pattern: string): ComponentType => {
  const known = boardPages.get(pattern);
  if (known) return known;
  const page = lazy(async () => ({ default: await pageFor(pattern) }));
  boardPages.set(pattern, page);
  return page;
};

/** Paths that no fixed route claims: boards that administrators added as menus, or nothing at all. */
export const OtherPath = () => {
  const { pathname } = useLocation();
  const menus = useSession(({ menu }) => menu);
  const found = resolveScreen(pathname, menus);
  if (!found) return <NotFound />;
  const Page = boardPage(found.pattern);
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
