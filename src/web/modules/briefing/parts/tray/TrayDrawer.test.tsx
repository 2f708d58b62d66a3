import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nothingShown, type TrayItem } from '#contract/dailyBriefing.ts';
import { http } from '#web/client/http/http.ts';
import { type Stage, stage } from '../../../../../../tests/stage/stage.tsx';
import { TrayDrawer } from './TrayDrawer.tsx';
import { useTray } from './trayStore.ts';

const item = (cmntCn: string | null): TrayItem => ({
  itemKnd: 'article',
  itemId: 1,
  cmntCn,
  isReadable: true,
  ...nothingShown,
  ttl: '제목',
});

let screen: Stage;
afterEach(() => {
  vi.restoreAllMocks();
  useTray.setState({ userId: null, items: undefined });
});

const open = async (cmntCn: string) => {
  useTray.setState({ userId: 'kim', items: [item(cmntCn)] });
  // the server returns the items it was sent
  const requested = vi.spyOn(http, 'post').mockImplementation((_, body) => {
    const [sent] = (body as { items: TrayItem[] }).items;
    return Promise.resolve({ data: { data: { items: [item(sent?.cmntCn ?? null)] } } });
  });
  screen = await stage(<TrayDrawer onClose={() => {}} />);
  return requested;
};
const field = () => document.querySelector('textarea') as HTMLTextAreaElement;
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('a comment in the tray', () => {
  it('that is being typed is stored when the tray is closed', async () => {
    await open('예전');
    await type('새 코멘트 ');
    await act(async () => screen.unmount());
    expect(useTray.getState().items?.[0]?.cmntCn).toBe('새 코멘트');
  });

  it('that another tab wrote is shown, and stays when the tray is closed', async () => {
    const requested = await open('예전');
    await act(async () => useTray.setState({ items: [item('다른 탭에서')] }));
    expect(field().value).toBe('다른 탭에서');
    await act(async () => screen.unmount());
    expect(useTray.getState().items?.[0]?.cmntCn).toBe('다른 탭에서');
    expect(requested).not.toHaveBeenCalled();
  });
});
