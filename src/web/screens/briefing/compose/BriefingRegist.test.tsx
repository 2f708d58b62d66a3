import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { signInAs } from '../../../../../tests/stage/signInAs.ts';
import { button, press, stage } from '../../../../../tests/stage/stage.tsx';
import { BriefingRegist } from './BriefingRegist.tsx';

const { announce } = vi.hoisted(() => ({ announce: vi.fn() }));
vi.mock('#web/kit/announce/announce.tsx', () => ({ announce }));
vi.mock('#web/kit/briefingTray/useMayCompose.ts', () => ({ useMayCompose: () => true }));
vi.mock('#web/kit/briefingTray/trayStore.ts', () => ({ useTray: () => true }));
vi.mock('./Compose.tsx', () => ({
  Compose: ({ onSaved }: { onSaved: (edition: object) => void }) => (
    <button type="button" onClick={() => onSaved({ brfgId: 7, sttsCd: 'PUBLISHED' })}>
      발행
    </button>
  ),
}));

const State = () => <output>{JSON.stringify(useLocation().state)}</output>;

it('a new edition is said to be out where it is published: its page, loaded again, does not repeat it', async () => {
  signInAs({ userId: 'u-1' });
  const path = '/product/daily/DailyBriefing';
  const detail = { path: `${path}/Detail/7`, element: <State /> };
  const shown = await stage(<BriefingRegist />, `${path}/Regist`, [detail]);
  await press(button('발행'));
  expect(announce.mock.calls).toEqual([['브리핑을 발행했습니다.']]);
  expect(document.querySelector('output')?.textContent).toBe('null');
  shown.unmount();
});
