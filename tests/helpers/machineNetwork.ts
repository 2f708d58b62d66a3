import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** An address at which a machine is reached by the others, and the address at which its program listens. */
export interface Door {
  machine: string;
  address: string;
  port: number;
  /** Address of the program behind it, at the same port. */
  inside: string;
}

/** The network between machines that are all processes of this one. */
export interface MachineNetwork {
  /**
   * Cuts a machine off from the others without closing connections: nothing is forwarded to or from it. Connections
   * that do not pass through a door still reach it.
   * @returns a function that restores it: held data is forwarded then, as TCP would
   */
  cut(machine: string): () => void;
  isCut(machine: string): boolean;
  close(): Promise<void>;
}

/** 127.0.0.21:2379 in the notation of /proc/net/tcp. */
const inHex = (address: string, port: number): string => {
  const bytes = address.split('.').map((byte) => Number(byte).toString(16).padStart(2, '0'));
  return `${bytes.toReversed().join('')}:${port.toString(16).padStart(4, '0')}`.toUpperCase();
};

/** Socket inodes of this host's connections, by local and remote address. */
const inodesByEnds = (): Map<string, string> =>
  new Map(
    readFileSync('/proc/net/tcp', 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .map((fields) => [`${fields[1]} ${fields[2]}`, fields[9] ?? '']),
  );

/** Socket inodes of a process; empty if it has ended meanwhile. */
const socketsOf = (pid: number): string[] => {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).flatMap(
      (fd) => /^socket:\[(\d+)\]$/.exec(readlinkSync(`${folder}/${fd}`))?.[1] ?? [],
    );
  } catch {
    return [];
  }
};

/**
 * Interval in milliseconds at which callers of new connections are looked up while a machine is cut off: for all of
 * them at once.
 */
const lookUpEvery = 200;

interface Connection {
  called: string;
  /** The calling machine; null if it is none of them, undefined until it is needed. */
  caller: string | null | undefined;
  /** Both addresses of the connection, from the caller's side. */
  ends: string;
  pass(): void;
  hold(): void;
}

/**
 * Opens the doors. The caller is identified by the process that has the other end of the connection.
 * @param processesOf the current processes of a machine
 */
export const machineNetwork = async (
  doors: readonly Door[],
  processesOf: (machine: string) => readonly number[],
): Promise<MachineNetwork> => {
  const machines = [...new Set(doors.map(({ machine }) => machine))];
  const cut = new Set<string>();
  const connections = new Set<Connection>();
  const sockets = new Set<Socket>();
  const waiting: Connection[] = [];
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const lookUp = (): void => {
    const unknown = [...connections].filter(({ caller }) => caller === undefined);
    const inodes = inodesByEnds();
    const owners = new Map(
      machines.flatMap((one) =>
        processesOf(one)
          .flatMap(socketsOf)
          .map((inode) => [inode, one] as const),
      ),
    );
    for (const connection of unknown)
      connection.caller = owners.get(inodes.get(connection.ends) ?? '') ?? null;
  };
  const isHeld = ({ called, caller }: Connection): boolean =>
    caller !== called && (cut.has(called) || (caller !== null && caller !== undefined && cut.has(caller)));

  const receive = (caller: Socket, { machine, inside, port }: Door): void => {
    keep(caller);
    let there: Socket | undefined;
    const { remoteAddress = '', remotePort = 0, localAddress = '', localPort = 0 } = caller;
    const connection: Connection = {
      called: machine,
      caller: undefined,
      ends: `${inHex(remoteAddress, remotePort)} ${inHex(localAddress, localPort)}`,
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
    if (!cut.size) connection.pass();
    else waiting.push(connection);
  };
  const open = async (door: Door): Promise<Server> => {
    const server = createServer((caller) => receive(caller, door));
    server.listen(door.port, door.address);
    await once(server, 'listening');
    return server;
  };
  const servers = await Promise.all(doors.map(open));
  const admit = (): void => {
    if (!waiting.length) return;
    lookUp();
    for (const connection of waiting.splice(0)) if (!isHeld(connection)) connection.pass();
  };
  const admitting = setInterval(admit, lookUpEvery);
  const apply = (change: () => void): void => {
    admit();
    lookUp();
    const before = new Set([...connections].filter(isHeld));
    change();
    for (const connection of connections) {
      const [was, is] = [before.has(connection), isHeld(connection)];
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
      clearInterval(admitting);
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
