import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { listenProblem, PortTaken } from './startProblem.ts';

it('a taken port is reported in one sentence that names it', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await once(first, 'listening');
  const { port } = first.address() as AddressInfo;
  const [error] = await once(createServer().listen(port, '127.0.0.1'), 'error');
  first.close();
  const problem = listenProblem(error, '127.0.0.1', port);
  expect(problem).toBeInstanceOf(PortTaken);
  expect((problem as Error).message).toContain(`127.0.0.1:${port}`);
});

it('an error that is not about the address is unchanged', () => {
  const error = new TypeError('other');
  expect(listenProblem(error, '127.0.0.1', 1)).toBe(error);
});
