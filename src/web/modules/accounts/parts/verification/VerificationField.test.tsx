import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { act } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#contract/messages.ts';
import {
  button,
  key,
  labelled,
  press,
  type Stage,
  settle,
  stage,
  type,
} from '../../../../../../tests/stage/stage.tsx';
import { useVerification } from './useVerification.ts';
import { VerificationField } from './VerificationField.tsx';
import type { Channel } from './verification.ts';

const server = setupServer();
const sent: unknown[] = [];
let screen: Stage;

const answer = (path: string, data: object) =>
  mock.post(`*/api${path}`, async ({ request }) => {
    sent.push([path, await request.json()]);
    return HttpResponse.json({ data });
  });
const free = (text: string) => answer('/register/eml-check', { result: true, message: text });
const sending = answer('/register-verification-eml', {
  result: true,
  message: '인증코드를 보냈습니다.',
  toContact: 'kim@korea.kr',
  expiresIn: 300,
  resendIn: 30,
});
const checking = (result: boolean, message: string) =>
  answer('/register-verification-eml/check', { result, message });

const Field = ({ channel }: { channel: Channel }) => {
  const verification = useVerification(channel, 'JOIN');
  return (
    <>
      <VerificationField verification={verification} />
      <button type="button" onClick={() => verification.complain()}>
        다음
      </button>
    </>
  );
};
const said = () => [...document.querySelectorAll('[aria-live]')].map((one) => one.textContent).join('');
const buttons = () => [...document.querySelectorAll('button')].map((one) => one.textContent);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=abc; Path=/';
  vi.spyOn(console, 'error').mockReturnValue();
  sent.length = 0;
});
afterEach(() => {
  screen.unmount();
  server.resetHandlers();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = async (channel: Channel = 'EML') => {
  screen = await stage(<Field channel={channel} />);
};
const openWithCode = async () => {
  server.use(free(messages.email.available), sending);
  await open();
  await type(labelled('이메일'), 'kim@korea.kr');
  await press(button('중복확인'));
  await press(button('인증코드 받기'));
};

describe('what is said of an e-mail', () => {
  it.each([
    ['empty', '', messages.email.empty],
    ['invalid', 'kim@korea', messages.email.invalid],
  ])('when it is %s and checked', async (_what, text, sentence) => {
    await open();
    await type(labelled('이메일'), text);
    await press(button('중복확인'));
    expect(said()).toBe(sentence);
    expect(labelled('이메일').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it.each([
    ['taken', false, messages.email.duplicate],
    [
      'of an institution that is not registered',
      false,
      '등록되지 않은 기관의 이메일입니다. help@demo.go.kr(으)로 문의해 주세요.',
    ],
    ['free', true, messages.email.available],
  ])('when it is %s', async (_what, result, sentence) => {
    server.use(answer('/register/eml-check', { result, message: sentence }));
    await open();
    await type(labelled('이메일'), ' kim@korea.kr ');
    await press(button('중복확인'));
    expect(sent).toEqual([['/register/eml-check', { eml: 'kim@korea.kr' }]]);
    expect(said()).toBe(sentence);
    expect(buttons()).toContain(result ? '인증코드 받기' : '중복확인');
  });

  it('when one goes on too early', async () => {
    server.use(free(messages.email.available));
    await open();
    await press(button('다음'));
    expect(said()).toBe(messages.email.empty);
    await type(labelled('이메일'), 'kim@korea.kr');
    await press(button('다음'));
    expect(said()).toBe(messages.email.duplicateCheckNeeded);
    await press(button('중복확인'));
    await press(button('다음'));
    expect(said()).toBe(messages.email.verificationNeeded);
  });

  it('when the call is refused', async () => {
    server.use(
      mock.post('*/api/register/eml-check', () =>
        HttpResponse.json(
          { code: 'TOO_MANY_REQUESTS', message: '잠시 후 다시 시도해 주세요.' },
          { status: 429 },
        ),
      ),
    );
    await open();
    await type(labelled('이메일'), 'kim@korea.kr');
    await press(button('중복확인'));
    expect(said()).toBe('잠시 후 다시 시도해 주세요.');
  });
});

describe('the code', () => {
  it('takes the focus when it is sent, and is told apart by situation', async () => {
    server.use(checking(false, '인증코드가 올바르지 않습니다.'));
    await openWithCode();
    expect(document.activeElement).toBe(labelled('인증코드'));
    await press(button('인증 확인'));
    expect(said()).toBe(messages.email.codeNeeded);
    await type(labelled('인증코드'), '12 34');
    await press(button('인증 확인'));
    expect(said()).toBe(messages.format.verificationCode);
    expect(sent).toHaveLength(2);
    await type(labelled('인증코드'), '123 456');
    await press(button('인증 확인'));
    expect(said()).toBe('인증코드가 올바르지 않습니다.');
  });

  it('verifies the e-mail by Enter; a change of it makes that void', async () => {
    server.use(checking(true, messages.email.verified));
    await openWithCode();
    await type(labelled('인증코드'), '123456');
    await key('Enter');
    expect(sent.at(-1)).toEqual([
      '/register-verification-eml/check',
      { toContact: 'kim@korea.kr', certNo: '123456' },
    ]);
    expect(said()).toBe(messages.email.verified);
    expect(buttons()).toEqual(['다음']);
    expect(document.activeElement).toBe(labelled('이메일'));
    await type(labelled('이메일'), 'lee@korea.kr');
    expect([said(), buttons()]).toEqual(['', ['중복확인', '다음']]);
    await type(labelled('이메일'), 'kim@korea.kr');
    expect(said()).toBe(messages.email.verified);
  });

  it('runs out after the time that the server gave, and is sent again after its wait', async () => {
    await openWithCode();
    expect(document.querySelector('[role=timer]')?.textContent).toBe('남은 시간 5:00');
    expect(document.body.textContent).toContain('30초 뒤에 다시 받을 수 있습니다.');
    screen.unmount();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await openWithCode();
    await act(async () => void vi.advanceTimersByTime(31_000));
    expect(document.querySelector('[role=timer]')?.textContent).toBe('남은 시간 4:29');
    const before = sent.length;
    await press(button('다시 받기'));
    expect(sent.length).toBe(before + 1);
    await act(async () => void vi.advanceTimersByTime(300_000));
    expect(said()).toBe('인증 시간이 지났습니다. 인증코드를 다시 받아 주세요.');
    await type(labelled('인증코드'), '123456');
    await press(button('인증 확인'));
    expect(sent.length).toBe(before + 1);
  });

  it('is asked for once, however often one presses', async () => {
    server.use(free(messages.email.available), sending);
    await open();
    await type(labelled('이메일'), 'kim@korea.kr');
    await press(button('중복확인'));
    await act(async () => {
      button('인증코드 받기').click();
      button('인증코드 받기').click();
    });
    await settle();
    expect(sent.filter((call) => (call as unknown[])[0] === '/register-verification-eml')).toHaveLength(1);
  });
});

describe('a mobile number', () => {
  it('gets its hyphens and has its own sentences', async () => {
    server.use(answer('/user/sms-check', { result: false, message: messages.mobile.duplicate }));
    await open('SMS');
    await press(button('다음'));
    expect(said()).toBe(messages.mobile.empty);
    await type(labelled('휴대폰 번호'), '0101234');
    expect(labelled('휴대폰 번호').value).toBe('010-1234');
    await press(button('중복확인'));
    expect(said()).toBe(messages.mobile.invalid);
    await type(labelled('휴대폰 번호'), '01012345678');
    await press(button('다음'));
    expect(said()).toBe(messages.mobile.duplicateCheckNeeded);
    await press(button('중복확인'));
    expect(sent).toEqual([['/user/sms-check', { mblTelno: '010-1234-5678' }]]);
    expect(said()).toBe(messages.mobile.duplicate);
  });
});
