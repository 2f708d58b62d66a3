import { expect, it, vi } from 'vitest';
import { testApp } from '../helpers/testApp.ts';

const { app } = await testApp();
const behind = await testApp({ variables: { TRUST_PROXY: 'loopback' } });

it('a proxy on this machine that nobody trusts is told once', async () => {
  const told = vi.spyOn(app.log, 'warn');
  const call = (headers = {}) => app.inject({ url: '/api/health', headers });
  await call();
  expect(told).not.toHaveBeenCalled();
  await call({ 'x-forwarded-for': '10.1.2.3' });
  await call({ 'x-forwarded-for': '10.1.2.4' });
  expect(told.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY=loopback')]]);
});

it('a proxy that is trusted is not told of', async () => {
  const told = vi.spyOn(behind.app.log, 'warn');
  await behind.app.inject({ url: '/api/health', headers: { 'x-forwarded-for': '10.1.2.3' } });
  expect(told).not.toHaveBeenCalled();
});
