import { CanceledError } from 'axios';
import { act, useLayoutEffect } from 'react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noRights } from '#contract/session.ts';
import { saveOpenForms } from '#web/client/session/unsavedForm.ts';
import '#web/kit/forms/ReasonDialog.tsx';
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
import { signInAs } from '../../../../tests/stage/signInAs.ts';
import './Conflict.tsx';
import { CreateRecord } from './CreateRecord.tsx';
import { EditRecord } from './EditRecord.tsx';
import { SpecForm, SpecInput } from './SpecForm.tsx';

let screen: Screen | undefined;
beforeEach(() => {
  signIn(true);
  // react-admin logs refused requests in development
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  screen?.unmount();
  screen = undefined;
  vi.restoreAllMocks();
});

const Fields = ({ purpose }: { purpose: 'insert' | 'update' }) => (
  <SpecForm purpose={purpose}>
    <SpecInput source="exhibitionNm" />
    <SpecInput source="textField" />
  </SpecForm>
);
const record = {
  id: 3,
  exhibitionId: 3,
  exhibitionNm: '처음',
  textField: '글',
  mdfcnDt: '2026-01-01T00:00:00Z',
};
const read = async () => ({ data: record });
const edit = (onSaved = () => {}) => (
  <EditRecord id="3" fields={Fields} onSaved={onSaved} onCancel={() => {}} />
);
const textOf = (selector: string) => document.querySelector(selector)?.textContent;

it('the form of a record begins with its head, its fields follow', async () => {
  const fieldsBesideHead: number[] = [];
  const Head = () => {
    useLayoutEffect(() => {
      fieldsBesideHead.push(document.querySelectorAll('label').length);
    }, []);
    return <p>접수</p>;
  };
  const form = <EditRecord id="3" head={Head} fields={Fields} onSaved={() => {}} onCancel={() => {}} />;
  screen = await renderScreen(form, { getOne: read });
  expect(fieldsBesideHead).toEqual([0]);
  expect(labelled('전시명').value).toBe('처음');
});

describe('work that the end of the session interrupted', () => {
  const signInAdministrator = (userId: string) =>
    signInAs({ userId }, { authorizedInfo: { ...noRights, mngrYn: 'Y' } });
  const reopen = async (getOne: () => Promise<object>, others: object = {}) => {
    screen?.unmount();
    screen = await renderScreen(edit(), { getOne, ...others });
  };
  const interrupted = async () => {
    signInAdministrator('u-1');
    await reopen(read);
    await type(labelled('전시명'), '고침');
    saveOpenForms('u-1');
  };
  const notice = '저장하지 못한 내용을 되살렸습니다. 확인하고 저장해 주세요.';
  afterEach(() => sessionStorage.clear());

  it('stands in the form again, unsaved, and only what was changed was kept', async () => {
    await interrupted();
    expect(sessionStorage.getItem('unsaved:u-1:exhibition:3')).toBe(
      JSON.stringify({ values: { exhibitionNm: '고침' }, version: record.mdfcnDt }),
    );
    const update = vi.fn<(name: string, change: { data: object }) => Promise<object>>(async () => ({
      data: record,
    }));
    await reopen(read, { update });
    expect(labelled('전시명').value).toBe('고침');
    expect(textOf('form [role=status]')).toContain(notice);
    await press(button('저장'));
    expect(update.mock.calls[0]?.[1].data).toMatchObject({ exhibitionNm: '고침', textField: '글' });
  });

  it('can be thrown away', async () => {
    await interrupted();
    await reopen(read);
    await press(button('되살린 내용 버리기'));
    expect(labelled('전시명').value).toBe('처음');
    expect(document.body.textContent).not.toContain(notice);
    await reopen(read);
    expect(labelled('전시명').value).toBe('처음');
  });

  it('is nothing that another person gets to see', async () => {
    await interrupted();
    signInAdministrator('u-2');
    await reopen(read);
    expect(labelled('전시명').value).toBe('처음');
  });

  it('carries the version that it was typed over: what came since is not passed over', async () => {
    await interrupted();
    const update = vi.fn<(name: string, change: { data: object }) => Promise<object>>(async () => ({
      data: record,
    }));
    const newer = { ...record, exhibitionNm: '그사이', mdfcnDt: '2026-02-02T00:00:00Z' };
    await reopen(async () => ({ data: newer }), { update });
    await press(button('저장'));
    expect(update.mock.calls[0]?.[1].data).toMatchObject({ mdfcnDt: record.mdfcnDt });
  });
});

