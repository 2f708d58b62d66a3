import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useSession } from '#web/client/session/sessionStore.ts';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import { menuTree } from '../../../../tests/stage/exampleMenus.ts';
import { signInAs } from '../../../../tests/stage/signInAs.ts';
import { type Stage, stage } from '../../../../tests/stage/stage.tsx';
import { PageHead } from './PageHead.tsx';

let shown: Stage;
beforeEach(() => {
  signInAs({ userId: 'kim' });
  useSession.setState({ menu: menuTree(['운영 현황', '/admin/monitoring/Operation']) });
});
afterEach(() => {
  shown.unmount();
  useSession.setState(useSession.getInitialState(), true);
});

const RenamingPage = () => {
  usePageHead({ heading: '오늘의 운영' });
  return <PageHead />;
};
/** The head of a screen asks for the user's settings, which are never answered here. */
const staged = (head: ReactNode, path: string) =>
  stage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      {head}
    </QueryClientProvider>,
    path,
  );
const heading = () => document.querySelector('h1')?.textContent;
const text = () => document.body.textContent;

it('words of a route stand before its page is drawn; what the page knows better replaces them', async () => {
  const path = '/admin/monitoring/Operation';
  shown = await staged(<PageHead />, path);
  expect(text()).toContain('점검할 곳과 서버');
  expect(heading()).not.toBe('오늘의 운영');
  shown.unmount();
  shown = await staged(<RenamingPage />, path);
  expect(text()).toContain('점검할 곳과 서버');
  expect(heading()).toBe('오늘의 운영');
});
