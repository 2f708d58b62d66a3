import { expect, it } from 'vitest';
import { networkOf } from './ipRules.ts';

it.each([
  ['10.0.0.9', '10.0.0.9'],
  ['::ffff:10.0.0.9', '10.0.0.9'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:bbbb::2', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (client, network) => {
  expect(networkOf(client)).toBe(network);
});
