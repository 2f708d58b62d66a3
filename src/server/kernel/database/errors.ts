import { StartProblem } from '../settings/startProblem.ts';

/**
 * The database is unreachable; the same call may succeed later (503). At the start it is shown as a one-sentence
 * message.
 */
export class DatabaseUnavailable extends StartProblem {
  override name = 'DatabaseUnavailable';
  constructor(message = '데이터베이스에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.', cause?: unknown) {
    super(message, { cause });
  }
}

/** The unique rule that an insert or update violated. */
export interface UniqueViolation {
  table: string;
  constraint: string;
}

interface EngineError {
  code?: string;
  table?: string;
  constraint?: string;
  message?: string;
  cause?: unknown;
  /** The function of PostgreSQL that raised the error. */
  routine?: string;
}

/** The errors from the outermost to the innermost: drizzle wraps the engine's error. */
function* chain(error: unknown): Generator<EngineError> {
  for (let at = error; at instanceof Object; at = (at as EngineError).cause) yield at as EngineError;
}

/** SQLSTATE of the error, on either engine; undefined if it has none. */
export const sqlState = (error: unknown): string | undefined => {
  for (const { code } of chain(error)) if (code && /^[0-9A-Z]{5}$/.test(code)) return code;
  return undefined;
};

/** @returns the violated rule if `error` is a unique violation (23505) of either engine, else undefined */
export function uniqueViolation(error: unknown): UniqueViolation | undefined {
  for (const { code, table, constraint } of chain(error))
    if (code === '23505') return { table: table ?? '', constraint: constraint ?? '' };
  return undefined;
}

/** Whether a statement was stopped by statement_timeout (PostgreSQL only). */
export const isStatementTimeout = (error: unknown): boolean => sqlState(error) === '57014';

/** Whether the engine aborted the transaction because of a deadlock: a retry may succeed. */
export const isDeadlock = (error: unknown): boolean => sqlState(error) === '40P01';

/**
 * Whether a prepared statement was refused because the tables have changed or the connection has forgotten it: a retry
 * succeeds. Within a transaction, which has failed by then, only the caller can repeat it.
 */
export function isStaleStatement(error: unknown): boolean {
  for (const { code, routine } of chain(error))
    if (code === '26000' || code === '42P05' || (code === '0A000' && routine === 'RevalidateCachedQuery'))
      return true;
  return false;
}

/** Whether a disk is full or a quota is exceeded, on the database server or on this machine. */
export function isDiskFull(error: unknown): boolean {
  for (const { code } of chain(error)) if (code && ['53100', 'ENOSPC', 'EDQUOT'].includes(code)) return true;
  return false;
}

/** Whether the database account lacks a privilege: "permission denied", or "must be owner". */
export const lacksRight = (error: unknown): boolean => sqlState(error) === '42501';

/** Whether the values are the cause: they do not fit (class 22) or violate a constraint (class 23). */
export const isInvalidData = (error: unknown): boolean => /^2[23]/.test(sqlState(error) ?? '');

const readOnly = '25006';
const lostStates = new RegExp(`^(08...|57P0[1235]|53300|${readOnly})$`);
const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const lostSentences =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|PGlite is (closed|closing)|Cannot use a pool after calling end/;

/**
 * Whether `error` means that the database is unavailable (stopped, restarting, full, network, no primary), not that the
 * statement was wrong.
 */
export function isUnavailable(error: unknown): boolean {
  for (const at of chain(error)) {
    if (at instanceof DatabaseUnavailable) return true;
    if (at.code && (lostStates.test(at.code) || lostCodes.has(at.code))) return true;
    if (at instanceof AggregateError && at.errors.some(isUnavailable)) return true;
    if (lostSentences.test(at.message ?? '')) return true;
  }
  return false;
}

/** Whether the server accepts no writes: it is a standby, or configured as read-only. */
export const onlyReads = (error: unknown): boolean => sqlState(error) === readOnly;

/** The error that PostgreSQL would raise at the first write, for a connection that leads to a standby. */
export const standbyInstead = (): Error =>
  Object.assign(new Error('The connection leads to a standby instead of the primary.'), { code: readOnly });

/** Runs `work`; errors that mean "database unreachable" are rethrown as DatabaseUnavailable. */
export async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUnavailable(error) && !(error instanceof DatabaseUnavailable))
      throw new DatabaseUnavailable(undefined, error);
    throw error;
  }
}
