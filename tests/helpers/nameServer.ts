import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A DNS server for tests, which resolves all names to loopback. */
export interface NameServer {
  /** Names that it answers; other queries get no response. */
  answers: (name: string) => boolean;
  /** Command prefix that makes a program use this server only. */
  through: string[];
  close(): Promise<void>;
}

/** Systems query this port only. */
const port = 53;
const address = '127.0.0.77';

/** The name in a query, and the offset of the query's end. */
const questionIn = (message: Buffer): { name: string; end: number; type: number } => {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 };
};

/** Loopback for an A query, an empty response for other types. */
const replyTo = (message: Buffer): Buffer => {
  const { end, type } = questionIn(message);
  const reply = Buffer.from(message.subarray(0, end));
  reply.writeUInt16BE(0x81_80, 2);
  reply.writeUInt16BE(type === 1 ? 1 : 0, 6);
  reply.fill(0, 8, 12);
  // name pointer to the query, type A, class IN, TTL of a second, four bytes
  const record = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, 1]);
  return type === 1 ? Buffer.concat([reply, record]) : reply;
};

/** Starts one; needs root, on Linux. */
export const nameServer = async (): Promise<NameServer> => {
  const socket = createSocket('udp4').bind(port, address);
  await once(socket, 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  const file = join(folder, 'resolv.conf');
  writeFileSync(file, `nameserver ${address}\n`);
  const running: NameServer = {
    answers: () => true,
    through: ['unshare', '--mount', 'sh', '-c', 'mount --bind "$0" /etc/resolv.conf && exec "$@"', file],
    async close() {
      socket.close();
      await once(socket, 'close');
      rmSync(folder, { recursive: true });
    },
  };
  socket.on('message', (message, { port: from, address: who }) => {
    if (running.answers(questionIn(message).name)) socket.send(replyTo(message), from, who);
  });
  return running;
};
