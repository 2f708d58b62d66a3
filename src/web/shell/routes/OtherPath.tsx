import { type LoaderFunction, Navigate, Route, Routes, redirect, useLocation } from 'react-router-dom';
import { messages } from '#contract/messages.ts';
import type { Calls } from '#generated/api/calls.ts';
import { read } from '#web/client/http/read.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';
import { menuOfPath, segmentsOf } from '../menus/menuOfPath.ts';
import { firstScreenBelow } from '../menus/menuTree.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import { pageFor } from '../screens/pageRegistry.ts';
import { resolveScreen } from '../screens/resolveScreen.ts';

const menuPages = new Map<string, ReturnType<typeof lazyPart>>();

const menuPage = (pattern: string): ReturnType<typeof lazyPart> => {
  const known = menuPages.get(pattern);
  if (known) return known;
  const page = lazyPart(() => pageFor(pattern));
  menuPages.set(pattern, page);
  return page;
};

type Checked = Calls['GET /menu-check']['answer']['data'];

/**
 * True for a board. A user's menus lack the boards closed to them: only the server can tell such a board from a missing
 * screen.
 */
const isBoard = async (pathname: string): Promise<boolean> => {
  const params = { path: `/${segmentsOf(pathname).join('/')}` };
  try {
    return (await read<Checked>('/menu-check', { params, quiet: true })).boardYn === 'Y';
  } catch {
    return false;
  }
};

/**
 * An address with repeated slashes is that of the screen without them, as the guard has read it already. A board that
 * the user may not open gives the same response as any closed screen.
 */
export const loadOtherPath: LoaderFunction = async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const clean = pathname.replaceAll(/\/{2,}/g, '/');
  if (clean !== pathname) throw redirect(clean + search);
  if (resolveScreen(pathname, useSession.getState().menu) || !(await isBoard(pathname))) return null;
  void showAlert(messages.access.denied);
  throw redirect('/dashboard');
};

/** Paths without a fixed route: boards and generated screens from the menus, or no screen at all. */
export const OtherPath = () => {
  const { pathname } = useLocation();
  const menus = useSession(({ menu }) => menu);
  const found = resolveScreen(pathname, menus);
  if (!found) {
    const first = firstScreenBelow(menus, pathname);
    return first ? <Navigate to={first} replace /> : <NotFound />;
  }
  const Page = menuPage(found.pattern);
  const waiting = <LoadingState text={messages.startUp.loading} />;
  const url = menuOfPath(menus, pathname)?.menu.url ?? '';
  return (
    <Routes>
      {[url, `${url}/:category/:subCategory`].flatMap((base) =>
        ['', '/Detail/:id', '/Regist'].map((rest) => (
          <Route key={base + rest} path={base + rest} element={<Page fallback={waiting} />} />
        )),
      )}
    </Routes>
  );
};
