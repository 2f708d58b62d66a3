import { act, useState } from 'react';
import { SimpleForm } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SpecProvider } from '#web/admin/spec/SpecContext.tsx';
import { exhibition, exhibitionForms } from '../../../../../tests/stage/exhibition.ts';
import {
  button,
  labelled,
  renderScreen,
  type Screen,
  settle,
  signIn,
  type,
} from '../../../../../tests/stage/renderScreen.tsx';
import { type CheckedAddress, CheckedAddressInput } from './CheckedAddressInput.tsx';

const spec = {
  ...exhibition,
  fields: [...exhibition.fields, { name: 'url', label: '주소', kind: 'text', nullable: true } as const],
};
const [first, second] = ['https://a.example.org/1', 'https://a.example.org/2'];
/** Resolvers of pending requests. */
const answers = new Map<string, (checked: CheckedAddress) => void>();
const ask = vi.fn<(url: string) => Promise<CheckedAddress>>(
  (url) => new Promise((answer) => void answers.set(url, answer)),
);
const onEnter = vi.fn<(url: string) => void>();

const Stage = () => {
  const [isShown, setShown] = useState(true);
  return (
    <SpecProvider spec={spec} forms={exhibitionForms}>
      <SimpleForm toolbar={false}>
        {isShown && <CheckedAddressInput checkAddress={ask} onEnter={onEnter} />}
      </SimpleForm>
      <button type="button" onClick={() => setShown(false)}>
        닫기
      </button>
    </SpecProvider>
  );
};

let screen: Screen | undefined;
beforeEach(async () => {
  vi.clearAllMocks();
  signIn(true);
  screen = await renderScreen(<Stage />, {});
});
afterEach(() => screen?.unmount());

const box = () => labelled('주소');
const enter = () =>
  act(async () => box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
const free = async (url: string) => {
  await act(async () => answers.get(url)?.({ url, state: 'free', sentence: '쓸 수 있습니다.' }));
  await settle();
};

describe('an address that is checked', () => {
  it('goes on once the address at which Enter was pressed is answered', async () => {
    await type(box(), first);
    await enter();
    expect([ask.mock.calls[0]?.[0], onEnter.mock.calls]).toEqual([first, []]);
    await free(first);
    expect(onEnter.mock.calls).toEqual([[first]]);
  });

  it('does not go on when another address is there by then, nor when that is answered', async () => {
    await type(box(), first);
    await enter();
    await type(box(), second);
    await free(first);
    await act(async () => {
      box().dispatchEvent(new Event('paste', { bubbles: true }));
    });
    await settle();
    await free(second);
    expect(document.querySelector('[role=status]')?.textContent).toContain('쓸 수 있습니다.');
    expect(onEnter).not.toHaveBeenCalled();
  });

  it('is not asked about when the field has gone before a pasted text is there', async () => {
    await type(box(), first);
    await act(async () => {
      box().dispatchEvent(new Event('paste', { bubbles: true }));
      button('닫기').click();
    });
    await settle();
    expect(ask).not.toHaveBeenCalled();
  });
});
