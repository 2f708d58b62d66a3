import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const addressOf = (url: string) => ({ port: Number(new URL(url).port), host: '127.0.0.1' });

/** Opens connections that send nothing. @throws Error if one is refused */
export const idleConnections = async (url: string, count: number): Promise<Socket[]> => {
  const open: Socket[] = [];
  // in batches, so that none is refused because the listen queue is full
  for (let n = 0; n < count; n += 100)
    open.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(100, count - n) }, async () => {
          const socket = connect(addressOf(url));
          socket.on('error', () => {});
          await once(socket, 'connect');
          return socket;
        }),
      )),
    );
  return open;
};

/** Sends a body byte by byte. @returns the status of the response; 0 without one */
export const slowSender = async (url: string, headers: string, stop: AbortSignal): Promise<number> => {
  const socket = connect(addressOf(url));
  let answer = '';
  socket.on('error', () => {});
  socket.on('data', (piece: Buffer) => {
    answer += piece.toString('latin1');
  });
  await once(socket, 'connect');
  socket.write(headers);
  while (!stop.aborted && !socket.destroyed && !answer) {
    socket.write(' ');
    await wait(1_000);
  }
  socket.destroy();
  return Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 0);
};

/** A client that reads a response at a kilobyte per second. */
export interface SlowReader {
  status: number;
  stop(): void;
}

export const slowReader = async (
  url: string,
  path: string,
  headers: Record<string, string>,
): Promise<SlowReader> => {
  const asked = get({ ...addressOf(url), path, headers, agent: false });
  asked.on('error', () => {});
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.on('error', () => {});
  const reading = setInterval(() => answer.read(1_024), 1_000);
  answer.once('close', () => clearInterval(reading));
  return { status: answer.statusCode ?? 0, stop: () => void answer.destroy() };
};
