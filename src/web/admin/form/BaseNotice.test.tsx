import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { http } from '#web/client/http/http.ts';
import { useDialogs } from '#web/kit/dialogs/dialogStore.ts';
import {
  button,
  labelled,
  press,
  renderScreen,
  type Screen,
  settle,
  signIn,
  type,
} from '../../../../tests/stage/renderScreen.tsx';
import { EditRecord } from './EditRecord.tsx';
import { SpecForm, SpecInput } from './SpecForm.tsx';

let screen: Screen | undefined;
afterEach(() => {
  screen?.unmount();
  vi.restoreAllMocks();
});

const Fields = ({ purpose }: { purpose: 'insert' | 'update' }) => (
  <SpecForm purpose={purpose}>
    <SpecInput source="exhibitionNm" />
  </SpecForm>
);
const record = { id: 3, exhibitionId: 3, exhibitionNm: '처음', mdfcnDt: '2026-01-01T00:00:00Z' };

it('a shipped record that was changed takes its first values back, and what was typed is gone', async () => {
  signIn(true);
  let stored: object = { ...record, exhibitionNm: '고친 이름', baseCd: 'changed' };
  const post = vi.spyOn(http, 'post').mockImplementation(async () => {
    stored = { ...record, baseCd: 'base' };
    return { data: { data: stored } };
  });
  const form = <EditRecord id="3" fields={Fields} onSaved={() => {}} onCancel={() => {}} />;
  screen = await renderScreen(form, { getOne: async () => ({ data: stored }) });
  await type(labelled('전시명'), '적다 만 이름');
  await press(button('기본값으로 되돌리기'));
  const [question] = useDialogs.getState().queue;
  expect(question?.message).toContain('‘고친 이름’을 제품과 함께 온 값으로');
  await act(async () => question?.settle(true));
  await settle();
  expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
    '/revert-exhibition',
    { exhibitionId: 3, mdfcnDt: record.mdfcnDt },
  ]);
  expect(labelled('전시명').value).toBe('처음');
  expect(document.body.textContent).not.toContain('기본값으로 되돌리기');
});
