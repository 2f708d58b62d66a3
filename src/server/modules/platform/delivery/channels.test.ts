import { expect, it } from 'vitest';
import { decoded } from '#server/kernel/text/decoded.ts';
import { channelsOf } from './channels.ts';

it.each([
  ['pa%2Fss', 'pa/ss'],
  ['100%safe', '100%safe'],
])('%s in an address was %s', (text, expected) => expect(decoded(text)).toBe(expected));

it('a gateway whose password has a bare percent sign keeps no server from starting', () => {
  const environment = {
    smtpUrl: undefined,
    smsUrl: 'https://press:100%safe@sms.example/',
    mailFrom: { name: '', address: '' },
  };
  expect([...channelsOf(environment as never).open.keys()]).toEqual(['SMS']);
});
