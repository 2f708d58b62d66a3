import { describe, expect, it } from 'vitest';
import {
  comparableAddress,
  isAllowedAddress,
  isReversed,
  networkOf,
  normalizedRule,
  ruleFor,
} from './ipRules.ts';

describe('board IP rules', () => {
  it.each([
    ['10.1.2.3', ['10.1.2.3'], true],
    ['10.1.2.4', ['10.1.2.3'], false],
    ['10.1.2.255', ['10.1.2.0/24'], true],
    ['10.1.3.0', ['10.1.2.0/24'], false],
    ['8.8.8.8', ['0.0.0.0/0'], true],
    ['10.0.0.5', ['10.0.0.5~10.0.0.9'], true],
    ['10.0.0.9', ['10.0.0.5~10.0.0.9'], true],
    ['10.0.0.10', ['10.0.0.5~10.0.0.9'], false],
    ['10.0.0.4', ['10.0.0.5~10.0.0.9'], false],
    ['200.0.0.1', ['199.255.255.255~200.0.0.2'], true],
    ['::ffff:10.1.2.3', ['10.1.2.3'], true],
    ['::1', ['127.0.0.0/8'], true],
    ['2001:db8::1', ['0.0.0.0/0'], false],
    ['not an address', ['0.0.0.0/0'], false],
    ['10.1.2.3', ['08.0.0.1', '10.0.0.0/33', '10.0.0.012~10.0.0.9', '', '~', '10.1.2.3'], true],
    ['10.1.2.3', ['08.0.0.1'], false],
  ])('%s under %j is %s', (client, rules, allowed) => {
    expect(isAllowedAddress(client, rules)).toBe(allowed);
  });

  it('without a rule admit loopback and private addresses only', () => {
    expect(['127.0.0.1', '::1', '192.168.0.7', '10.9.9.9'].map((ip) => isAllowedAddress(ip, []))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['8.8.8.8', '2001:db8::1'].map((ip) => isAllowedAddress(ip, []))).toEqual([false, false]);
  });
});

describe('a rule as it is kept', () => {
  it.each([
    ['10.1.2.3/8', '10.0.0.0/8'],
    ['10.1.2.3/32', '10.1.2.3/32'],
    ['10.1.2.3/0', '0.0.0.0/0'],
    ['10.1.2.3', '10.1.2.3'],
    ['10.1.2.3~10.1.2.9', '10.1.2.3~10.1.2.9'],
    ['anything else', 'anything else'],
  ])('%s is %s', (sent, kept) => {
    expect(normalizedRule(sent)).toBe(kept);
  });

  it.each([
    ['10.0.0.9~10.0.0.5', true],
    ['10.0.0.5~10.0.0.9', false],
    ['10.0.0.5~10.0.0.5', false],
    ['9.255.255.255~10.0.0.0', false],
    ['10.0.0.9', false],
    ['10.0.0.9~', false],
    ['~10.0.0.5', false],
    ['~', false],
  ])('%s runs backwards: %s', (rule, reversed) => {
    expect(isReversed(rule)).toBe(reversed);
  });
});

describe('the rule that admits an address', () => {
  it('is the first that matches, however the address is written', () => {
    const rules = ['broken/99', '10.0.0.0/24', '10.0.0.5'];
    expect(ruleFor('::ffff:10.0.0.5', rules)).toBe('10.0.0.0/24');
    expect(ruleFor('10.0.1.5', rules)).toBeUndefined();
    expect(ruleFor('2001:db8::1', ['0.0.0.0/0'])).toBeUndefined();
  });

  it('sees the address without IPv4 mapping', () => {
    expect(['::ffff:10.0.0.5', '::1', '10.0.0.5'].map(comparableAddress)).toEqual([
      '10.0.0.5',
      '127.0.0.1',
      '10.0.0.5',
    ]);
    expect(['2001:db8::1', 'x', ''].map(comparableAddress)).toEqual([undefined, undefined, undefined]);
  });
});

it.each([
  ['10.0.0.9', '10.0.0.9'],
  ['::ffff:10.0.0.9', '10.0.0.9'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:bbbb::2', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (client, network) => {
  expect(networkOf(client)).toBe(network);
});
