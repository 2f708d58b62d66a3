import { describe, expect, it } from 'vitest';
import { agreementPathFrom, loginPathFrom, originOf } from './origin.ts';

describe('the remembered origin', () => {
  it('comes back with its query', () => {
    const login = loginPathFrom('/article/Article?ntnId=FR&page=2');
    expect(originOf(login.slice('/login'.length))).toBe('/article/Article?ntnId=FR&page=2');
  });

  it('is kept on the way over the agreements', () => {
    const page = agreementPathFrom('/article/Article?page=2');
    expect(page).toBe('/login/agreement?from=%2Farticle%2FArticle%3Fpage%3D2');
    expect(originOf(page.slice('/login/agreement'.length))).toBe('/article/Article?page=2');
  });

  it('stays what it was for whoever is at the login screen already', () => {
    expect(loginPathFrom('/login')).toBe('/login');
    expect(loginPathFrom('/login?from=%2Fsearch')).toBe('/login?from=%2Fsearch');
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
