import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnnouncementHost } from '#web/kit/announce/announce.tsx';
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
import { overrideOf } from '../overrides.ts';
import { SpecField } from './SpecField.tsx';
import { SpecList } from './SpecList.tsx';

let screen: Screen | undefined;
beforeEach(() => signIn(true));
afterEach(() => {
  screen?.unmount();
  screen = undefined;
  vi.restoreAllMocks();
});

const rows = [
  { id: 1, exhibitionId: 1, exhibitionNm: '한국의 색', textField: '글' },
  { id: 2, exhibitionId: 2, exhibitionNm: '한글', textField: null },
];
const answer = async () => ({ data: rows, total: 2 });
const getList = vi.fn<typeof answer>(answer);
const show = async (list = <SpecList />, provider: object = { getList }, address?: string) => {
  getList.mockReset().mockImplementation(answer);
  screen = await renderScreen(list, provider, address);
  return screen;
};
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
const shown = (selector: string, text: string) =>
  vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (one) => one.textContent === text,
    );
    if (!found) throw new Error(`There is no ${text}.`);
    return found;
  });
const links = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('tbody th a')].map((a) => a.getAttribute('href'));

describe('a list', () => {
  it('has the columns of the schema; what names the record is the link', async () => {
    await show();
    expect(texts('thead th')).toEqual(['전시 번호', '전시명']);
    expect(texts('tbody th a')).toEqual(['한국의 색', '한글']);
    expect(links()).toEqual(['/admin/exhibition/Detail/1', '/admin/exhibition/Detail/2']);
  });

  it('says beside the total what else is counted of it', async () => {
    await show(<SpecList count={<p>읽지 않은 글 1건</p>} />);
    expect(document.body.textContent).toContain('총 2건읽지 않은 글 1건');
  });

  it('has the columns that somebody chose, in their order; the first is the link', async () => {
    await show(
      <SpecList>
        <SpecField source="textField" label="설명" />
        <SpecField source="exhibitionNm" render={({ exhibitionNm }) => `「${String(exhibitionNm)}」`} />
      </SpecList>,
    );
    expect(texts('thead th')).toEqual(['설명', '전시명']);
    expect(texts('tbody :is(th, td)')).toEqual(['글', '「한국의 색」', '-', '「한글」']);
    expect(texts('tbody th a')).toEqual(['글', '-']);
  });

  it('keeps on one line what is to stay there, and tells a title whole that may be cut', async () => {
    const long = '한국의 색을 찾아서 '.repeat(10);
    const data = [
      { ...rows[0], textField: '자료 공유' },
      { ...rows[1], exhibitionNm: long, textField: '그룹 하나와 사람 여럿' },
    ];
    const columns = (
      <SpecList>
        <SpecField source="exhibitionNm" />
        <SpecField source="textField" unbroken />
      </SpecList>
    );
    await show(columns, { getList: async () => ({ data, total: 2 }) });
    const shorts = [...document.querySelectorAll('td')].filter(({ className }) =>
      className.includes('short'),
    );
    expect(shorts.map(({ textContent }) => textContent)).toEqual(['자료 공유', '그룹 하나와 사람 여럿']);
    expect([...document.querySelectorAll('tbody th a')].map((a) => a.getAttribute('title'))).toEqual([
      null,
      long,
    ]);
  });

  it('keeps conditions and order in the address', async () => {
    const { address } = await show(
      <>
        <SpecList />
        <AnnouncementHost />
      </>,
    );
    await type(labelled('전시명'), '  한글 ');
    expect(getList).toHaveBeenCalledTimes(1);
    await press(button('조회'));
    expect(decodeURIComponent(address())).toContain('filter={"exhibitionNm":"한글"}');
    await press(button('전시명'));
    await settle();
    expect(new URLSearchParams(address().split('?')[1]).get('sort')).toBe('exhibitionNm');
    expect(texts('th[aria-sort=ascending]')).toEqual(['전시명']);
    expect(texts('[aria-live]')).toEqual(['전시명순으로 정렬했습니다. 총 2건']);
    await press(button('전시명 한글 조건 빼기'));
    expect(decodeURIComponent(address())).toContain('filter={}');
  });

  it('takes several values of a choice, each under its name', async () => {
    const { address } = await show();
    for (const option of ['B형', 'D형']) {
      await type(labelled('choice 항목'), option);
      await press(await shown('[role=option]', option));
    }
    expect(decodeURIComponent(address())).toContain('filter={"choiceField":"B,D"}');
    await press(button('choice 항목 B형 조건 빼기'));
    expect(decodeURIComponent(address())).toContain('filter={"choiceField":"D"}');
  });

  it.each([
    '{"exhibitionNm":{"a":1}}',
    '{"exhibitionNm":["한글",{"a":1}],"startDate":7}',
    '{"exhibitionNm":5}',
    'null',
    '[{"a":1}]',
    '"한글"',
    '{',
  ])('stands whatever an address has as its conditions: %s', async (filter) => {
    vi.spyOn(console, 'error').mockReturnValue();
    await show(<SpecList />, { getList }, `/admin/exhibition?filter=${encodeURIComponent(filter)}&page=1`);
    expect(links()).toHaveLength(2);
    await type(labelled('전시명'), '한글');
    await press(button('조회'));
    expect(links()).toHaveLength(2);
  });

  it('asks for rows while none is picked, and says how many are', async () => {
    await show(<SpecList pickedActions={<button type="button">처리</button>} />);
    await press(button('여러 건 선택'));
    expect(texts('p[role=status]')).toEqual(['행을 선택해 주세요.']);
    await press(document.querySelector('tbody input') as HTMLElement);
    expect(texts('p[role=status]')).toEqual([
      '1건을 선택했습니다. 다른 페이지로 이동해도 선택이 유지됩니다.',
    ]);
  });

  it('offers to register only to whoever may', async () => {
    await show();
    expect(texts('a')).toContain('등록');
    screen?.unmount();
    signIn(false);
    await show();
    expect(texts('a')).not.toContain('등록');
  });

  it('says so when there is nothing yet, and leads to the first record whoever may register it', async () => {
    const empty = { getList: async () => ({ data: [], total: 0 }) };
    await show(<SpecList />, empty);
    expect(texts('[role=status] p')).toEqual([
      '아직 등록된 전시가 없습니다',
      '전시를 등록하면 이 목록에 나타납니다.',
    ]);
    expect((await shown('a', '첫 전시 등록')).getAttribute('href')).toContain('/admin/exhibition/Regist');
    screen?.unmount();
    signIn(false);
    await show(<SpecList />, empty);
    expect(texts('[role=status]')).toEqual(['아직 등록된 전시가 없습니다']);
  });

  it('says which initial condition hides how many records, and lifts it in one press', async () => {
    const getList = async (_: string, { filter }: { filter: object }) =>
      'exhibitionNm' in filter ? { data: [], total: 0 } : { data: rows, total: 2 };
    await show(<SpecList defaults={{ exhibitionNm: '폐막' }} />, { getList });
    expect(texts('[role=status]').join()).toContain('‘폐막’인 것만 보여 드립니다.');
    await press(button('조건 없이 보기 2건'));
    await shown('a', '한국의 색');
    expect(links()).toHaveLength(2);
  });

  it('says which condition to loosen when nothing is found under one', async () => {
    const address = `/admin/exhibition?filter=${encodeURIComponent('{"exhibitionNm":"없는 전시"}')}`;
    await show(<SpecList />, { getList: async () => ({ data: [], total: 0 }) }, address);
    expect(texts('[role=status]').join()).toContain('조건을 하나 지우거나 검색어를 줄여 보세요.');
  });

  it('says why it could not be read', async () => {
    // react-admin logs failed requests in development
    vi.spyOn(console, 'error').mockReturnValue();
    await show(<SpecList />, { getList: () => Promise.reject(new Error('서버에 연결하지 못했습니다.')) });
    expect(texts('[role=alert]')[0]).toContain('서버에 연결하지 못했습니다.');
    expect(document.body.textContent).not.toContain('총 ');
  });

  it('counts to the end behind the rows that are shown', async () => {
    let counted = (_total: number): void => {};
    const getTotal = vi.fn<() => Promise<number>>(() => new Promise<number>((done) => (counted = done)));
    const capped = async () => ({
      data: rows,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
      meta: { totalIsExact: false },
    });
    await show(<SpecList />, { getList: capped, getTotal });
    expect(texts('strong')).toContain('10,000건+');
    expect(texts('tbody th a')).toEqual(['한국의 색', '한글']);
    counted(12_345);
    await settle();
    expect(texts('strong')).toContain('12,345건');
    expect(getTotal).toHaveBeenCalledOnce();
  });
});

describe('an override', () => {
  it('is found by the name of its file', async () => {
    expect(await overrideOf('commonCode')).toHaveProperty('list');
    expect(await overrideOf('nationCode')).toEqual({});
  });
});
