import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { operations } from '#generated/api/operations.ts';
import { testApp } from '../helpers/testApp.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'web-'));
afterAll(() => rmSync(webFolder, { recursive: true, force: true }));
mkdirSync(join(webFolder, 'assets'));
writeFileSync(
  join(webFolder, 'index.html'),
  '<meta property="csp-nonce" nonce="__CSP_NONCE__"><div id="root"></div>',
);
writeFileSync(join(webFolder, 'assets/app-abc123.js'), `console.log(${JSON.stringify('x'.repeat(5000))});`);
writeFileSync(join(webFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

const { app } = await testApp({ webFolder });
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const nonceIn = (text: string | undefined) => /nonce[-="]+([\w+/=]+)/.exec(text ?? '')?.[1];

describe('the page', () => {
  it('is the same for every address of the application, each time with a nonce of its own', async () => {
    const pages = await Promise.all(
      ['/', '/dashboard', '/article/Article/Detail/7?x=1.5', '/popup/article/3'].map((url) => get(url)),
    );
    expect(pages.map((page) => page.statusCode)).toEqual([200, 200, 200, 200]);
    const nonces = pages.map((page) => nonceIn(page.body));
    expect(new Set(nonces).size).toBe(4);
    pages.forEach((page, index) => {
      expect(String(page.headers['content-security-policy'])).toContain(`'nonce-${nonces[index]}'`);
    });
  });

  it('allows scripts and styles of our own only, and no frame around it', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('is never taken from a cache, its hashed files for ever', async () => {
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
    const script = await get('/assets/app-abc123.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('travels compressed where the browser can take it', async () => {
    const script = await get('/assets/app-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect(script.headers['content-encoding']).toBe('br');
    expect(script.rawPayload.length).toBeLessThan(500);
  });

  it.each([
    '/assets/gone-1.js',
    '/index.html.bak',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
  ])('is not given for %s', async (url) => {
    const answer = await get(url);
    expect(answer.body).not.toContain('world-culture-press');
    expect([400, 403, 404]).toContain(answer.statusCode);
  });

  it('is not given for a call that does not exist: that is a 404 in JSON', async () => {
    const answer = await get('/api/nothing');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('every answer', () => {
  it.each(['/', '/api/site', '/api/nothing', '/assets/app-abc123.js'])(
    '%s carries the security headers and a number of its own',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/),
      });
      expect(headers['content-security-policy']).toBeDefined();
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );
});

describe('OpenAPI', () => {
  it('describes every operation of the registry under its own verb', async () => {
    const document = (await get('/api/openapi.json')).json<{
      openapi: string;
      paths: Record<string, object>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    const described = Object.entries(document.paths).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path.replace('/api', '')}`),
    );
    expect(described.sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  it('can be browsed', async () => {
    const page = await get('/api/docs/');
    expect([page.statusCode, String(page.headers['content-type'])]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(String(page.headers['content-security-policy'])).toContain("default-src 'self'");
  });
});

describe('the privacy policy', () => {
  it('is a file with a Korean name for everybody, and names the ministry', async () => {
    const answer = await get('/api/current-document');
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers['content-disposition'])).toContain(
      encodeURIComponent('개인정보 처리방침.txt'),
    );
    expect(answer.body.startsWith('\ufeff개인정보 처리방침')).toBe(true);
    expect(answer.body).toContain('문화체육관광부');
    expect(answer.body).not.toMatch(/[{}]/);
  });
});
