import { describe, expect, it } from 'vitest';
import { verdict } from './verdict.ts';

const noAddress = 'IP 주소가 아닙니다. 203.0.113.7처럼 주소 하나를 적어 주세요.';
const noV4 = 'IPv6 주소는 규칙으로 허용할 수 없습니다. IPv4로 접속해야 합니다.';

describe('the verdict on an address', () => {
  it('names the first matching rule, and the address as rules see it', () => {
    const said = { allowed: true, message: '규칙 10.0.0.0/8에 따라 허용됩니다.', rule: '10.0.0.0/8' };
    const rules = ['192.168.0.1', '10.0.0.0/8', '10.0.0.1'];
    expect(verdict(' 10.0.0.1 ', rules)).toEqual({ ...said, address: '10.0.0.1' });
    expect(verdict('::ffff:10.0.0.1', rules)).toEqual({ ...said, address: '10.0.0.1' });
  });

  it.each([
    ['10.0.0.1', [], true, '사용 중인 규칙이 없는 동안에는 이 컴퓨터와 사설망 주소가 허용됩니다.'],
    ['203.0.113.7', [], false, '사용 중인 규칙이 없어 이 컴퓨터와 사설망 주소만 허용됩니다.'],
    ['203.0.113.7', ['10.0.0.0/8'], false, '사용 중인 규칙 가운데 이 주소를 허용하는 것이 없습니다.'],
    ['2001:db8::1', ['0.0.0.0/0'], false, noV4],
    ['10.1', ['0.0.0.0/0'], false, noAddress],
    ['0x0a.0.0.1', ['0.0.0.0/0'], false, noAddress],
    ['10.0.0.256', ['0.0.0.0/0'], false, noAddress],
    ['10:0', ['0.0.0.0/0'], false, noAddress],
    ['서울', ['0.0.0.0/0'], false, noAddress],
  ])('%s under %j: %s, %s', (text, rules, allowed, message) => {
    expect(verdict(text, rules)).toEqual({ allowed, message, address: expect.any(String), rule: null });
  });

  it('shows what is no address as it was typed', () => {
    expect(verdict(' 서울 ', []).address).toBe('서울');
  });
});
