import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const keyLength = 32;

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> => {
  const options: ScryptOptions = { N: 2 ** cost, r: 8, p: 1, maxmem: 256 * 2 ** cost * 8 };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
};

/** `scrypt$cost$salt$key`; cost is the base-2 logarithm of N. */
export const hashPassword = async (password: string, cost: number): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/** Compares in constant time; a malformed or missing hash never matches, but takes the same time. */
export const isPassword = async (password: string, hash: string | null, cost: number): Promise<boolean> => {
  const [kind, stored = '', salt = '', key = ''] = (hash ?? '').split('$');
  if (kind !== 'scrypt') {
    await derive(password, randomBytes(16), cost);
    return false;
  }
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), Number(stored));
  return expected.length === given.length && timingSafeEqual(expected, given);
};
