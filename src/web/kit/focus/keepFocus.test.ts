// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './keepFocus.ts';

let stop = (): void => {};
const at = (selector: string) => document.querySelector(selector) as HTMLElement;
const focused = () => document.activeElement;
const aWhile = () => new Promise((done) => setTimeout(done, 150));

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root"><main>
      <h1>사용자</h1>
      <section aria-label="계정 상태"><button id="unlock">잠금 해제</button><button id="reset">초기화</button></section>
      <div id="form"><h2>사람</h2><p><button id="show">개인정보 보기</button></p></div>
    </main></div>`;
  stop = keepFocus();
});
afterEach(() => stop());

describe('a focus whose element vanishes', () => {
  it('goes to the section that the element was in', async () => {
    at('#unlock').focus();
    at('#unlock').remove();
    await expect.poll(focused).toBe(at('section'));
  });

  it('goes to the nearest heading where there is no such section', async () => {
    at('#show').focus();
    at('#form p').remove();
    await expect.poll(focused).toBe(at('h2'));
    at('#form').remove();
    await expect.poll(focused).toBe(at('h1'));
  });

  it('goes to where it was before a dialog that vanished as a whole', async () => {
    at('#show').focus();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<dialog open><p><button id="yes">예</button></p></dialog>',
    );
    at('#yes').focus();
    at('#form').remove();
    at('dialog').remove();
    await expect.poll(focused).toBe(at('h1'));
  });

  it('comes back to a button that was out of use while it worked', async () => {
    const button = at('#reset') as HTMLButtonElement;
    button.focus();
    button.disabled = true;
    // jsdom keeps the focus on a disabled button, browsers do not
    button.blur();
    await aWhile();
    button.disabled = false;
    await expect.poll(focused).toBe(at('#reset'));
  });

  it('comes back also where the button is in use again before anything else happens', async () => {
    const button = at('#reset') as HTMLButtonElement;
    button.focus();
    button.disabled = true;
    button.blur();
    button.disabled = false;
    await expect.poll(focused).toBe(at('#reset'));
    await aWhile();
    at('#reset').remove();
    await expect.poll(focused).toBe(at('section'));
  });

  it('goes to what stands for it once that may have it', async () => {
    at('#show').focus();
    at('#root').hidden = true;
    const focus = HTMLElement.prototype.focus;
    // jsdom has no layout: hidden elements would take the focus
    HTMLElement.prototype.focus = function () {
      if (!this.closest('[hidden]')) focus.call(this);
    };
    at('#form p').remove();
    await aWhile();
    expect(focused()).toBe(document.body);
    at('#root').hidden = false;
    at('#root').append(document.createElement('p'));
    await expect.poll(focused).toBe(at('h2'));
    HTMLElement.prototype.focus = focus;
  });

  it('stays nowhere when the person pressed on an empty spot', async () => {
    at('#reset').focus();
    document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    at('#reset').blur();
    document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    await aWhile();
    at('#form').remove();
    await aWhile();
    expect(document.activeElement).toBe(document.body);
  });
});
