import { expect, it, vi } from 'vitest';
import { testApp } from '../helpers/testApp.ts';

const { app } = await testApp();
const behind = await testApp({ variables: { TRUST_PROXY: 'loopback' } });

it('an untrusted proxy on this machine is reported once', async () => {
  const told = vi.spyOn(app.log, 'warn');
  const call = (headers = {}) => app.inject({ url: '/api/health', headers });
  await call();
  expect(told).not.toHaveBeenCalled();
  await call({ 'x-forwarded-for': '10.1.2.3' });
  await call({ 'x-forwarded-for': '10.1.2.4' });
  expect(told.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY=loopback')]]);
});

it('a trusted proxy is not reported', async () => {
  const told = vi.spyOn(behind.app.log, 'warn');
  await behind.app.inject({ url: '/api/health', headers: { 'x-forwarded-for': '10.1.2.3' } });
  expect(told).not.toHaveBeenCalled();
});
