import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FieldKind, type FieldSpec, fieldKinds } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { accessLog } from '#generated/resources/accessLog.ts';
import { post } from '#generated/resources/post.ts';
import { http } from '#web/client/http/http.ts';
import { exhibition, fieldNameOf } from '../../../tests/stage/exhibition.ts';
import {
  button,
  labelled,
  press,
  renderScreen,
  type Screen,
  settle,
  signIn,
  type,
} from '../../../tests/stage/renderScreen.tsx';
import { CreateRecord } from './form/CreateRecord.tsx';
import { SpecForm, SpecInput } from './form/SpecForm.tsx';
import { SelectInput } from './kinds/choice.tsx';
import { DateTimeCell } from './kinds/date.tsx';
import { typedJson } from './kinds/json.tsx';
import { typedNumber } from './kinds/number.tsx';
import { mobileNumber } from './kinds/text.tsx';
import { SpecField } from './list/SpecField.tsx';
import { SpecList } from './list/SpecList.tsx';

let screen: Screen | undefined;
beforeEach(() => {
  signIn(true);
  vi.spyOn(http, 'get').mockResolvedValue({ data: { data: [{ cdId: 'ADMIN', cdNm: '관리자' }] } });
});
afterEach(() => {
  screen?.unmount();
  screen = undefined;
  vi.restoreAllMocks();
});

const stored: Record<FieldKind, unknown> = {
  text: '글',
  multiline: '두\n줄',
  html: '본문',
  integer: 12345,
  decimal: 0.5,
  flag: 'Y',
  choice: 'B',
  code: 'ADMIN',
  reference: 7,
  date: '2026-11-21',
  dateTime: '2026-11-20T15:00:01Z',
  email: 'a@b.kr',
  url: 'https://example.org/',
  mobile: '010-1234-5678',
  ip: '10.0.0.1',
  list: ['가', '나'],
  json: { a: 1 },
  tokens: [1],
  children: [{}, {}],
  files: [{ fileId: 'f', orgnlFileNm: '계획.hwp' }],
};

const seen: Partial<Record<FieldKind, string>> = {
  integer: '12,345',
  flag: '예',
  choice: 'B형',
  code: '관리자',
  reference: '김안내',
  dateTime: '2026-11-21 00:00',
  url: 'https://example.org/ (새 창)',
  list: '가, 나',
  json: '{"a":1}',
  tokens: '',
  children: '2건',
  files: '1개',
};

describe.each(fieldKinds)('a field of kind %s', (kind) => {
  const source = fieldNameOf(kind);

  it('is shown in a list', async () => {
    const record = { id: 1, exhibitionId: 1, exhibitionNm: '전', [source]: stored[kind] };
    const getList = async () => ({ data: [record], total: 1 });
    const getOne = async () => ({ data: { id: 7, guideId: 7, guideNm: '김안내' } });
    const columns = (
      <SpecList>
        <SpecField source="exhibitionNm" />
        <SpecField source={source} />
      </SpecList>
    );
    screen = await renderScreen(columns, { getList, getOne });
    const cell = document.querySelectorAll('tbody :is(th, td)')[1];
    expect(cell?.textContent).toBe(seen[kind] ?? String(stored[kind]));
    expect(screen.missing).toEqual([]);
  });
});

it.each([
  ['of a log shows its seconds', accessLog, '2026-11-21 00:00:01'],
  ['of a post does not', post, '2026-11-21 00:00'],
] as const)('a time %s', (_which, { fields }, words) => {
  const field = fields.find(({ name }) => name === 'regDt') as FieldSpec;
  expect(renderToString(<DateTimeCell field={field} value={stored.dateTime} record={{}} />)).toContain(
    words + '</',
  );
});

describe.each(fieldKinds.filter((kind) => kind !== 'tokens'))('a field of kind %s', (kind) => {
  it('stands in a form under its label', async () => {
    const source = fieldNameOf(kind);
    const Fields = () => (
      <SpecForm purpose="insert">
        <SpecInput source={source} />
      </SpecForm>
    );
    screen = await renderScreen(<CreateRecord fields={Fields} onSaved={() => {}} onCancel={() => {}} />, {});
    const named = document.querySelector('form label, form span[id$="-label"]');
    expect(named?.textContent).toBe(`${kind} 항목`);
    expect(screen.missing).toEqual([]);
  });
});

describe('what is typed', () => {
  it('becomes a number where it is one', () => {
    expect([typedNumber('12'), typedNumber(' -3.5 '), typedNumber('1,234'), typedNumber('')]).toEqual([
      12,
      -3.5,
      1234,
      null,
    ]);
    expect([typedNumber('12a'), typedNumber('1.'), typedNumber('1e400')]).toEqual(['12a', '1.', '1e400']);
  });

  it('becomes a mobile number', () => {
    expect(['010', '0101', '01012345678', '010-1234-56789', ''].map(mobileNumber)).toEqual([
      '010',
      '010-1',
      '010-1234-5678',
      '010-1234-5678',
      null,
    ]);
  });

  it('becomes the value that it writes, if it is JSON', () => {
    expect([typedJson('{"a":1}'), typedJson(' '), typedJson('{a')]).toEqual([{ a: 1 }, null, '{a']);
  });
});

type Create = (name: string, record: { data: object }) => Promise<object>;

describe('a choice of records', () => {
  it('goes out with the number of the chosen one', async () => {
    const create = vi.fn<Create>(async (_name, { data }) => ({ data: { ...data, id: 1 } }));
    const source = fieldNameOf('integer');
    const field = fieldOf(exhibition, source) as FieldSpec;
    const Fields = () => (
      <SpecForm purpose="insert">
        <SpecInput source="exhibitionNm" />
        <SelectInput field={field} source={source} options={[{ value: '7', label: '일곱째' }]} />
      </SpecForm>
    );
    screen = await renderScreen(<CreateRecord fields={Fields} onSaved={() => {}} onCancel={() => {}} />, {
      create,
    });
    await type(labelled('전시명'), '한국의 색');
    await type(labelled<HTMLSelectElement>('integer 항목'), '7');
    await press(button('저장'));
    await settle();
    expect(create.mock.calls[0]?.[1].data).toEqual({ exhibitionNm: '한국의 색', [source]: 7 });
  });
});

describe('a table of children', () => {
  it('gets rows, loses rows and goes out with the record', async () => {
    const create = vi.fn<Create>(async (_name, { data }) => ({ data: { ...data, id: 1 } }));
    const Fields = () => (
      <SpecForm purpose="insert">
        <SpecInput source="exhibitionNm" />
        <SpecInput source={fieldNameOf('children')} />
      </SpecForm>
    );
    const done = vi.fn<() => void>();
    screen = await renderScreen(<CreateRecord fields={Fields} onSaved={done} onCancel={() => {}} />, {
      create,
    });
    await type(labelled('전시명'), '한국의 색');
    await press(button('행 추가'));
    await press(button('행 추가'));
    const stop = (row: number) =>
      document.querySelectorAll<HTMLInputElement>('tbody tr')[row]?.querySelectorAll('input') ?? [];
    const [name, minutes] = stop(1);
    await type(name as HTMLInputElement, '도자실');
    await type(minutes as HTMLInputElement, '30');
    await press(button('1번째 행 빼기'));
    await press(button('저장'));
    await settle();
    expect(create.mock.calls[0]?.[1].data).toEqual({
      exhibitionNm: '한국의 색',
      childrenField: [{ stopNm: '도자실', minutes: 30 }],
    });
    expect(done).toHaveBeenCalledOnce();
  });
});
