import { StartProblem } from '../startProblem.ts';

/** The database cannot be reached now; the same call may succeed later (503). At the start it is one sentence. */
export class DatabaseUnavailable extends StartProblem {
  override name = 'DatabaseUnavailable';
  constructor(message = '데이터베이스에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.', cause?: unknown) {
    super(message, { cause });
  }
}

/** Which unique rule an insert or update broke. */
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
}

/** The errors from the outside in: drizzle wraps what the engine says. */
function* chain(error: unknown): Generator<EngineError> {
  for (let at = error; at instanceof Object; at = (at as EngineError).cause) yield at as EngineError;
}

/** SQLSTATE of the engine's error on either engine, or undefined. */
export const sqlState = (error: unknown): string | undefined => {
  for (const { code } of chain(error)) if (code && /^[0-9A-Z]{5}$/.test(code)) return code;
  return undefined;
};

/** @returns the broken rule when `error` is a unique violation (23505) of either engine, else undefined */
export function uniqueViolation(error: unknown): UniqueViolation | undefined {
  for (const { code, table, constraint } of chain(error))
    if (code === '23505') return { table: table ?? '', constraint: constraint ?? '' };
  return undefined;
}

/** Whether a statement was stopped by statement_timeout (PostgreSQL only). */
export const isStatementTimeout = (error: unknown): boolean => sqlState(error) === '57014';

/** Whether the engine aborted the transaction because of a deadlock: the same call may succeed when repeated. */
export const isDeadlock = (error: unknown): boolean => sqlState(error) === '40P01';

/** Whether a disk is full, or what the account may take of it: that of the database, or the one of this machine. */
export function lacksRoom(error: unknown): boolean {
  for (const { code } of chain(error)) if (code && ['53100', 'ENOSPC', 'EDQUOT'].includes(code)) return true;
  return false;
}

/** Whether the account may not do it: "permission denied", or "must be owner". */
export const lacksRight = (error: unknown): boolean => sqlState(error) === '42501';

/** Whether the values are at fault: they do not fit (class 22) or violate a constraint (class 23). */
export const isFaultOfRows = (error: unknown): boolean => /^2[23]/.test(sqlState(error) ?? '');

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
 * Whether `error` means that the database is away (stopped, restarting, full, network, no primary), not that the call was
 * wrong.
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

/** Whether the server takes no writes: it is a standby, or was set so. */
export const onlyReads = (error: unknown): boolean => sqlState(error) === readOnly;

/** What PostgreSQL would say at the first write, for a connection that leads to a standby. */
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
