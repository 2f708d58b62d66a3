import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** One place where a machine is reached by the others, and where what answers there listens. */
export interface Door {
  machine: string;
  address: string;
  port: number;
  /** Of the program behind it, at the same port. */
  inside: string;
}

/** The network between machines that are all processes of this one. */
export interface MachineNetwork {
  /**
   * Cuts a machine off from the others without a word: nothing is passed on to it or from it, no connection is ended. Who
   * does not come by a door still reaches it.
   * @returns mends it: what was held is passed on then, as TCP would
   */
  cut(machine: string): () => void;
  isCut(machine: string): boolean;
  close(): Promise<void>;
}

/** 127.0.0.21:2379 as /proc/net/tcp writes it. */
const inHex = (address: string, port: number): string => {
  const bytes = address.split('.').map((byte) => Number(byte).toString(16).padStart(2, '0'));
  return `${bytes.toReversed().join('')}:${port.toString(16).padStart(4, '0')}`.toUpperCase();
};

/** What Linux calls the caller's end of a connection; undefined when it has gone already. */
const inodeOf = ({ remoteAddress = '', remotePort = 0, localAddress = '', localPort = 0 }: Socket) => {
  const ends = `${inHex(remoteAddress, remotePort)} ${inHex(localAddress, localPort)}`;
  const line = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .find((one) => one.includes(ends));
  return line?.trim().split(/\s+/)[9];
};

const hasSocket = (pid: number, inode: string): boolean => {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).some((fd) => readlinkSync(`${folder}/${fd}`) === `socket:[${inode}]`);
  } catch {
    // the process, or one of its files, has gone meanwhile
    return false;
  }
};

interface Connection {
  called: string;
  /** The machine that calls, if it is one: looked up where it matters alone, since that takes milliseconds. */
  caller(): string | undefined;
  pass(): void;
  hold(): void;
}

/**
 * Opens the doors. Who calls is told by the process that has the other end of the connection.
 * @param processesOf the processes of a machine that run now
 */
export const machineNetwork = async (
  doors: readonly Door[],
  processesOf: (machine: string) => readonly number[],
): Promise<MachineNetwork> => {
  const machines = [...new Set(doors.map(({ machine }) => machine))];
  const cut = new Set<string>();
  const connections = new Set<Connection>();
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const callerOf = (socket: Socket): string | undefined => {
    const inode = inodeOf(socket);
    return inode && machines.find((one) => processesOf(one).some((pid) => hasSocket(pid, inode)));
  };
  const isHeld = ({ called, caller }: Connection): boolean => {
    if (!cut.size) return false;
    const from = caller();
    return from !== called && (cut.has(called) || (from !== undefined && cut.has(from)));
  };

  const receive = (caller: Socket, { machine, inside, port }: Door): void => {
    keep(caller);
    let there: Socket | undefined;
    let from: { machine: string | undefined } | undefined;
    const connection: Connection = {
      called: machine,
      caller: () => {
        from ??= { machine: callerOf(caller) };
        return from.machine;
      },
      pass() {
        if (caller.destroyed) return;
        there ??= keep(connect(port, inside)).on('close', () => caller.destroySoon());
        caller.pipe(there);
        there.pipe(caller);
      },
      hold() {
        caller.unpipe();
        there?.unpipe();
      },
    };
    connections.add(connection);
    caller.on('close', () => {
      connections.delete(connection);
      there?.destroySoon();
    });
    if (!isHeld(connection)) connection.pass();
  };
  const open = async (door: Door): Promise<Server> => {
    const server = createServer((caller) => receive(caller, door));
    server.listen(door.port, door.address);
    await once(server, 'listening');
    return server;
  };
  const servers = await Promise.all(doors.map(open));
  const apply = (change: () => void): void => {
    const before = [...connections].filter(isHeld);
    change();
    for (const connection of connections) {
      const [was, is] = [before.includes(connection), isHeld(connection)];
      if (!was && is) connection.hold();
      if (was && !is) connection.pass();
    }
  };
  return {
    cut(machine) {
      apply(() => cut.add(machine));
      return () => apply(() => cut.delete(machine));
    },
    isCut: (machine) => cut.has(machine),
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all(
        servers.map(async (server) => {
          server.close();
          await once(server, 'close');
        }),
      );
    },
  };
};
