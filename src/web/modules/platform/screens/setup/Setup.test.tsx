import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SetupOverview } from '#generated/types/setupCalls.ts';
import { http } from '#web/client/http/http.ts';
import { type Stage, settle, stage } from '../../../../../../tests/stage/stage.tsx';
import { Setup } from './Setup.tsx';
import { progressOf } from './useSetup.ts';

describe('the progress of the setup', () => {
  it.each([
    ['good good', '준비를 모두 마쳤습니다.'],
    ['good bad bad', '3가지 가운데 1가지를 마쳤습니다. 꼭 필요한 것 2가지가 남았습니다.'],
    ['good notice', '2가지 가운데 1가지를 마쳤습니다. 권장하는 것 1가지가 남았습니다.'],
    ['bad notice', '2가지 가운데 0가지를 마쳤습니다. 꼭 필요한 것 1가지, 권장하는 것 1가지가 남았습니다.'],
  ])('of %s steps is told in one sentence', (states, sentence) => {
    expect(progressOf(states.split(' ').map((state) => ({ state })))).toBe(sentence);
  });
});

describe('the first screen of a new installation', () => {
  const step = { state: 'bad', words: '아직 정하지 않았습니다.', why: '메일을 보내는 데 필요합니다.' };
  const overview: SetupOverview = {
    endedYn: 'N',
    steps: [
      { ...step, area: '매체', menuUrl: '/admin/monitoring/CollectSource' },
      { ...step, area: '메일', menuUrl: null },
    ],
  };
  let scene: Stage;
  const shows = async (shown: SetupOverview) => {
    vi.spyOn(http, 'get').mockResolvedValue({ data: { data: shown } });
    scene = await stage(
      <QueryClientProvider client={new QueryClient()}>
        <Setup />
      </QueryClientProvider>,
      '/admin/monitoring/Setup',
    );
    await settle();
  };
  const ending = () => document.querySelector('button');

  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  afterEach(() => {
    scene.unmount();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('has the steps done on screens apart from those of the configuration file', async () => {
    await shows(overview);
    const groups = [...document.querySelectorAll('ol')].map((list) =>
      [...list.querySelectorAll('h3')].map(({ textContent }) => textContent),
    );
    expect(groups).toEqual([['매체'], ['메일']]);
    expect([...document.querySelectorAll('ol a')].map((link) => link.getAttribute('href'))).toEqual([
      '/admin/monitoring/CollectSource',
    ]);
  });

  it('is ended by one press, once', async () => {
    await shows(overview);
    const post = vi.spyOn(http, 'post').mockResolvedValue({ data: { data: null } });
    await act(async () => ending()?.click());
    await settle();
    expect(post.mock.calls.map(([path]) => path)).toEqual(['/setup-end']);
  });

  it('that was ended has nothing to end', async () => {
    await shows({ ...overview, endedYn: 'Y' });
    expect(ending()).toBeNull();
  });
});
