import { describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import {
  type Channel,
  type Contact,
  clockOf,
  codeProblem,
  contactProblem,
  newContact,
  nextAction,
  tidyCode,
} from './verification.ts';

const mail = 'kim@korea.kr';
const number = '010-1234-5678';
const contact = (given: Partial<Contact>): Contact => ({ ...newContact(), ...given });

describe('what is said when one goes on', () => {
  it.each<[Channel, string, Partial<Contact>, string | undefined]>([
    ['EML', 'empty', {}, '이메일을 입력해주세요.'],
    ['EML', 'invalid', { text: 'kim@korea' }, '올바른 이메일 형식이 아닙니다.'],
    ['EML', 'not checked', { text: mail }, '이메일 중복 체크가 필요합니다.'],
    [
      'EML',
      'changed after the check',
      { text: mail, free: 'lee@korea.kr' },
      '이메일 중복 체크가 필요합니다.',
    ],
    ['EML', 'not verified', { text: mail, free: mail }, '이메일 인증이 필요합니다.'],
    ['EML', 'sent, not confirmed', { text: mail, free: mail, sentTo: mail }, '이메일 인증이 필요합니다.'],
    ['EML', 'verified', { text: mail, verified: mail }, undefined],
    [
      'EML',
      'changed after the verification',
      { text: mail, verified: 'lee@korea.kr' },
      '이메일 중복 체크가 필요합니다.',
    ],
    ['EML', 'stored, in other case', { text: 'Kim@Korea.kr', settled: mail }, undefined],
    ['SMS', 'empty', {}, '휴대폰 번호를 입력해주세요.'],
    ['SMS', 'invalid', { text: '010-1234-567' }, '올바른 휴대폰 번호 형식이 아닙니다.'],
    ['SMS', 'not mobile', { text: '023-1234-5678' }, '올바른 휴대폰 번호 형식이 아닙니다.'],
    ['SMS', 'not checked', { text: number }, '휴대폰 번호 중복 체크가 필요합니다.'],
    ['SMS', 'not verified', { text: number, free: number }, '휴대폰 인증이 필요합니다.'],
    ['SMS', 'verified', { text: number, verified: number }, undefined],
  ])('%s %s', (channel, _situation, given, said) =>
    expect(contactProblem(channel, contact(given))).toBe(said),
  );
});

describe('what is said when my page is saved', () => {
  const rules = {
    EML: { duplicateCheckNeeded: messages.form.emailDuplicateCheckNeeded },
    SMS: {
      optional: true,
      duplicateCheckNeeded: messages.form.phoneVerificationNeeded,
      verificationNeeded: messages.form.phoneVerificationNeeded,
    },
  };
  it.each<[Channel, string, Contact, string | undefined]>([
    ['EML', 'stored', newContact({ text: mail, verified: true }), undefined],
    ['EML', 'emptied', { ...newContact({ text: mail, verified: true }), text: '' }, '이메일을 입력해주세요.'],
    [
      'EML',
      'new',
      { ...newContact({ text: mail, verified: true }), text: 'lee@korea.kr' },
      '이메일 중복체크를 해주세요.',
    ],
    [
      'EML',
      'new and free',
      contact({ text: 'lee@korea.kr', free: 'lee@korea.kr' }),
      '이메일 인증이 필요합니다.',
    ],
    ['SMS', 'stored', newContact({ text: number, verified: true }), undefined],
    [
      'SMS',
      'stored, never verified',
      newContact({ text: number, verified: false }),
      '휴대폰 인증을 해주세요.',
    ],
    [
      'SMS',
      'new',
      { ...newContact({ text: number, verified: true }), text: '010-1111-1111' },
      '휴대폰 인증을 해주세요.',
    ],
    ['SMS', 'left out', newContact(), undefined],
    ['SMS', 'emptied', { ...newContact({ text: number, verified: true }), text: '' }, undefined],
    ['SMS', 'half typed', contact({ text: '010-12' }), '올바른 휴대폰 번호 형식이 아닙니다.'],
  ])('%s %s', (channel, _situation, given, said) =>
    expect(contactProblem(channel, given, rules[channel])).toBe(said),
  );

  it('a stored number that was never verified needs no duplicate check: it is the person’s own', () => {
    expect(nextAction(newContact({ text: number, verified: false }))).toBe('send');
  });
});

describe('what is done next with a contact', () => {
  it.each<[string, Partial<Contact>, string | undefined]>([
    ['typed', { text: mail }, 'check'],
    ['free', { text: mail, free: mail }, 'send'],
    ['sent', { text: mail, free: mail, sentTo: mail }, 'resend'],
    ['changed after sending', { text: 'lee@korea.kr', free: mail, sentTo: mail }, 'check'],
    ['verified', { text: mail, free: mail, sentTo: mail, verified: mail }, undefined],
    ['stored', { text: mail, settled: mail }, undefined],
  ])('%s', (_state, given, action) => expect(nextAction(contact(given))).toBe(action));
});

describe('the code', () => {
  it.each([
    ['', 300, '인증코드를 입력해주세요.'],
    ['12345', 300, '인증코드는 숫자 6자리입니다.'],
    ['123456', 300, undefined],
    ['123456', 0, '인증 시간이 지났습니다. 인증코드를 다시 받아 주세요.'],
  ])('%j with %i seconds left', (code, left, said) => expect(codeProblem(code, left)).toBe(said));

  it.each([
    ['123 456', '123456'],
    ['인증번호 [123456]', '123456'],
    ['１２３４５６', '123456'],
    ['1234567', '123456'],
  ])('%j is read as %j', (typed, code) => expect(tidyCode(typed)).toBe(code));

  it.each([
    [300, '5:00'],
    [61, '1:01'],
    [9, '0:09'],
    [0, '0:00'],
  ])('%i seconds are shown as %s', (seconds, text) => expect(clockOf(seconds)).toBe(text));
});
