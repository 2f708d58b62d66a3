import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#web/kit/query/queryClient.ts';
import {
  button,
  labelled,
  press,
  type Stage,
  settle,
  stage,
  type,
} from '../../../../../../tests/stage/stage.tsx';
import { LabelDialog } from './LabelDialog.tsx';
import type { Label } from './labels.ts';

const { read } = vi.hoisted(() => ({ read: vi.fn<(path: string, config: object) => Promise<object>>() }));
vi.mock('#web/client/http/read.ts', () => ({ read }));
const { write } = vi.hoisted(() => ({
  write: vi.fn<(verb: string, path: string, body: object) => Promise<object>>(),
}));
vi.mock('#web/client/http/write.ts', () => ({ write }));

const label = (change: Partial<Label>): Label => ({
  labelId: 1,
  labelNm: '한류',
  colorCd: 'red',
  fldrNm: null,
  ltrYn: 'N',
  ownYn: 'Y',
  edtYn: 'Y',
  shrYn: 'N',
  grpEdtYn: 'N',
  userNm: null,
  groupNm: null,
  cnt: 2,
  pickedCnt: 0,
  ...change,
});
const later = label({ labelId: 0, labelNm: '나중에 읽기', ltrYn: 'Y' });
const shared = label({ labelId: 9, labelNm: '함께', ownYn: 'N', edtYn: 'N', userNm: '김민지' });

let shown: Stage | undefined;
const open = async (labels: Label[], articleIds = [7, 8]) => {
  read.mockResolvedValue({ labels });
  shown = await stage(
    <QueryClientProvider client={queryClient}>
      <LabelDialog articleIds={articleIds} title="고른 글" onClose={() => {}} />
    </QueryClientProvider>,
  );
  await settle();
};
const sent = () => write.mock.calls.map(([verb, path, body]) => [verb, path, body]);
const submit = () =>
  act(async () =>
    document
      .querySelector('dialog form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );

beforeEach(() => queryClient.clear());
afterEach(() => {
  shown?.unmount();
  shown = undefined;
  vi.clearAllMocks();
});

it('a label on some of the articles is neither on nor off, a colleague’s is not to be changed', async () => {
  await open([later, label({ pickedCnt: 1 }), shared]);
  const box = (name: string) => labelled(name) as HTMLInputElement;
  const states = ['나중에 읽기', '한류', '함께'].map((name) => {
    const found = [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith(name));
    const { checked, indeterminate, disabled } = found?.querySelector('input') ?? box(name);
    return [checked, indeterminate, disabled];
  });
  expect(states).toEqual([
    [false, false, false],
    [false, true, false],
    [false, false, true],
  ]);
});

it('a pressed label is on at once, off again where it cannot be stored, and taken back only from what changed', async () => {
  await open([later, label({})]);
  const box = document.querySelectorAll<HTMLInputElement>(
    'dialog input[type=checkbox]',
  )[1] as HTMLInputElement;
  write.mockRejectedValueOnce(new Error('no'));
  await press(box);
  expect([box.checked, document.querySelector('[role=alert]')?.textContent]).toEqual([
    false,
    expect.any(String),
  ]);
  write.mockResolvedValue({ changed: [8] });
  read.mockResolvedValue({ labels: [later, label({ pickedCnt: 2 })] });
  await press(box);
  await settle();
  expect(box.checked).toBe(true);
  await press(button('되돌리기'));
  const path = '/update-articlelabel/items';
  expect(sent().slice(1)).toEqual([
    ['PUT', path, { labelId: 1, articleIds: [7, 8], labelYn: 'Y' }],
    ['PUT', path, { labelId: 1, articleIds: [8], labelYn: 'N' }],
  ]);
});

it('a name that is known puts its label on, in any case; another one is made', async () => {
  await open([later, label({ labelNm: 'K-Pop' })], [7]);
  const field = document.querySelector('dialog input:not([type=checkbox])') as HTMLInputElement;
  write.mockResolvedValue({ changed: [7], labelId: 5 });
  await type(field, 'k-pop');
  await submit();
  await type(field, '새 이름');
  await submit();
  await settle();
  expect(sent()).toEqual([
    ['PUT', '/update-articlelabel/items', { labelId: 1, articleIds: [7], labelYn: 'Y' }],
    ['POST', '/insert-articlelabel', { labelNm: '새 이름' }],
    ['PUT', '/update-articlelabel/items', { labelId: 5, articleIds: [7], labelYn: 'Y' }],
  ]);
});
