import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HtmlEditorProps } from '../HtmlEditor.tsx';
import { RichTextEditor } from './RichTextEditor.tsx';

let root: Root;
let told: string[];

const show = (props: Partial<HtmlEditorProps> = {}) =>
  act(() =>
    root.render(
      <RichTextEditor id="cn" labelledBy="label" value="" onChange={(html) => told.push(html)} {...props} />,
    ),
  );
const text = () => document.getElementById('cn') as HTMLElement;
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('[role=toolbar] button')];
const tool = (label: string) =>
  document.querySelector<HTMLButtonElement>(`[role=toolbar] [aria-label="${label}"]`) as HTMLButtonElement;
const press = (element: Element, key: string, more: KeyboardEventInit = {}) =>
  act(() => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has no layout
  document.elementFromPoint = () => null;
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  told = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('the editor of rich texts', () => {
  it('is a named field that says what is demanded of it and what is wrong', () => {
    show({ required: true, invalid: true, describedBy: 'cn-error' });
    const said = [
      'role',
      'aria-labelledby',
      'aria-describedby',
      'aria-required',
      'aria-invalid',
      'aria-multiline',
    ];
    expect(said.map((name) => text().getAttribute(name))).toEqual([
      'textbox',
      'label',
      'cn-error',
      'true',
      'true',
      'true',
    ]);
    show();
    expect(said.slice(2, 5).map((name) => text().getAttribute(name))).toEqual([null, null, null]);
  });

  it('shows what may be shown of a text, and tells nothing before somebody writes', () => {
    show({
      value: '<h2>가</h2><p onclick="x()">나 <b>다</b></p><script>x()</script><img src="https://a.kr/x.png">',
    });
    expect(text().innerHTML).toBe('<h2>가</h2><p>나 <strong>다</strong></p>');
    show({ value: '<p>밖에서 온 글</p>' });
    expect(text().innerHTML).toBe('<p>밖에서 온 글</p>');
    expect(told).toEqual([]);
  });

  it('tells what a tool has made of the text', () => {
    show({ value: '<p>가</p>' });
    act(() => tool('제목').click());
    expect(told.at(-1)).toBe('<h2>가</h2>');
    expect(tool('제목').getAttribute('aria-pressed')).toBe('true');
    act(() => tool('실행 취소').click());
    expect(told.at(-1)).toBe('<p>가</p>');
    expect(tool('실행 취소').getAttribute('aria-disabled')).toBe('true');
    act(() => tool('표 넣기').click());
    expect(told.at(-1)).toMatch(/^<table><tbody><tr><th.*<\/table>/);
    expect(told.at(-1)).not.toMatch(/style|colgroup/);
  });

  it('has the keyboard again as soon as a tool has done its work', () => {
    show({ value: '<p>가</p>' });
    for (const name of ['소제목', '표 넣기']) {
      act(() => tool(name).focus());
      act(() => tool(name).click());
      expect([name, document.activeElement]).toEqual([name, text()]);
    }
  });

  it('has it again at once when the toolbar is left by Escape', () => {
    show({ value: '<p>가</p>' });
    press(text(), 'F10', { altKey: true });
    press(tool('실행 취소'), 'Escape');
    expect(document.activeElement).toBe(text());
  });

  it('is nothing when it holds nothing', () => {
    show({ value: '<ul><li><p></p></li></ul>' });
    act(() => tool('목록').click());
    expect(told.at(-1)).toBe('');
  });

  it('names every tool, and is one stop of Tab in which the arrows walk', () => {
    show();
    expect(buttons().filter((button) => !button.getAttribute('aria-label'))).toEqual([]);
    const stops = () => buttons().filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([tool('실행 취소')]);
    press(text(), 'F10', { altKey: true });
    expect(document.activeElement).toBe(tool('실행 취소'));
    press(tool('실행 취소'), 'ArrowRight');
    expect(document.activeElement).toBe(tool('다시 실행'));
    press(tool('다시 실행'), 'End');
    expect(document.activeElement).toBe(tool('표 넣기'));
    press(tool('표 넣기'), 'ArrowRight');
    expect(document.activeElement).toBe(tool('실행 취소'));
    press(tool('실행 취소'), 'ArrowLeft');
    expect(stops()).toEqual([tool('표 넣기')]);
  });

  it('asks for a link by its shortcut and refuses a script', () => {
    show({ value: '<p>가</p>' });
    press(text(), 'k', { ctrlKey: true });
    const box = document.querySelector<HTMLInputElement>('[role=dialog] input') as HTMLInputElement;
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        box,
        'javascript:alert(1)',
      );
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    act(() => box.form?.requestSubmit());
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(told).toEqual([]);
  });
});
