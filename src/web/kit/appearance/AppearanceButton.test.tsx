import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, it } from 'vitest';
import { stage } from '../../../../tests/stage/stage.tsx';
import { AppearanceButton, openAppearance } from './AppearanceButton.tsx';

it('the choice of appearance opens at its button, and nothing happens where a screen has none', async () => {
  openAppearance();
  const screen = await stage(
    <QueryClientProvider client={new QueryClient()}>
      <AppearanceButton />
    </QueryClientProvider>,
  );
  await act(async () => openAppearance());
  const button = document.querySelector('[aria-expanded="true"]');
  expect(button?.getAttribute('aria-label')).toBe('화면 설정');
  expect(document.activeElement).toBe(button);
  screen.unmount();
  openAppearance();
});
