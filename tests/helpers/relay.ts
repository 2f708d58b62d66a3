import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A relay in front of a server on loopback, which can take its time. */
export interface Relay {
  port: number;
  /** `silent` takes connections and says nothing; `slow` passes on a byte per second of what the server says. */
  mode: 'passing' | 'silent' | 'slow';
  close(): Promise<void>;
}

const bySlowBytes = async (from: Socket, to: Socket): Promise<void> => {
  for await (const piece of from as AsyncIterable<Buffer>)
    for (const byte of piece) {
      if (to.destroyed) return;
      to.write(Buffer.of(byte));
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
};

/** @param target port of the server */
export const relayTo = async (target: number): Promise<Relay> => {
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    open.add(caller);
    caller.on('error', () => {}).on('close', () => open.delete(caller));
    if (running.mode === 'silent') return;
    const there = connect(target, '127.0.0.1').on('error', () => {});
    open.add(there);
    there.on('close', () => open.delete(there));
    caller.pipe(there);
    if (running.mode === 'slow') void bySlowBytes(there, caller).catch(() => {});
    else there.pipe(caller);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const running: Relay = {
    port: (server.address() as AddressInfo).port,
    mode: 'passing',
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return running;
};
