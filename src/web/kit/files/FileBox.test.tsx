import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { constants } from '#contract/constants.ts';
import { messages } from '#contract/messages.ts';
import { FileBox } from './FileBox.tsx';
import { choiceOf, type FileChoice, withUpload } from './fileChoice.ts';

let root: Root;
let chosen: FileChoice;

const stored = [{ fileId: 'a', orgnlFileNm: '있던.pdf', expln: '지난달', fileSize: 2048, fileExtn: 'pdf' }];

/** Renders it as a form does, which holds the choice. */
const show = (choice = choiceOf([]), max = 10): void => {
  chosen = choice;
  const keep = (next: FileChoice) => show(next, max);
  act(() => root.render(<FileBox id="files" choice={choice} max={max} onChange={keep} labelledBy="label" />));
};

const file = (name: string, size = 10) => {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const picker = () => document.querySelector('input[type=file]') as HTMLInputElement;
const choose = (...files: File[]) =>
  act(() => {
    Object.defineProperty(picker(), 'files', { value: files, configurable: true });
    picker().dispatchEvent(new Event('change', { bubbles: true }));
  });
const drop = (...files: File[]) =>
  act(() => {
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: { files } });
    picker().parentElement?.dispatchEvent(event);
  });
const labelled = <T extends HTMLElement>(label: string) =>
  document.querySelector<T>(`[aria-label="${label}"]`);
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
const press = (target: HTMLElement | null | undefined) => act(() => target?.click());
const rows = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent ?? '');
const refusals = () =>
  [...document.querySelectorAll('[role=alert] p')].map(({ textContent }) => textContent ?? '');
const names = () => chosen.added.map((added) => added.file.name);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('the upload box', () => {
  it('takes files that are chosen and files that are dropped', () => {
    show();
    choose(file('하나.pdf'), file('둘.HWP'));
    drop(file('셋.zip', 3 * 1024 * 1024));
    expect(names()).toEqual(['하나.pdf', '둘.HWP', '셋.zip']);
    expect(rows()).toEqual([
      expect.stringContaining('하나.pdf 10B'),
      expect.stringContaining('둘.HWP 10B'),
      expect.stringContaining('셋.zip 3MB'),
    ]);
    expect(picker().accept.split(',')).toEqual(constants.file.extensions.map((one) => `.${one}`));
    expect(picker().value).toBe('');
  });

  it.each([
    ['of another type', file('실행.exe'), `실행.exe: ${messages.form.fileType}`],
    ['too large', file('큰.pdf', constants.file.maxBytes + 1), `큰.pdf: ${messages.file.tooLarge}`],
    ['empty', file('빈.pdf', 0), '빈.pdf: 내용이 없는 파일입니다.'],
  ])(
    'refuses a file that is %s by name, keeps the others, and forgets it at the next choice',
    (_what, bad, sentence) => {
      show();
      choose(bad, file('좋은.pdf', constants.file.maxBytes));
      expect([names(), refusals()]).toEqual([['좋은.pdf'], [sentence]]);
      choose(file('다음.pdf'));
      expect([names(), refusals()]).toEqual([['좋은.pdf', '다음.pdf'], []]);
    },
  );

  it('takes no more than there is room for beside the stored ones, and says how many there are', () => {
    show(choiceOf(stored), 2);
    choose(file('하나.pdf'), file('둘.pdf'));
    expect(names()).toEqual(['하나.pdf']);
    expect(refusals()).toEqual([messages.form.fileCount.replace('10', '2')]);
    expect(document.body.textContent).toContain('2개까지 (2/2)');
    press(labelled('있던.pdf 삭제'));
    expect(refusals()).toEqual([]);
    choose(file('둘.pdf'));
    expect([names(), chosen.removed, refusals()]).toEqual([['하나.pdf', '둘.pdf'], ['a'], []]);
  });

  it('takes a chosen file off again, and brings a removed one back', () => {
    show(choiceOf(stored));
    choose(file('하나.pdf'), file('둘.pdf'));
    press(labelled('하나.pdf 빼기'));
    expect(names()).toEqual(['둘.pdf']);
    press(labelled('있던.pdf 삭제'));
    expect(chosen.removed).toEqual(['a']);
    press(labelled('있던.pdf 되돌리기'));
    expect(chosen.removed).toEqual([]);
  });

  it('keeps what is said of each file', () => {
    show();
    choose(file('하나.pdf'), file('둘.pdf'));
    const field = labelled<HTMLInputElement>('둘.pdf 설명');
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '둘째 안');
      field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    expect(chosen.added.map(({ expln }) => expln)).toEqual(['', '둘째 안']);
    expect(field?.maxLength).toBe(1000);
  });

  it('shows how far each file has come, and stops when that is asked for', async () => {
    show(choiceOf(stored));
    choose(file('하나.pdf', 100), file('둘.pdf', 200));
    let progress: (sent: number) => void = () => {};
    const sending = withUpload(
      (onProgress, signal) =>
        new Promise<void>((_done, fail) => {
          progress = onProgress;
          signal.addEventListener('abort', () => fail(new Error('cancelled')));
        }),
    ).catch((error: Error) => error.message);
    await act(async () => progress(150));
    const shares = ['하나.pdf', '둘.pdf'].map(
      (name) => labelled<HTMLProgressElement>(`${name} 올리는 중`)?.value,
    );
    expect([
      shares,
      rows()
        .slice(1)
        .map((row) => /\d+%/.exec(row)?.[0]),
    ]).toEqual([
      [1, 0.25],
      ['100%', '25%'],
    ]);
    expect([button('파일 선택')?.disabled, labelled('하나.pdf 빼기')]).toEqual([true, null]);
    press(button('올리기 취소'));
    await act(async () => expect(await sending).toBe('cancelled'));
    expect([names(), button('파일 선택')?.disabled, button('올리기 취소')]).toEqual([
      ['하나.pdf', '둘.pdf'],
      false,
      undefined,
    ]);
  });
});
