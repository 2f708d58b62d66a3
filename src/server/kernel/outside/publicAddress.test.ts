import { expect, it } from 'vitest';
import { isPublicAddress } from './publicAddress.ts';

it.each(['1.1.1.1', '211.249.220.24', '2606:4700::1111', '2a00:1450::1', '::ffff:1.1.1.1'])(
  '%s is an address of the open Internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  '127.0.0.1',
  '10.0.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '::',
  '::1',
  '::7f00:1',
  '::101:101',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2001:db8::1',
  '2002:7f00:1::',
  '4000::1',
  'fc00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'no address',
])('%s is none', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
