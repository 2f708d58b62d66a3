import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { operations } from '#generated/api/operations.ts';
import { Client, signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'web-'));
afterAll(() => rmSync(webFolder, { recursive: true, force: true }));
mkdirSync(join(webFolder, 'assets'));
writeFileSync(
  join(webFolder, 'index.html'),
  '<meta property="csp-nonce" nonce="__CSP_NONCE__"><head><script src="/assets/app-abc123.js"></script></head><div id="root"></div>',
);
const script = `console.log(${JSON.stringify('x'.repeat(5000))});`;
writeFileSync(join(webFolder, 'assets/app-abc123.js'), script);
// distinguishable from files compressed at request time
writeFileSync(join(webFolder, 'assets/app-abc123.js.br'), 'made by brotli');
writeFileSync(join(webFolder, 'assets/app-abc123.js.gz'), 'made by gzip');
writeFileSync(join(webFolder, 'assets/late-abc123.css'), `p::after{content:'${'x'.repeat(5000)}'}`);
mkdirSync(join(webFolder, '.vite'));
const screens = [
  { paths: ['/login'], first: ['assets/app-abc123.js', 'assets/login.js'], next: [], later: [] },
  {
    paths: ['/dashboard'],
    first: ['assets/app-abc123.js', 'assets/figures.js', 'assets/figures.css'],
    next: ['assets/canvas.js', 'assets/canvas.css'],
    later: ['assets/map.js'],
  },
  { paths: ['/product/:category/:subCategory'], first: ['assets/product.js'], next: [], later: [] },
  { paths: ['/product/daily/DailyBriefing'], first: ['assets/briefing.js'], next: [], later: [] },
  { paths: ['/admin/Codes'], first: ['assets/codes.js'], next: [], later: [] },
  { paths: ['/admin/Codes?id=:id'], first: ['assets/form.js'], next: [], later: [] },
];
writeFileSync(join(webFolder, '.vite/screens.json'), JSON.stringify(screens));
writeFileSync(join(webFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

const { app, database } = await testApp({ webFolder });
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const nonceIn = (text: string | undefined) => /nonce[-="]+([\w+/=]+)/.exec(text ?? '')?.[1];

describe('the page', () => {
  it('is the same for every address, each time with a new nonce', async () => {
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

  const linked = async (url: string, cookie = 'XSRF-TOKEN=abc') =>
    [...(await get(url, { cookie })).body.matchAll(/<link (.*?) crossorigin href="\/assets\/(.*?)">/g)].map(
      ([, kind, file]) => [kind, file],
    );

  it('preloads what its screen starts with, without running what follows', async () => {
    const dashboard = [
      ['rel="modulepreload"', 'figures.js'],
      ['rel="preload" as="style"', 'figures.css'],
      ['rel="preload" as="script" fetchpriority="low"', 'canvas.js'],
      ['rel="preload" as="style" fetchpriority="low"', 'canvas.css'],
    ];
    expect(await linked('/dashboard')).toEqual(dashboard);
    expect(await linked('/')).toEqual(dashboard);
    expect(await linked('/nowhere')).toEqual([]);
  });

  it.each([
    ['/product/a/b', 'product.js'],
    ['/product/daily/DailyBriefing?page=2', 'briefing.js'],
    ['/admin/Codes?page=2', 'codes.js'],
    ['/admin/Codes?page=2&id=KR', 'form.js'],
  ])('knows %s by its pattern, its path or a parameter: %s', async (url, file) => {
    expect(await linked(url)).toEqual([['rel="modulepreload"', file]]);
  });

  it('has fetched ahead the sign-in for who was never here', async () => {
    expect(await linked('/dashboard', 'other=1')).toEqual([['rel="modulepreload"', 'login.js']]);
  });

  it('is never taken from a cache, its hashed files for ever', async () => {
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
    const script = await get('/assets/app-abc123.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', 'made by brotli'],
    ['gzip, deflate', 'gzip', 'made by gzip'],
    ['br;q=0, gzip', 'gzip', 'made by gzip'],
    ['identity', undefined, script],
    ['', undefined, script],
    [undefined, undefined, script],
  ])(
    'has files that were compressed by the build: %s is answered with %s',
    async (accepted, encoding, body) => {
      const answer = await get(
        '/assets/app-abc123.js',
        accepted === undefined ? {} : { 'accept-encoding': accepted },
      );
      expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([
        200,
        encoding,
        body,
      ]);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      });
    },
  );

  it('compresses at the request what the build did not', async () => {
    const sheet = await get('/assets/late-abc123.css', { 'accept-encoding': 'gzip, br' });
    expect([sheet.headers['content-encoding'], sheet.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(sheet.rawPayload.length).toBeLessThan(500);
  });

  it.each([
    '/assets/gone-1.js',
    '/index.html.bak',
    '/assets/app-abc123.js.br',
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

describe('OpenAPI in production', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://press.example.kr',
    DEMO_PUBLIC: '1',
    DEMO: '1',
  };
  const addresses = [
    '/api/openapi.json',
    '/api/docs',
    '/api/docs/',
    '/api/docs/json',
    '/api/docs/static/index.css',
  ];

  it('is for administrators alone', async () => {
    const { app: closed } = await testApp({ database, variables: production });
    const [nobody, staff, admin] = [
      new Client(closed),
      await signedIn(closed, 'staff'),
      await signedIn(closed, 'admin'),
    ];
    const outside = new Client(closed, '203.0.113.9');
    await outside.signIn('admin@demo.go.kr', 'Admin!2345');
    const statusesOf = async (client: Client) =>
      new Set(
        await Promise.all(addresses.map(async (url) => (await client.call({ method: 'GET', url })).status)),
      );
    expect(await statusesOf(nobody)).toEqual(new Set([401]));
    for (const client of [staff, outside]) expect(await statusesOf(client)).toEqual(new Set([403]));
    expect([...(await statusesOf(admin))].every((status) => status < 400)).toBe(true);
  });

  it('is for everybody where the operator says so', async () => {
    const { app: open } = await testApp({ database, variables: { ...production, API_DOCS_PUBLIC: '1' } });
    expect((await open.inject('/api/openapi.json')).statusCode).toBe(200);
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
