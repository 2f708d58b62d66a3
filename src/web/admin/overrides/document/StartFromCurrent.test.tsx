import { act, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen, type Screen, settle } from '../../../../../tests/stage/renderScreen.tsx';
import { StartFromCurrent } from './StartFromCurrent.tsx';

let screen: Screen | undefined;
afterEach(() => {
  screen?.unmount();
  screen = undefined;
});

const texts = { terms: '<p>약관</p>', policy: '<p>방침</p>' };
type Kind = keyof typeof texts;
const revisionOf = (docKndCd: Kind) => ({
  id: docKndCd,
  docKndCd,
  currentYn: 'Y',
  rvsnYmd: '2026-01-01',
  docCn: texts[docKndCd],
});

let form: ReturnType<typeof useForm<{ docKndCd: Kind; docCn: string | null }>>;
const Form = ({ children }: { children: ReactNode }) => {
  form = useForm<{ docKndCd: Kind; docCn: string | null }>({
    defaultValues: { docKndCd: 'terms', docCn: null },
  });
  return <FormProvider {...form}>{children}</FormProvider>;
};

/** Opens a new revision. @returns a function that lets the text in force arrive */
const openForm = async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  screen = await renderScreen(
    <Form>
      <StartFromCurrent />
    </Form>,
    {
      getList: async (_name: string, { filter }: { filter: { docKndCd: Kind } }) => ({
        data: [{ ...revisionOf(filter.docKndCd), docCn: undefined }],
        total: 1,
      }),
      getOne: async (_name: string, { id }: { id: Kind }) => {
        await arrived;
        return { data: revisionOf(id) };
      },
    },
  );
  return async () => {
    arrive();
    await settle();
  };
};
const write = (text: string) => act(async () => form.setValue('docCn', text, { shouldDirty: true }));
const choose = async (kind: Kind) => {
  await act(async () => form.setValue('docKndCd', kind));
  await settle();
};
const said = () => document.querySelector('[role=status]')?.textContent ?? '';

describe('the text in force', () => {
  it('is what a new revision starts from, and gives way to that of another kind', async () => {
    await (await openForm())();
    expect(form.getValues('docCn')).toBe(texts.terms);
    expect(said()).toMatch('내용을 불러왔습니다');
    await choose('policy');
    expect(form.getValues('docCn')).toBe(texts.policy);
  });

  it('never replaces what was restored, or is still being typed, and is not said to be there', async () => {
    const arrive = await openForm();
    await write('<p>쓰던 글</p>');
    await arrive();
    expect(form.getValues('docCn')).toBe('<p>쓰던 글</p>');
    expect(said()).toBe('');
    await choose('policy');
    expect(form.getValues('docCn')).toBe('<p>쓰던 글</p>');
    expect(said()).toBe('');
  });
});
