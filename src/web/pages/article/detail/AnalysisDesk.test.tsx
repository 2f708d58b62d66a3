import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http } from '#web/shared/http/http.ts';
import { AnalysisDesk } from './AnalysisDesk.tsx';
import type { ArticleRecord } from './articleRecord.ts';

const at = '2026-11-23T00:00:00.000Z';
const machineMade = {
  articleId: 7,
  mdfcnDt: at,
  lclsfNm: 'KOREA',
  featExtrMclsf: 'MCLSF_05',
  featExtrMclsfNm: '한류·콘텐츠',
  featExtrKwdList: ['한류', '영화'],
  featExtrSmry: null,
  fieldOrgn: {
    lclsfNm: { by: 'rules', at },
    featExtrMclsf: { by: 'rules', at, cnfrmDt: at },
    featExtrKwdList: { by: 'dictionary', at },
  },
} as unknown as ArticleRecord;

let root: Root;
let sent: unknown[];

const show = async (article: ArticleRecord) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <AnalysisDesk article={article} />
      </QueryClientProvider>,
    ),
  );
};
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  ) as HTMLButtonElement;
const press = (name: string) => act(async () => button(name).click());
const type = (field: Element | null, value: string) =>
  act(async () => {
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent = [];
  vi.spyOn(http, 'get').mockResolvedValue({ data: { data: [] } });
  vi.spyOn(http, 'post').mockImplementation((path, body) => {
    sent.push([path, body]);
    return Promise.resolve({ data: { data: { mdfcnDt: at } } });
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const path = '/update-article/analysis';
const version = { articleId: 7, mdfcnDt: at };

describe('the desk of an analysis', () => {
  it('asks for what a machine has filled and nobody has looked at', async () => {
    await show(machineMade);
    expect([...document.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      '대분류한국확인',
      '키워드한류, 영화확인',
    ]);
  });

  it('confirms one field, or all at once', async () => {
    await show(machineMade);
    await press('키워드 확인');
    await press('모두 확인');
    expect(sent).toEqual([
      [path, { ...version, confirmed: ['featExtrKwdList'] }],
      [path, { ...version, confirmed: ['lclsfNm', 'featExtrKwdList'] }],
    ]);
  });

  it('sends what was corrected and nothing else', async () => {
    await show(machineMade);
    await press('고치기');
    await type(document.querySelector('input'), '한류，전시 ');
    await press('고친 내용 저장');
    expect(sent).toEqual([[path, { ...version, featExtrKwdList: ['한류', '전시'] }]]);
    expect(document.querySelector('form')).toBeNull();
  });

  it('sends nothing where nothing was corrected, or it was thought better of', async () => {
    await show(machineMade);
    await press('고치기');
    await press('고친 내용 저장');
    await press('고치기');
    await press('취소');
    expect(sent).toEqual([]);
  });

  it('keeps the form open when the server refuses', async () => {
    vi.spyOn(http, 'post').mockRejectedValue(new Error('refused'));
    await show(machineMade);
    await press('고치기');
    await type(document.querySelector('textarea'), '새 요약');
    await press('고친 내용 저장');
    expect(document.querySelector('textarea')?.value).toBe('새 요약');
  });
});
