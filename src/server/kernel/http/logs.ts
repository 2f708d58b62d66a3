/** The logs that are written asynchronously; of the personal data log only the rows for masked views. */
export type LogKind = 'access' | 'error' | 'login' | 'privacy';

/** A row with the field names of its entity; `menu` is resolved when it is stored. */
export type LogRow = Readonly<Record<string, unknown>> & {
  regDt: Date;
  /** Urls of the operation's menus, and the menu id that the client named. */
  menu?: { urls: readonly string[]; named: number | undefined };
};

/** Maximum delay in ms for storing log rows: rows that wait longer would be lost in a crash. */
export const logsBehind = 60_000;

/** Stores log rows asynchronously, in batches. */
export interface LogWriter {
  add(kind: LogKind, row: LogRow): void;
  /** Milliseconds for which the oldest row has been waiting; 0 if none is waiting. */
  delay(): number;
  /** Stores the waiting rows; resolves when they are stored or the database is unreachable. */
  flush(): Promise<void>;
  /** The final flush; rows that cannot be stored are written to the server's own log. */
  close(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    logs: LogWriter;
  }
}
