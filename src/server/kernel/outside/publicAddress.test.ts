import { expect, it } from 'vitest';
import { isPublicAddress, literalAddress, mayLeadOutside } from './publicAddress.ts';

it.each(['1.1.1.1', '211.249.220.24', '2606:4700::1111', '2a00:1450::1', '::ffff:1.1.1.1'])(
  '%s is a public address',
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
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['10.1', '10.1'],
  ['0x7f000001', '0x7f000001'],
  ['0X7F.1', '0X7F.1'],
  ['0177.0.0.1', '0177.0.0.1'],
  ['2130706433', '2130706433'],
  ['[::1]', '::1'],
  ['[::ffff:10.0.0.1]', '::ffff:10.0.0.1'],
])('the host %s is an address, which needs no lookup', (host, address) => {
  expect(literalAddress(host)).toBe(address);
});

it.each(['paper.example', '1.example', '127.0.0.1.example', 'face.b00c', 'paper', '999.1.1.1', '1.2.3.4.5'])(
  'the host %s is a name',
  (host) => {
    expect(literalAddress(host)).toBeUndefined();
  },
);

it.each(['http://0x7f.1/', 'http://2130706433/', 'http://127.1./', 'http://[::1]/', 'http://017700000001/'])(
  '%s does not lead outside',
  (address) => {
    expect(mayLeadOutside(address)).toBe(false);
  },
);
