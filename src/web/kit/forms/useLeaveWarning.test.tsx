import { act, use } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Stage, stage } from '../../../../tests/stage/stage.tsx';
import { useDialogs } from '../dialogs/dialogStore.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

let screen: Stage;
afterEach(() => {
  screen.unmount();
  useDialogs.setState({ queue: [] });
});

const Form = () => {
  useLeaveWarning(() => true, { isAnonymous: true });
  return null;
};
const questions = () => useDialogs.getState().queue;
const answer = (leave: boolean) => act(async () => questions()[0]?.settle(leave));

const never = new Promise<never>(() => {});
const Coming = () => use(never);
const leaveForWhatIsStillComing = async () => {
  screen = await stage(<Form />, '/form', [{ path: '/one', element: <Coming /> }]);
  await screen.go('/one');
  await answer(true);
};

describe('leaving work that is not saved', () => {
  it('twice before the first answer is asked once, and leads to the last place wanted', async () => {
    screen = await stage(<Form />, '/form');
    await screen.go('/one');
    await screen.go('/two');
    expect(questions()).toHaveLength(1);
    await answer(true);
    expect(screen.address()).toBe('/two');
    expect(questions()).toHaveLength(0);
  });

  it('is not asked again while the place that one leaves for is still coming', async () => {
    await leaveForWhatIsStillComing();
    await screen.go('/two');
    expect(screen.address()).toBe('/two');
    expect(questions()).toHaveLength(0);
  });

  it('is asked again by who came back before the place that they left for was there', async () => {
    await leaveForWhatIsStillComing();
    await screen.go(-1);
    expect(screen.address()).toBe('/form');
    await screen.go('/two');
    expect(questions()).toHaveLength(1);
  });

  it('is asked again after one has stayed', async () => {
    screen = await stage(<Form />, '/form');
    await screen.go('/one');
    await screen.go('/two');
    await answer(false);
    expect(screen.address()).toBe('/form');
    expect(questions()).toHaveLength(0);
    await screen.go('/one');
    expect(questions()).toHaveLength(1);
    await answer(true);
    expect(screen.address()).toBe('/one');
  });
});