describe('a field that is kept back', () => {
  const { exhibitionNm: _name, ...rest } = record;
  const kept = {
    ...rest,
    exhibitionNm: null,
    masked: ['exhibitionNm'],
    maskedValues: { exhibitionNm: '처*음' },
  };
  const readKept = async () => ({ data: kept });

  it('shows in its box what may be seen of it, and asks nobody to fill it in', async () => {
    screen = await renderScreen(edit(), { getOne: readKept });
    const box = labelled('전시명');
    expect([box.value, box.placeholder, box.ariaRequired]).toEqual(['', '처*음', null]);
    expect(document.body.textContent).toContain('수정하려면 먼저 ‘개인정보 보기’를 누르세요.');
  });

  it('is shown for a reason, and what was typed beside it stays', async () => {
    // react-admin warns about values that are read differently than they are written
    vi.spyOn(console, 'warn').mockReturnValue();
    signInAs({ userId: 'u-1' }, { authorizedInfo: { ...noRights, mngrYn: 'Y' } });
    const meaningless = '구체적인 사유를 입력해 주세요.';
    const read = vi.fn<(reason: string) => void>();
    const getOne = async (_name: string, { meta }: { meta?: { reveal: { reason: string } } }) => {
      if (!meta) return { data: kept };
      read(meta.reveal.reason);
      if (meta.reveal.reason === '확인') return { data: record };
      throw new HttpError('', 400, { fields: [{ name: 'reason', label: '사유', message: meaningless }] });
    };
    screen = await renderScreen(edit(), { getOne });
    await type(labelled('text 항목'), '고침');
    await press(button('개인정보 보기'));
    await type(labelled('사유'), '  ');
    await press(button('보기'));
    expect(document.body.textContent).toContain('개인정보를 보는 사유를 입력해 주세요.');
    expect(labelled('전시명').value).toBe('');
    // a reason that the server refuses leaves record and dialog where they are
    await type(labelled('사유'), '.....');
    await press(button('보기'));
    expect(textOf('dialog [id$="-error"]')).toBe(meaningless);
    expect([labelled('사유').value, labelled('text 항목').value]).toEqual(['.....', '고침']);
    expect(document.activeElement).toBe(labelled('사유'));
    await type(labelled('사유'), '확인');
    await press(button('보기'));
    await settle();
    expect(document.querySelector('dialog')).toBeNull();
    // each reading is logged
    expect(read.mock.calls).toEqual([['.....'], ['확인']]);
    expect([labelled('전시명').value, labelled('text 항목').value]).toEqual(['처음', '고침']);
    sessionStorage.clear();
  });

  it('stands among the facts as far as it may be seen', async () => {
    signIn(false);
    screen = await renderScreen(edit(), { getOne: readKept });
    expect(textOf('dl')).toContain('전시명처*음');
  });
});

describe('registering', () => {
  it('says what is missing at the field and in one sentence, and goes there', async () => {
    const create = vi.fn<() => void>();
    screen = await renderScreen(<CreateRecord fields={Fields} onSaved={() => {}} onCancel={() => {}} />, {
      create,
    });
    await press(button('저장'));
    expect(textOf('[id$="-error"]')).toBe('전시명을(를) 입력해주세요.');
    expect(textOf('[role=alert]')).toBe('전시명을(를) 입력해주세요.');
    expect(document.activeElement).toBe(labelled('전시명'));
    expect(create).not.toHaveBeenCalled();
  });

  it('adds what the caller presets to what is typed', async () => {
    const create = vi.fn<() => Promise<object>>(async () => ({ data: { id: 9 } }));
    const form = (
      <CreateRecord fields={Fields} preset={{ choiceField: 'A' }} onSaved={() => {}} onCancel={() => {}} />
    );
    screen = await renderScreen(form, { create });
    await type(labelled('전시명'), '새 전시');
    await press(button('저장'));
    expect(create).toHaveBeenCalledWith('exhibition', {
      data: { exhibitionNm: '새 전시', textField: null, choiceField: 'A' },
      meta: undefined,
    });
  });
});

