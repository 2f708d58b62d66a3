import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

const place = document.createElement('div');
document.body.append(place);
const root = createRoot(place);
const pressed = async (writeText: (text: string) => Promise<void>) => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await act(async () =>
    root.render(<CopyButton label="링크 복사" done="복사했습니다." text={() => '주소'} />),
  );
  const button = place.querySelector('button') as HTMLButtonElement;
  await act(async () => button.click());
  return button;
};
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await act(async () => root.render(null));
});

it('copies the text, says so, and is itself again a little later', async () => {
  vi.useFakeTimers();
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  const button = await pressed(writeText);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('주소');
  expect(button.textContent).toBe('복사했습니다.');
  await act(async () => vi.advanceTimersByTime(3_000));
  expect(button.textContent).toBe('링크 복사');
});

it('says what to do where the browser refuses', async () => {
  const button = await pressed(async () => Promise.reject(new Error('NotAllowedError')));
  expect(button.textContent).toBe('복사하지 못했습니다. 주소창의 주소를 복사해 주세요.');
});
