import { describe, expect, it } from 'vitest';
import { loginPathFrom, originOf } from './origin.ts';

describe('the remembered origin', () => {
  it('comes back with its query', () => {
    const login = loginPathFrom('/article/Article?ntnId=FR&page=2');
    expect(originOf(login.slice('/login'.length))).toBe('/article/Article?ntnId=FR&page=2');
  });

  it('is not remembered where it is the default', () => {
    expect(loginPathFrom('/')).toBe('/login');
    expect(loginPathFrom('/dashboard')).toBe('/login');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/login',
    '/login?from=/x',
    '/login/agreement',
    '',
  ])('%s is not followed', (from) => {
    expect(originOf(`?from=${encodeURIComponent(from)}`)).toBe('/dashboard');
  });
});
