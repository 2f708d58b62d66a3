import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AnnouncementHost } from '#web/kit/announce/announce.tsx';
import { RouteChange } from '#web/shell/page/RouteChange.tsx';
import { button, press, stage } from '../../../../../../tests/stage/stage.tsx';
import { BriefingRegist } from './BriefingRegist.tsx';

vi.mock('../../parts/tray/useMayCompose.ts', () => ({ useMayCompose: () => true }));
vi.mock('../../parts/tray/trayStore.ts', () => ({ useTray: () => true }));
vi.mock('./Compose.tsx', () => ({
  Compose: ({ onSaved }: { onSaved: (edition: object) => void }) => (
    <button type="button" onClick={() => onSaved({ brfgId: 7, sttsCd: 'PUBLISHED' })}>
      발행
    </button>
  ),
}));

const path = '/product/daily/DailyBriefing';
const Detail = () => <output>{JSON.stringify(useLocation().state)}</output>;
const Frame = () => (
  <>
    <RouteChange />
    <AnnouncementHost />
  </>
);

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

it('a new edition is said to be out where it is published, not again when its page reloads', async () => {
  const shown = await stage(null, '/', [
    {
      element: <Frame />,
      children: [
        { path: `${path}/Regist`, element: <BriefingRegist /> },
        { path: `${path}/Detail/7`, element: <Detail /> },
      ],
    },
  ]);
  await shown.go(`${path}/Regist`);
  await press(button('발행'));
  expect(shown.address()).toBe(`${path}/Detail/7`);
  expect(document.querySelector('[aria-live]')?.textContent).toBe('브리핑을 발행했습니다.');
  expect(document.querySelector('output')?.textContent).toBe('null');
  shown.unmount();
});
