import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '#web/client/session/sessionStore.ts';
import { usePageHeadOverride } from '#web/kit/page/pageHead.ts';
import { signInAs } from '../../../../tests/stage/signInAs.ts';
import { stage } from '../../../../tests/stage/stage.tsx';
import { readRecents, useRecentRecords } from './recents.ts';

const Listener = () => {
  useRecentRecords();
  return null;
};
const titles = () => readRecents('kim').map(({ path, title }) => `${path.split('/').at(-1)} ${title}`);
const show = (path: string, recordTitle?: string) =>
  act(async () => {
    window.history.replaceState(null, '', path);
    usePageHeadOverride.setState(recordTitle === undefined ? {} : { recordTitle }, true);
  });

beforeEach(() => {
  localStorage.clear();
  signInAs({ userId: 'kim' });
});

it('what is read is remembered by its title, nothing personal, and forgotten with the session', async () => {
  const screen = await stage(<Listener />);
  await show('/article/Article/Detail/1', '하나');
  // the next record is loading: its title is unknown
  await show('/article/Article/Detail/2');
  expect(titles()).toEqual(['1 하나']);
  await show('/article/HighLight/Detail/2', '둘');
  await show('/admin/user/UserManage/Detail/lee', '이서울');
  expect(titles()).toEqual(['2 둘', '1 하나']);
  act(() => {
    useSession.setState({ user: null });
  });
  expect(titles()).toEqual([]);
  screen.unmount();
});
