import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { http } from '#web/client/http/http.ts';
import { button, press, type Stage, stage } from '../../../../../../tests/stage/stage.tsx';
import { Stop } from './Stop.tsx';

const tkn = 'x'.repeat(32);
let screen: Stage;
const text = () => document.body.textContent ?? '';

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=abc; Path=/';
  vi.spyOn(http, 'post').mockResolvedValue({ data: { data: { viewNm: '한복 전시' } } });
});
afterEach(() => {
  screen.unmount();
  vi.restoreAllMocks();
});

describe('the page that ends an alert', () => {
  it('ends nothing before its button is pressed, and then says how to begin again', async () => {
    screen = await stage(<Stop />, `/watch/stop?tkn=${tkn}`);
    expect(http.post).not.toHaveBeenCalled();
    expect(text()).toContain('누르면 이 메일이 온 저장한 검색의');
    await press(button('알림 그만 받기'));
    expect(vi.mocked(http.post).mock.calls.map(([path, body]) => [path, body])).toEqual([
      ['/watch/stop', { tkn }],
    ]);
    expect(text()).toContain('‘한복 전시’ 알림을 멈췄습니다');
    expect(text()).toContain('다시 받으려면 로그인한 뒤');
  });

  it('says what is wrong with a link that was cut, or whose search is gone', async () => {
    screen = await stage(<Stop />, '/watch/stop?tkn=abc');
    const said = [text().includes('링크가 잘리지 않았는지'), text().includes('누르면')];
    expect([...said, document.querySelector('button')]).toEqual([true, false, null]);
    screen.unmount();
    vi.mocked(http.post).mockRejectedValue(new HttpProblem(404, { message: '알림을 찾을 수 없습니다.' }, ''));
    screen = await stage(<Stop />, `/watch/stop?tkn=${tkn}`);
    await press(button('알림 그만 받기'));
    expect(document.querySelector('[role=alert]')?.textContent).toBe('알림을 찾을 수 없습니다.');
  });
});
