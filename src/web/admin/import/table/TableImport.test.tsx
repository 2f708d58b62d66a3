import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ImportFile, ImportRun } from '#generated/types/listImportCalls.ts';
import { http } from '#web/client/http/http.ts';
import {
  button,
  labelled,
  press,
  renderScreen,
  type Screen,
  settle,
  signIn,
  type,
} from '../../../../../tests/stage/renderScreen.tsx';
import { TableImport } from './TableImport.tsx';

let screen: Screen | undefined;
beforeEach(() => signIn(true));
afterEach(() => {
  screen?.unmount();
  screen = undefined;
  vi.restoreAllMocks();
});

const column = (head: string, field: string, stateCd: string, likely: string | null = null) => ({
  head,
  samples: ['보기'],
  field,
  stateCd,
  likely,
});
const columns = [
  column('name', 'name', 'known'),
  column('contry', 'none', 'unknown', 'country'),
  column('web', 'none', 'unknown'),
];
const file: ImportFile = {
  listImportId: 1,
  rowCnt: 3,
  keptYn: 'N',
  columns,
  fields: [
    { value: 'url', label: '매체 주소(URL)', repeatYn: 'N' },
    { value: 'name', label: '매체명', repeatYn: 'N' },
    { value: 'country', label: '국가', repeatYn: 'N' },
  ],
  needs: [
    { anyOf: ['url'], sentence: '매체 주소(URL)나 도메인이 든 열이 없습니다.', requiredYn: 'Y' },
    { anyOf: ['country'], sentence: '국가 열이 없습니다.', requiredYn: 'N' },
  ],
};
const found: ImportRun = {
  listImportId: 1,
  sttsCd: 'trial',
  fileNm: '매체.csv',
  rowCnt: 3,
  readCnt: 3,
  newCnt: 2,
  filledCnt: 0,
  knownCnt: 0,
  refusedCnt: 1,
  more: [],
  notes: [],
  removedCnt: 0,
  leftCnt: 0,
  undone: null,
  regDt: '2026-11-30T00:00:00.000Z',
  undoDt: null,
  userNm: null,
  items: [
    { line: 4, title: 'nowhere', detail: null, stateCd: 'refused', remark: '도메인이나 URL이 아닙니다.' },
  ],
};
const list = { target: 'media', label: '매체', unit: '곳', maxRows: 10_000, queries: [], intro: null };
const text = () => document.querySelector('dialog')?.textContent ?? '';
const step = () => document.querySelector('[aria-current=step]')?.textContent;

it('goes from the file over its columns and a dry run to the result, which can be undone', async () => {
  let runs: ImportRun[] = [];
  vi.spyOn(http, 'get').mockImplementation(async () => ({ data: { data: runs } }));
  const sent: unknown[] = [];
  vi.spyOn(http, 'post').mockImplementation(async (path, body) => {
    sent.push([path, body]);
    if (path.endsWith('/file')) return { data: { data: file } };
    if ((body as { tryYn: string }).tryYn === 'N') runs = [{ ...found, sttsCd: 'done' }];
    return { data: { data: found } };
  });
  screen = await renderScreen(<TableImport list={list} onClose={() => {}} />, {});
  expect(step()).toBe('파일');
  const input = labelled('매체 목록 파일');
  Object.defineProperty(input, 'files', { value: [new File(['name,contry,web'], '매체.csv')] });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await vi.waitFor(() => expect(step()).toBe('열 맞추기'));

  expect(text()).toContain('모르는 열이 2개 있습니다: ‘contry’, ‘web’.');
  expect(text()).toContain('매체 주소(URL)나 도메인이 든 열이 없습니다.');
  await press(button('미리 보기'));
  expect(sent).toHaveLength(1);
  await type(labelled<HTMLSelectElement>('web'), 'url');
  expect(text()).toContain('국가 열이 없습니다.');
  await press(button('‘국가’의 오타인가요? 맞추기'));
  expect(text()).not.toContain('모르는 열');
  await press(button('미리 보기'));

  expect(step()).toBe('미리 보기');
  expect(text()).toContain('4번째 줄: 도메인이나 URL이 아닙니다.');
  await press(button('2곳 등록'));
  await settle();
  expect(step()).toBe('결과');
  const fields = ['name', 'country', 'url'];
  expect(sent.slice(1)).toEqual([
    ['/list-import', { listImportId: 1, fields, tryYn: 'Y' }],
    ['/list-import', { listImportId: 1, fields, tryYn: 'N' }],
  ]);
  expect(button('가져오지 못한 1줄 내려받기')).toBeTruthy();
  expect(button('가져오기 되돌리기')).toBeTruthy();
});
