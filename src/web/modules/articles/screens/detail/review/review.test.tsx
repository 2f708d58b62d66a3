import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noRights } from '#contract/session.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { http } from '#web/client/http/http.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { useDialogs } from '#web/kit/dialogs/dialogStore.ts';
import { signInAs } from '../../../../../../../tests/stage/signInAs.ts';
import { labelled, type Stage, settle, stage } from '../../../../../../../tests/stage/stage.tsx';
import { startConditions } from '../../query/conditions.ts';
import { ArticleRail } from '../ArticleRail.tsx';
import type { ArticleRecord } from '../articleRecord.ts';
// preloaded: the page loads both lazily
import './AnalysisReview.tsx';
import './Correction.tsx';

const at = '2026-11-23T00:00:00.000Z';
const later = '2026-11-23T01:00:00.000Z';
const machineMade = {
  articleId: 7,
  mdfcnDt: at,
  lanCd: 'fr',
  lclsfNm: 'KOREA',
  featExtrMclsf: 'MCLSF_05',
  featExtrMclsfNm: '한류·콘텐츠',
  featExtr: { issue: ['한류'], pern: [], incdnt: [], plcy: [], inst: [], evnt: [] },
  featExtrKwdList: ['한류', '영화'],
  relIssueNmList: ['한류 확산'],
  featExtrSmry: null,
  nearDuplicates: { items: [], total: 0 },
  machineReading: { made: {} },
  fieldOrgn: {
    lclsfNm: { by: 'rules', at },
    featExtrMclsf: { by: 'rules', at, cnfrmDt: at },
    featExtr: { by: 'dictionary', at },
    featExtrKwdList: { by: 'dictionary', at },
    relIssueNmList: { by: 'dictionary', at },
  },
} as unknown as ArticleRecord;

let scene: Stage;
let sent: unknown[];

