import { describe, expect, it } from 'vitest';
import {
  accessLife,
  graceMs,
  hashToken,
  newToken,
  seal,
  sessionLife,
  unseal,
  xsrfOfSession,
} from './tokens.ts';

describe('a token', () => {
  it('is 32 random bytes, each time others', () => {
    const [one, other] = [newToken(), newToken()];
    expect(Buffer.from(one, 'base64url')).toHaveLength(32);
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(other).not.toBe(one);
  });

  it('is kept as its SHA-256', () => {
    expect(hashToken('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
  });

  it('lives for 15 minutes, its predecessor 30 seconds, its session 12 hours', () => {
    expect([accessLife, graceMs, sessionLife]).toEqual([900_000, 30_000, 43_200_000]);
  });

  it('against other sites is the same for a session, and no hash of its id', () => {
    expect(xsrfOfSession('s')).toBe(xsrfOfSession('s'));
    expect(xsrfOfSession('s')).not.toBe(xsrfOfSession('t'));
    expect(xsrfOfSession('s')).not.toBe(hashToken('s'));
  });
});

describe('a sealed successor', () => {
  const pair = { access: 'a', refresh: '한글' };

  it('opens for the token that it follows', () => {
    const token = newToken();
    expect(unseal(token, seal(token, pair))).toEqual(pair);
  });

  it('opens for no other, and not when a bit of it was changed', () => {
    const sealed = seal('mine', pair);
    const bytes = Buffer.from(sealed, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    expect(() => unseal('yours', sealed)).toThrow();
    expect(() => unseal('mine', bytes.toString('base64url'))).toThrow();
  });

  it('looks different each time', () => {
    expect(seal('mine', pair)).not.toBe(seal('mine', pair));
  });
});
