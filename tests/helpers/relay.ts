import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A relay in front of a server on loopback, which can simulate a slow network. */
export interface Relay {
  port: number;
  /** `silent` accepts connections and sends nothing; `slow` forwards one byte per second of the server's data. */
  mode: 'passing' | 'silent' | 'slow';
  /**
   * Forwards nothing and closes nothing, like a cut network. @returns a function that restores it: held data is
   * forwarded then
   */
  hold(): () => void;
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
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHeld = false;
  const join = ([one, other]: readonly [Socket, Socket]): void => {
    one.pipe(other);
    other.pipe(one);
  };
  const part = (pair: readonly [Socket, Socket]): void => {
    for (const socket of pair) socket.unpipe().pause();
  };
  const server = createServer((caller) => {
    open.add(caller);
    caller.on('error', () => {}).on('close', () => open.delete(caller));
    if (running.mode === 'silent') return;
    const there = connect(target, '127.0.0.1').on('error', () => {});
    open.add(there);
    const pair = [caller, there] as const;
    pairs.add(pair);
    there.on('close', () => {
      open.delete(there);
      pairs.delete(pair);
    });
    if (running.mode === 'slow') {
      caller.pipe(there);
      void bySlowBytes(there, caller).catch(() => {});
    } else if (!isHeld) join(pair);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const running: Relay = {
    port: (server.address() as AddressInfo).port,
    mode: 'passing',
    hold() {
      isHeld = true;
      pairs.forEach(part);
      return () => {
        isHeld = false;
        pairs.forEach(join);
      };
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return running;
};