const Page = ({ article }: { article: ArticleRecord }) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <Link to="/list">목록으로</Link>
    <ArticleRail article={article} conditions={startConditions} />
  </QueryClientProvider>
);
const show = async (article = machineMade) => {
  scene = await stage(<Page article={article} />, '/detail');
};
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
const press = async (name: string) => {
  await act(async () => button(name)?.click());
  await settle();
};
const type = (label: string, value: string) =>
  act(async () => {
    const field: HTMLElement = labelled(label);
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const drafts = () => Object.keys(localStorage).filter((item) => item.startsWith('draft:'));
const requested = () => useDialogs.getState().queue.map(({ message }) => message);
const answer = async (yes: boolean) => {
  await act(async () => useDialogs.getState().queue[0]?.settle(yes));
  await settle();
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  sessionStorage.clear();
  signInAs({ userId: 'u-1' }, { authorizedInfo: { ...noRights, mngrYn: 'Y' } });
  useSession.setState({ token: { signedIn: true, renewedAt: Date.now() } });
  sent = [];
  vi.spyOn(http, 'get').mockResolvedValue({ data: { data: [] } });
  vi.spyOn(http, 'post').mockImplementation((path, body) => {
    sent.push([path, body]);
    return Promise.resolve({ data: { data: { mdfcnDt: at } } });
  });
});
afterEach(() => {
  scene.unmount();
  document.body.replaceChildren();
  useDialogs.setState({ queue: [] });
  useSession.setState({ user: null });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const path = '/update-article/analysis';
const version = { articleId: 7, mdfcnDt: at };

describe('what machines have filled', () => {
  it('is confirmed all at once, or single fields with the corrections of others', async () => {
    await show();
    await press('모두 확인');
    await press('고치기');
    await act(async () => labelled('특징 확인').click());
    await type('키워드', '한류');
    await press('저장');
    const all = ['lclsfNm', 'featExtr', 'featExtrKwdList', 'relIssueNmList'];
    expect(sent).toEqual([
      [path, { ...version, confirmed: all }],
      [path, { ...version, featExtrKwdList: ['한류'], confirmed: ['featExtr'] }],
    ]);
  });

  it('is neither confirmed nor corrected by who may only read it', async () => {
    signInAs({ userId: 'u-2' }, { authorizedInfo: noRights });
    await show();
    const offered = [...document.querySelectorAll('button')].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent,
    );
    expect(document.body.textContent).toContain('한류·콘텐츠');
    expect(offered.filter((name) => /확인|고치기/.test(name))).toEqual([]);
  });

  it('is not offered for confirmation while it is being corrected', async () => {
    await show();
    await press('고치기');
    expect(button('모두 확인')).toBeUndefined();
    await press('취소');
    expect(button('모두 확인')).toBeDefined();
  });
});

describe('a correction', () => {
  it('sends what was changed and nothing else', async () => {
    await show();
    await press('고치기');
    await type('키워드', '한류，전시 ');
    await type('인물', '홍길동');
    await type('관련 이슈', '한류 확산\n새 이슈');
    await press('저장');
    expect(sent).toEqual([
      [
        path,
        {
          ...version,
          featExtr: { issue: ['한류'], pern: ['홍길동'], incdnt: [], plcy: [], inst: [], evnt: [] },
          featExtrKwdList: ['한류', '전시'],
          relIssueNmList: ['한류 확산', '새 이슈'],
        },
      ],
    ]);
    expect(document.querySelector('form')).toBeNull();
    expect(drafts()).toEqual([]);
  });

  it('sends nothing where nothing was corrected, or it was thought better of', async () => {
    await show();
    await press('고치기');
    await press('저장');
    await press('고치기');
    await type('인물', '홍길동');
    await press('취소');
    expect(requested()).toEqual(['고친 내용을 저장하지 않고 나가시겠습니까?']);
    await answer(true);
    expect(document.querySelector('form')).toBeNull();
    expect(sent).toEqual([]);
    expect(drafts()).toEqual([]);
  });

  it('stays in the form when the server refuses, and the server’s sentence is shown', async () => {
    vi.spyOn(http, 'post').mockRejectedValue(new HttpProblem(400, { message: '안 됩니다.' }, ''));
    await show();
    await press('고치기');
    await type('요약', '새 요약');
    await press('저장');
    expect(labelled('요약').value).toBe('새 요약');
    expect(requested()).toEqual(['안 됩니다.']);
  });

  it('is shown beside what somebody else stored meanwhile, and the next save passes over it', async () => {
    const theirs = { ...machineMade, mdfcnDt: later, lclsfNm: 'GLOBAL', featExtrKwdList: ['남의 말'] };
    await show();
    await press('고치기');
    await type('키워드', '내 말');
    const post = vi
      .spyOn(http, 'post')
      .mockRejectedValueOnce(new HttpProblem(409, { code: 'CONFLICT', message: '늦음', data: theirs }, ''));
    await press('저장');
    expect(requested()).toEqual([]);
    expect(labelled('키워드').value).toBe('내 말');
    expect(labelled('대분류').value).toBe('GLOBAL');
    expect(document.activeElement?.textContent).toContain('먼저 저장했습니다');
    const groups = [...document.querySelectorAll('[role="group"]')];
    expect(groups.map((one) => [one.getAttribute('aria-label'), one.textContent])).toEqual([
      ['다른 사람이 저장한 대분류', '다른 사람이 저장한 값 국제'],
      ['다른 사람이 저장한 키워드', '다른 사람이 저장한 값 남의 말이 값 쓰기'],
    ]);
    await press('저장');
    expect(post.mock.calls.at(-1)?.[1]).toEqual({ articleId: 7, mdfcnDt: later, featExtrKwdList: ['내 말'] });
    expect(document.querySelector('form')).toBeNull();
  });
});

describe('a tick of what is right', () => {
  const tick = (label: string) => act(async () => labelled(`${label} 확인`).click());

  it('is taken back where somebody has just changed the field, also one group of features', async () => {
    const theirs = {
      ...machineMade,
      mdfcnDt: later,
      lclsfNm: 'GLOBAL',
      featExtr: { ...machineMade.featExtr, pern: ['남'] },
    };
    await show();
    await press('고치기');
    for (const label of ['대분류', '특징', '키워드']) await tick(label);
    const post = vi
      .spyOn(http, 'post')
      .mockRejectedValueOnce(new HttpProblem(409, { code: 'CONFLICT', message: '늦음', data: theirs }, ''));
    await press('저장');
    expect(['대분류', '특징', '키워드'].map((label) => labelled(`${label} 확인`).checked)).toEqual([
      false,
      false,
      true,
    ]);
    await press('저장');
    expect(post.mock.calls.at(-1)?.[1]).toEqual({
      articleId: 7,
      mdfcnDt: later,
      confirmed: ['featExtrKwdList'],
    });
  });

  it('is not lost without a question', async () => {
    await show();
    await press('고치기');
    await tick('대분류');
    await press('취소');
    expect(requested()).toEqual(['확인한 내용을 저장하지 않고 나가시겠습니까?']);
    await answer(false);
    await press('목록으로');
    expect(requested()).toEqual(['저장하지 않은 내용이 있습니다. 저장하지 않고 나가시겠습니까?']);
  });
});

describe('a correction that is typed and not stored', () => {
  const begin = async () => {
    await show();
    await press('고치기');
    await type('키워드', '내 말');
  };

  it('is not left without a question', async () => {
    await begin();
    await press('목록으로');
    expect(requested()).toEqual(['저장하지 않은 내용이 있습니다. 저장하지 않고 나가시겠습니까?']);
    await answer(false);
    expect(scene.address()).toBe('/detail');
    expect(labelled('키워드').value).toBe('내 말');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });

  it('is offered again after leaving, beside what was stored since', async () => {
    await begin();
    await press('목록으로');
    await answer(true);
    expect(scene.address()).toBe('/list');
    await show({ ...machineMade, mdfcnDt: later, featExtrKwdList: ['남의 말'] });
    await press('이어서 쓰기');
    expect(labelled('키워드').value).toBe('내 말');
    expect(document.querySelector('[role="group"]')?.textContent).toContain('남의 말');
    await press('저장');
    expect(sent).toEqual([[path, { articleId: 7, mdfcnDt: later, featExtrKwdList: ['내 말'] }]]);
    expect(drafts()).toEqual([]);
  });
});
