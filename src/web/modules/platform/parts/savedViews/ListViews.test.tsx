import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http } from '#web/client/http/http.ts';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import type { SavedView } from '#web/client/views/viewAddress.ts';
import { shownColumns } from '#web/kit/lists/columns/columnOrder.ts';
import { isFreshStart } from '#web/kit/routing/freshStart.ts';
import { discardDisplayChanges, useColumnSetting } from '#web/kit/views/chosenView.ts';
import { useListedColumns, useListViews } from '#web/kit/views/listed.ts';
import { signInAs } from '../../../../../../tests/stage/signInAs.ts';
import { settle, type } from '../../../../../../tests/stage/stage.tsx';
import { ListViews } from './ListViews.tsx';
// else the first dialog would wait for its code
import './ViewDialog.tsx';

const list = '/article/Article';
const view: SavedView = {
  viewId: 7,
  menuUrl: list,
  viewNm: '프랑스',
  cndCn: '',
  colNmList: null,
  lineGapCd: null,
  bscYn: 'N',
  ownYn: 'Y',
  shrYn: 'N',
  userNm: null,
  groupNm: null,
  fldrNm: null,
  rmrk: null,
};
const usual = ['title', 'outlet', 'time'];
const choices = [...usual, 'reporter', 'language'].map((name) => ({ name, label: name }));

let root: Root;
let router: ReturnType<typeof createMemoryRouter>;
const sent: [string, unknown][] = [];

const List = () => {
  const { value, keep } = useColumnSetting('columns:list');
  const shown = shownColumns(value?.columns, usual, choices);
  useListedColumns(shown);
  useListViews('');
  return (
    <>
      <ListViews />
      <p id="shown">{shown.join(' ')}</p>
      <button type="button" onClick={() => void keep(null)}>
        처음 열로
      </button>
    </>
  );
};

const shown = () => document.getElementById('shown')?.textContent;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name || one.ariaLabel === name);
const press = async (name: string) => {
  act(() => button(name)?.click());
  await settle();
};

/** Renders the list with this view open, for a user with own columns and this group. */
const open = async (of: SavedView, groupNm: string | null = '본부') => {
  useSavedViews.setState({ views: [of], isKnown: true });
  signInAs({ userId: 'somebody', groupNm });
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <List />
    </QueryClientProvider>
  );
  router = createMemoryRouter([{ path: '*', element }], { initialEntries: [`${list}?savedView=7`] });
  act(() => root.render(<RouterProvider router={router} />));
  await settle();
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  HTMLElement.prototype.hidePopover ??= () => {};
  vi.spyOn(http, 'get').mockResolvedValue({
    data: { data: { setngKey: 'columns:list', setngCn: { columns: ['reporter'] } } },
  });
  // like the server, returns the saved values as those of the view
  vi.spyOn(http, 'post').mockImplementation((path, body) => {
    sent.push([path, body]);
    const [before] = useSavedViews.getState().views;
    const views = [{ ...before, ...(body as object) }];
    return Promise.resolve({ data: { data: { views, viewId: 7 } } });
  });
  sent.length = 0;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  useSavedViews.setState({ views: [], isKnown: false });
  discardDisplayChanges();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('who has columns of their own', () => {
  it('chooses the usual ones for a view, and finds them there once it is saved', async () => {
    await open({ ...view, colNmList: ['title', 'language'] });
    expect([shown(), button('저장')]).toEqual(['title language', undefined]);
    await press('처음 열로');
    expect(shown()).toBe('title outlet time');
    await press('저장');
    expect(sent).toEqual([['/update-savedview', expect.objectContaining({ colNmList: usual })]]);
    expect([shown(), button('저장')]).toEqual(['title outlet time', undefined]);
  });

  it('is told that a view without columns has changed by them', async () => {
    await open(view);
    expect([shown(), button('저장')]).toEqual(['reporter', undefined]);
    await press('처음 열로');
    expect(document.body.textContent).toContain('바뀜');
    await press('저장');
    expect([shown(), button('저장')]).toEqual(['title outlet time', undefined]);
  });
});

describe('a share', () => {
  const choice = () =>
    [...document.querySelectorAll('label')].find((one) => one.textContent?.includes('함께 보기'));

  it('is named by the group that has it', async () => {
    await open({ ...view, shrYn: 'Y', groupNm: '재외공관' });
    await press('프랑스 설정');
    expect(choice()?.textContent).toBe('같은 그룹 사람과 함께 보기 (재외공관)');
    expect(choice()?.querySelector('input')?.checked).toBe(true);
  });

  it('ends also where the group has no name', async () => {
    await open({ ...view, shrYn: 'Y' }, null);
    await press('프랑스 설정');
    act(() => choice()?.click());
    await press('저장');
    expect(sent).toEqual([['/update-savedview', expect.objectContaining({ shrYn: 'N' })]]);
  });

  it('is offered to nobody without a group', async () => {
    await open(view, null);
    await press('프랑스 설정');
    expect([document.querySelector('dialog')?.open, choice()]).toEqual([true, undefined]);
  });
});

it('a new view leaves conditions alone that have been chosen while it was being saved', async () => {
  await open({ ...view, ownYn: 'N', shrYn: 'Y', groupNm: '본부' });
  await press('프랑스 복사');
  vi.mocked(http.post).mockImplementationOnce(async () => {
    await router.navigate(`${list}?size=50&savedView=7`);
    return { data: { data: { views: [{ ...view, viewId: 8 }], viewId: 8 } } };
  });
  await press('저장');
  expect(router.state.location.search).toBe('?size=50&savedView=8');
});

it('a view is kept in a folder with a note, which its list shows', async () => {
  await open({ ...view, fldrNm: '주간 보고', rmrk: '월요일 아침에 봄' });
  const sheet = document.querySelector('[popover]');
  expect([sheet?.querySelector('h3')?.textContent, sheet?.textContent?.includes('월요일 아침에 봄')]).toEqual(
    ['주간 보고', true],
  );
  await press('프랑스 설정');
  const folder = document.querySelector<HTMLInputElement>('input[list]');
  expect([...(folder?.list?.options ?? [])].map(({ value }) => value)).toEqual(['주간 보고']);
  await type(folder as HTMLInputElement, ' ');
  await type(document.querySelector('textarea') as HTMLTextAreaElement, '화요일');
  await press('저장');
  expect(sent).toEqual([['/update-savedview', expect.objectContaining({ fldrNm: null, rmrk: '화요일' })]]);
});

it('the way to the first conditions says that what was asked last is not meant', async () => {
  await open(view);
  await press('처음 조건으로');
  const { search, state } = router.state.location;
  expect([search, isFreshStart(state)]).toEqual(['', true]);
});
