import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

/** The base-2 logarithm of N: far cheaper than in production. */
const cost = 4;

describe('a hashed password', () => {
  it('says how it was made: scrypt, the cost, 16 bytes of salt, 32 of key', async () => {
    const [kind, stored, salt = '', key = '', ...more] = (await hashPassword('비밀번호', cost)).split('$');
    expect([kind, stored, more]).toEqual(['scrypt', '4', []]);
    expect(Buffer.from(salt, 'base64url')).toHaveLength(16);
    const expected = scryptSync('비밀번호', Buffer.from(salt, 'base64url'), 32, { N: 16, r: 8, p: 1 });
    expect(key).toBe(expected.toString('base64url'));
  });

  it('matches its password in any composition, at any cost', async () => {
    const hash = await hashPassword('Café 한글', 5);
    expect(await isPassword('Café 한글'.normalize('NFD'), hash, cost)).toBe(true);
    expect(await isPassword('Cafe 한글', hash, cost)).toBe(false);
  });

  it('made at the cost of the product needs no more memory than it is given', async () => {
    expect(await isPassword('a', await hashPassword('a', 15), 15)).toBe(true);
  });

  it.each([null, '', 'md5$4$AAAA$AAAA', 'scrypt$4$AAAA$'])('%s is that of no password', async (hash) => {
    expect(await isPassword('', hash, cost)).toBe(false);
  });

  it('of another length is that of no password', async () => {
    const [kind, stored, salt, key = ''] = (await hashPassword('a', cost)).split('$');
    const shorter = Buffer.from(key, 'base64url').subarray(0, 31).toString('base64url');
    expect(await isPassword('a', [kind, stored, salt, shorter].join('$'), cost)).toBe(false);
  });
});
