import { act } from 'react';
import { expect, it } from 'vitest';
import { stage } from '../../../../../../tests/stage/stage.tsx';
import { FollowDialog } from './FollowDialog.tsx';

it('saves a word that was typed and not added too, and no word twice', async () => {
  const saved: (readonly string[])[] = [];
  const shown = await stage(
    <FollowDialog
      kind="keywords"
      title="키워드 선택"
      keys={['한류']}
      names={new Map()}
      onSave={async (keys) => void saved.push(keys)}
      onClose={() => {}}
    />,
  );
  const field = document.querySelector<HTMLInputElement>('dialog input');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    write?.call(field, '태권도, 한류');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => document.querySelector<HTMLButtonElement>('dialog [type=submit]')?.click());
  expect(saved).toEqual([['한류', '태권도']]);
  shown.unmount();
});
