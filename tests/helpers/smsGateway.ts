import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll } from 'vitest';

export interface ReceivedText {
  to: string;
  text: string;
  messageId: string;
  authorization: string | undefined;
}

/** A real HTTP gateway for text messages on loopback. */
export interface SmsGateway {
  url: string;
  received: ReceivedText[];
  /** Status of the response; a promise delays it. Only messages answered with 2xx count as received. */
  answer: (to: string) => Promise<number> | number;
}

/** Starts one, closed after the file. */
export async function smsGateway(): Promise<SmsGateway> {
  const server = createServer((request, response) => {
    void (async () => {
      const message = (await json(request)) as Omit<ReceivedText, 'authorization'>;
      const status = await running.answer(message.to);
      if (status < 300) running.received.push({ ...message, authorization: request.headers.authorization });
      response.writeHead(status, status < 400 ? { location: '/elsewhere' } : {}).end('{}');
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const running: SmsGateway = { url: `http://127.0.0.1:${port}/sms`, received: [], answer: () => 202 };
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return running;
}
