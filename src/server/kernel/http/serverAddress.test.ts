import { expect, it } from 'vitest';
import { serverAddress } from './serverAddress.ts';

it.each([
  ['127.0.0.1', 'http://127.0.0.1:8080/api/health'],
  ['192.168.0.7', 'http://192.168.0.7:8080/api/health'],
  ['0.0.0.0', 'http://127.0.0.1:8080/api/health'],
  ['::', 'http://127.0.0.1:8080/api/health'],
  ['::1', 'http://[::1]:8080/api/health'],
  ['press.example', 'http://press.example:8080/api/health'],
])('a server that listens on %s is reached at %s', (host, address) => {
  expect(serverAddress({ host, port: 8080 }, '/api/health').href).toBe(address);
});
