import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { today } from '#contract/days.ts';
import { noRights } from '#contract/session.ts';
import { http } from '#web/client/http/http.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { restMs } from '#web/kit/query/prefetch.ts';
import { menuTree } from '../../../../tests/stage/exampleMenus.ts';
import { signInAs } from '../../../../tests/stage/signInAs.ts';
import { type Stage, stage } from '../../../../tests/stage/stage.tsx';
import { usePrefetchScreen } from './Sidebar.tsx';

const lists = ['/article/Article', '/communication/Notice', '/admin/user/UserManage'];

const Menu = () => (
  <nav {...usePrefetchScreen()}>
    {lists.map((path) => (
      <a key={path} href={path}>
        {path}
      </a>
    ))}
  </nav>
);

let calls: string[];
let shown: Stage;
beforeEach(async () => {
  calls = [];
  vi.spyOn(http, 'get').mockImplementation(async (path) => {
    calls.push(path);
    return { data: { data: [], totalRecords: 0 } };
  });
  signInAs(
    { userId: 'u-1' },
    {
      authorizedInfo: { ...noRights, mngrYn: 'Y', mngrShowYn: 'Y', ipYn: 'Y' },
      pswdChgYmd: today(),
      lastJoinCertYmd: today(),
    },
  );
  useSession.setState({ menu: menuTree(...lists.map((path): [string, string] => [path, path])) });
  shown = await stage(<Menu />);
});
afterEach(() => {
  shown.unmount();
  vi.restoreAllMocks();
  useSession.setState(useSession.getInitialState(), true);
});

/** Rests the pointer on a link until its prefetch has finished. */
const restOn = async (path: string) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const link = document.querySelector(`a[href="${path}"]`);
  await act(async () => link?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
  vi.advanceTimersByTime(restMs);
  vi.useRealTimers();
  await vi.dynamicImportSettled();
};

it('the list on whose menu the pointer rests is asked for; not one whose reading is logged', async () => {
  for (const path of lists) await restOn(path);
  expect(calls).toEqual(['/article-list', '/commonboard-list']);
});
