import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInAs } from '../../../../tests/stage/signInAs.ts';
import { useSession } from '../session/sessionStore.ts';

const answer: { value: object | null; isKnown: boolean } = { value: null, isKnown: false };
const stored = vi.fn<(value: object | null) => Promise<void>>();
vi.mock('./useUserSetting.ts', () => ({ useUserSetting: () => ({ ...answer, keep: stored }) }));
const { useSyncedSetting } = await import('./useSyncedSetting.ts');

const take = vi.fn<(value: object) => void>();
const shown: { keep?: (value: object) => Promise<void> } = {};
const keep = (value: object) => shown.keep?.(value);
let root: Root;
const Place = ({ name }: { name: string }) => {
  const kept = useSyncedSetting<object>(name, take);
  useEffect(() => void Object.assign(shown, { keep: kept }));
  return null;
};
const show = (name: string) => act(async () => root.render(<Place name={name} />));
const comes = async (name: string, value: object) => {
  Object.assign(answer, { value, isKnown: true });
  await show(name);
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(answer, { value: null, isKnown: false });
  take.mockReset();
  stored.mockReset().mockResolvedValue();
  signInAs({ userId: 'u-1' });
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  useSession.setState(useSession.getInitialState(), true);
  vi.unstubAllGlobals();
});

it('shows what the server remembers when it comes first, and no answer to a choice after it', async () => {
  await show('one');
  await comes('one', { share: 40 });
  expect(take.mock.calls).toEqual([[{ share: 40 }]]);
  for (const share of [42, 44]) await keep({ share });
  await comes('one', { share: 42 });
  expect(take).toHaveBeenCalledOnce();
  expect(stored.mock.calls).toEqual([[{ share: 42 }], [{ share: 44 }]]);
});

it('leaves a choice that was made before the server answered', async () => {
  await show('two');
  await keep({ share: 50 });
  await comes('two', { share: 40 });
  expect(take).not.toHaveBeenCalled();
});
