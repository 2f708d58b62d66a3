import { Component, type ReactNode, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { button, press, type Stage, settle, stage } from '../../../../tests/stage/stage.tsx';
import { useDialogs } from '../dialogs/dialogStore.ts';
import { lazyPart } from './lazyPart.tsx';

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

it('code that cannot be had is told where the part stands, and asked for anew at the next opening', async () => {
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

it('a dialog whose code cannot be had leaves the screen as it was and says so, and the next press tries anew', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Dialog = ({ onClose }: { onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      닫기
    </button>
  );
  const load = vi
    .fn<() => Promise<typeof Dialog>>(async () => Dialog)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = lazyPart(load);
  const Screen = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          내보내기
        </button>
        {isOpen && <Part onClose={() => setOpen(false)} />}
      </>
    );
  };
  shown = await stage(<Screen />);
  await press(button('내보내기'));
  expect(text()).toBe('내보내기');
  expect(useDialogs.getState().queue.map(({ message }) => message)).toEqual([
    '서버에 연결하지 못했습니다. 네트워크를 확인한 뒤 다시 시도해 주세요.',
  ]);
  await press(button('내보내기'));
  expect(text()).toBe('내보내기닫기');
});
