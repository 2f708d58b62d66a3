import { Component, type ReactNode, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { button, press, type Stage, settle, stage } from '../../../../tests/stage/stage.tsx';
import { useDialogs } from '../dialogs/dialogStore.ts';
import { lazyDialog, lazyPart } from './lazyPart.tsx';

const Greeting = ({ name }: { name: string }) => <p>{name} 님</p>;
const text = () => document.querySelector('#place')?.textContent;

let shown: Stage | undefined;
afterEach(() => {
  shown?.unmount();
  shown = undefined;
  vi.restoreAllMocks();
  useDialogs.setState({ queue: [] });
});

it('what stands in for a part gives way to it when its code has come', async () => {
  let come: (part: typeof Greeting) => void = () => {};
  const load = vi.fn<() => Promise<typeof Greeting>>(() => new Promise((done) => (come = done)));
  const Part = lazyPart(load);
  expect(load).not.toHaveBeenCalled();
  shown = await stage(<Part name="김문화" fallback="불러오는 중" />);
  expect([text(), load.mock.calls.length]).toEqual(['불러오는 중', 1]);
  come(Greeting);
  await settle();
  expect(text()).toBe('김문화 님');
});

it('a part that was read before is there at once', async () => {
  const Part = lazyPart(async () => Greeting);
  expect(renderToStaticMarkup(<Part name="김문화" />)).toBe('');
  await Part.read();
  expect(renderToStaticMarkup(<Part name="김문화" />)).toBe('<p>김문화 님</p>');
});

class Boundary extends Component<{ children: ReactNode }, { problem?: Error }> {
  override state: { problem?: Error } = {};
  static getDerivedStateFromError = (problem: Error) => ({ problem });
  override render = () => this.state.problem?.message ?? this.props.children;
}

it('code that cannot be loaded is told in its place, and asked for anew at the next opening', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi
    .fn<() => Promise<typeof Greeting>>(async () => Greeting)
    .mockRejectedValueOnce(new Error('새 판이 나왔습니다.'));
  const Part = lazyPart(load);
  const open = () =>
    stage(
      <Boundary>
        <Part name="김문화" />
      </Boundary>,
    );
  shown = await open();
  expect(text()).toBe('새 판이 나왔습니다.');
  shown.unmount();
  shown = await open();
  expect(text()).toBe('김문화 님');
});

const Dialog = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    닫기
  </button>
);

/** A screen with a dialog whose first code load fails with this reason. @param when the time of the failure */
const withDialog = async (reason: Error, when: Promise<void> = Promise.resolve()) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi
    .fn<() => Promise<typeof Dialog>>(async () => Dialog)
    .mockImplementationOnce(() => when.then(() => Promise.reject(reason)));
  const Part = lazyDialog(load);
  const Screen = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          내보내기
        </button>
        {isOpen && <Part onClose={() => setOpen(false)} />}
      </>
    );
  };
  shown = await stage(
    <Boundary>
      <Screen />
    </Boundary>,
  );
};
const alerts = () => useDialogs.getState().queue.map(({ message }) => message);
const lost = new TypeError('Failed to fetch dynamically imported module: /assets/Dialog.js');

it('a dialog whose code is lost leaves the screen and says so; the next press tries anew', async () => {
  await withDialog(lost);
  await press(button('내보내기'));
  expect(text()).toBe('내보내기');
  expect(alerts()).toEqual(['서버에 연결하지 못했습니다. 네트워크를 확인한 뒤 다시 시도해 주세요.']);
  await press(button('내보내기'));
  expect(text()).toBe('내보내기닫기');
});

it('a dialog whose code is broken is an error of the screen', async () => {
  await withDialog(new TypeError('x is undefined'));
  await press(button('내보내기'));
  expect([text(), alerts()]).toEqual(['x is undefined', []]);
});

it('of a dialog that was closed before its code was lost nothing is said', async () => {
  let lose = () => {};
  await withDialog(lost, new Promise((done) => (lose = done)));
  await press(button('내보내기'));
  await press(button('내보내기'));
  lose();
  await settle();
  expect([text(), alerts()]).toEqual(['내보내기', []]);
});