describe('editing', () => {
  it('sends the shown fields with key and version; an emptied one is cleared', async () => {
    const update = vi.fn<() => Promise<object>>(async () => ({ data: record }));
    const saved = vi.fn<() => void>();
    screen = await renderScreen(edit(saved), { getOne: read, update });
    await type(labelled('text 항목'), '');
    await press(button('저장'));
    expect(update).toHaveBeenCalledWith(
      'exhibition',
      expect.objectContaining({
        data: { exhibitionNm: '처음', textField: null, exhibitionId: 3, mdfcnDt: '2026-01-01T00:00:00Z' },
      }),
    );
    expect(saved).toHaveBeenCalledOnce();
    expect(screen.missing).toEqual([]);
  });

  it('neither shows nor clears a field that the record came without', async () => {
    const update = vi.fn<(name: string, change: { data: object }) => Promise<object>>(async () => ({
      data: record,
    }));
    const { textField: _left, ...short } = record;
    screen = await renderScreen(edit(), { getOne: async () => ({ data: short }), update });
    expect(() => labelled('text 항목')).toThrow('Nothing is labelled');
    await type(labelled('전시명'), '고침');
    await press(button('저장'));
    expect(update.mock.calls[0]?.[1].data).not.toHaveProperty('textField');
  });

  it('saves once, however often one presses', async () => {
    let finish = (): void => {};
    const update = vi.fn<() => Promise<object>>(
      () => new Promise((done) => (finish = () => done({ data: record }))),
    );
    screen = await renderScreen(edit(), { getOne: read, update });
    await type(labelled('전시명'), '고침');
    for (let presses = 0; presses < 3; presses += 1) await press(button('저장'));
    finish();
    await settle();
    expect(update).toHaveBeenCalledOnce();
  });

  it('says nothing of an upload that the person gave up, and keeps what is typed', async () => {
    const update = () => Promise.reject(new CanceledError());
    screen = await renderScreen(edit(), { getOne: read, update });
    await type(labelled('text 항목'), '고침');
    await press(button('저장'));
    expect(textOf('[role=alert]')).toBe('');
    expect(labelled('text 항목').value).toBe('고침');
  });

  it('says what the server found wrong with a file as long as the file is chosen', async () => {
    const sentence = "'fake.pdf' 파일의 내용이 확장자(.pdf)와 다릅니다.";
    const update = () => Promise.reject(new HttpError(sentence, 415));
    const WithFiles = () => (
      <>
        <SpecInput source="exhibitionNm" />
        <SpecInput source="filesField" />
      </>
    );
    screen = await renderScreen(
      <EditRecord id="3" fields={WithFiles} onSaved={() => {}} onCancel={() => {}} />,
      { getOne: async () => ({ data: { ...record, filesField: [] } }), update },
    );
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const files = ['fake.pdf', 'sound.pdf'].map((name) => new File(['글'], name));
    Object.defineProperty(input, 'files', { configurable: true, value: files });
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
    await press(button('저장'));
    const said = () => document.body.textContent?.includes(sentence);
    expect(said()).toBe(true);
    await press(button('sound.pdf 빼기'));
    expect(said()).toBe(true);
    await press(button('fake.pdf 빼기'));
    expect(said()).toBe(false);
  });

  it('shows a refusal of the server at its field, and goes there', async () => {
    const body = { errors: { textField: '이미 사용 중입니다.' } };
    const update = () => Promise.reject(new HttpError('저장하지 못했습니다.', 409, body));
    screen = await renderScreen(edit(), { getOne: read, update });
    await type(labelled('text 항목'), '남의 것');
    await press(button('저장'));
    expect(textOf('[id$="-error"]')).toBe('이미 사용 중입니다.');
    expect(textOf('[role=alert]')).toBe('저장하지 못했습니다.');
    expect(document.activeElement).toBe(labelled('text 항목'));
    expect(labelled('text 항목').value).toBe('남의 것');
  });

  it('offers both versions when somebody else was faster, and saves over the newer one', async () => {
    const theirs = { ...record, textField: '저쪽 글', mdfcnDt: '2026-02-02T00:00:00Z' };
    const update = vi
      .fn<(name: string, change: { data: object }) => Promise<object>>()
      .mockRejectedValueOnce(new HttpError('다른 사람이 먼저 저장했습니다.', 409, { data: theirs }))
      .mockResolvedValue({ data: theirs });
    screen = await renderScreen(edit(), { getOne: read, update });
    await type(labelled('전시명'), '내 이름');
    await press(button('저장'));
    const dialog = document.querySelector('[role=dialog]');
    expect(
      [...(dialog?.querySelectorAll('legend') ?? [])].map((legend) => legend.textContent?.trim()),
    ).toEqual(['전시명', 'text 항목']);
    await press(button('선택한 값으로 저장'));
    expect(update.mock.calls[1]?.[1].data).toEqual({
      exhibitionNm: '내 이름',
      textField: '저쪽 글',
      exhibitionId: 3,
      mdfcnDt: '2026-02-02T00:00:00Z',
    });
  });

  it('offers to delete only what is not deleted yet', async () => {
    const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
    screen = await renderScreen(edit(), { getOne: read });
    expect(buttons()).toContain('삭제');
    screen.unmount();
    screen = await renderScreen(edit(), { getOne: async () => ({ data: { ...record, delYn: 'Y' } }) });
    expect(buttons()).toContain('저장');
    expect(buttons()).not.toContain('삭제');
  });

  it('only shows the record to whoever may not write', async () => {
    signIn(false);
    screen = await renderScreen(edit(), { getOne: read });
    expect(document.querySelector('form')).toBeNull();
    expect(textOf('dl')).toContain('전시명처음');
  });

  it('says why a record cannot be read', async () => {
    const getOne = () => Promise.reject(new HttpError('요청하신 내용을 찾을 수 없습니다.', 404));
    screen = await renderScreen(edit(), { getOne });
    expect(textOf('[role=alert]')).toContain('요청하신 내용을 찾을 수 없습니다.');
  });
});
