import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen, type Screen, settle, type } from '../../../../../../tests/stage/renderScreen.tsx';
import { StartFromCurrent } from '../document.tsx';

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

const Form = ({ children }: { children: ReactNode }) => {
  const form = useForm({ defaultValues: { docKndCd: 'terms', docCn: '' } });
  return (
    <FormProvider {...form}>
      <input {...form.register('docKndCd')} />
      <input {...form.register('docCn')} />
      {children}
    </FormProvider>
  );
};
const input = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const text = () => input('docCn').value;

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
const write = (written: string) => type(input('docCn'), written);
const choose = async (kind: Kind) => {
  await type(input('docKndCd'), kind);
  await settle();
};
const said = () => document.querySelector('[role=status]')?.textContent ?? '';

describe('the text in force', () => {
  it('is what a new revision starts from, and gives way to that of another kind', async () => {
    await (await openForm())();
    expect(text()).toBe(texts.terms);
    expect(said()).toMatch('내용을 불러왔습니다');
    await choose('policy');
    expect(text()).toBe(texts.policy);
  });

  it('never replaces what was restored, or is still being typed, and is not said to be there', async () => {
    const arrive = await openForm();
    await write('<p>쓰던 글</p>');
    await arrive();
    expect(text()).toBe('<p>쓰던 글</p>');
    expect(said()).toBe('');
    await choose('policy');
    expect(text()).toBe('<p>쓰던 글</p>');
    expect(said()).toBe('');
  });
});
