/** The logs that are written off the requests' path; of that of personal data only what was seen masked is. */
export type LogKind = 'access' | 'error' | 'login' | 'privacy';

/** A row by the names of its entity's fields; `menu` is looked up when it is stored. */
export type LogRow = Readonly<Record<string, unknown>> & {
  regDt: Date;
  /** Urls of the operation's menus, and the id that the caller named. */
  menu?: { urls: readonly string[]; named: number | undefined };
};

/** Log rows that are not stored for so long, in ms, would be missing if the server were cut off now. */
export const logsBehind = 60_000;

/** Stores rows of the logs asynchronously, in batches. */
export interface LogWriter {
  add(kind: LogKind, row: LogRow): void;
  /** Milliseconds for which the oldest row has been waiting to be stored; 0 when none waits. */
  delay(): number;
  /** Stores what waits; resolves when it is stored or the database could not be reached. */
  flush(): Promise<void>;
  /** The final flush; rows that cannot be stored are written to the server's own log. */
  close(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    logs: LogWriter;
  }
}
