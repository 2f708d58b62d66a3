import { ContentFault, type Fault } from '../uploads/content/fault.ts';

/** Reasons why a file has no searchable text. */
export const reasons = {
  LOCKED: '암호가 걸려 있어 읽지 못했습니다.',
  DAMAGED: '손상되었거나 너무 오래된 형식이어서 읽지 못했습니다.',
  TOO_LARGE: '내용이 너무 커서 읽지 못했습니다.',
  TOO_SLOW: '읽는 데 너무 오래 걸려 그만두었습니다.',
  UNKNOWN_KIND: '내용을 읽지 않는 형식입니다.',
  LOST: '저장소에 파일이 없어 읽지 못했습니다.',
  CRASHED: '읽다가 거듭 멈춰 그만두었습니다.',
  NO_ROOM: '이 기사의 다른 첨부파일이 길어 더 읽지 않았습니다.',
} as const;

export type Reason = keyof typeof reasons;

/** Result of reading one file. */
export type Outcome =
  | { state: 'READ'; text: string; tokens: number[]; isPartial: boolean }
  /** Readable, but without text: a scanned page, an empty sheet. */
  | { state: 'EMPTY' }
  | { state: 'FAILED'; reason: Reason; cause?: Cause }
  /** The file could not be read because of the machine: it is retried. */
  | { state: 'PUT_OFF'; cause: Cause };

/** Note stored if only the beginning was kept. */
const partial = 'PARTIAL';

/** The note stored beside the state of a file. */
export const noteOf = (outcome: KnownOutcome): string | null => {
  if (outcome.state === 'FAILED') return outcome.reason;
  return outcome.state === 'READ' && outcome.isPartial ? partial : null;
};

/** The result stored with the file. */
export type KnownOutcome = Exclude<Outcome, { state: 'PUT_OFF' }>;

/** An unexpected error without its message, which may contain text of the file. */
export interface Cause {
  name: string;
  code: string | null;
}

export const failed = (reason: Reason, cause?: Cause): Outcome =>
  cause ? { state: 'FAILED', reason, cause } : { state: 'FAILED', reason };

/** Thrown by readers that know the reason. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

const codes: Partial<Record<string, Reason>> = {
  ERR_WORKER_OUT_OF_MEMORY: 'TOO_LARGE',
  ERR_BUFFER_TOO_LARGE: 'TOO_LARGE',
  ERR_STRING_TOO_LONG: 'TOO_LARGE',
  // an offset in a broken file that points outside of it
  ERR_OUT_OF_RANGE: 'DAMAGED',
  ERR_BUFFER_OUT_OF_BOUNDS: 'DAMAGED',
  Z_DATA_ERROR: 'DAMAGED',
  Z_BUF_ERROR: 'DAMAGED',
};

/** Errors of pdfjs-dist that concern the file, by name. */
const names: Partial<Record<string, Reason>> = {
  PasswordException: 'LOCKED',
  InvalidPDFException: 'DAMAGED',
  FormatError: 'DAMAGED',
};

/** Errors of this installation, not of a file, that are not system call errors. */
const ours = new Set(['ERR_MODULE_NOT_FOUND', 'ERR_WORKER_INIT_FAILED', 'ERR_WORKER_PATH']);

/** Defects of a file's container, as the upload check names them. */
const faults: Partial<Record<Fault, Reason>> = { locked: 'LOCKED', bomb: 'TOO_LARGE' };

export const reasonOfFault = (fault: Fault): Reason => faults[fault] ?? 'DAMAGED';

interface Thrown {
  name?: string;
  code?: string;
  syscall?: string;
  path?: string;
}

/**
 * Result for a file on which a reader failed. Errors of the machine (too many open files, permissions, disk) say
 * nothing about the file. An unexpected error counts as a damaged file and is logged.
 */
export const outcomeOfError = (error: unknown, file: string): Outcome => {
  if (error instanceof Unreadable) return failed(error.reason);
  if (error instanceof ContentFault) return failed(reasonOfFault(error.fault));
  const { name = 'unknown', code, syscall, path } = (error ?? {}) as Thrown;
  const cause = { name, code: code ?? null };
  if (code === 'ENOENT' && path === file) return failed('LOST');
  if (syscall || ours.has(code ?? '')) return { state: 'PUT_OFF', cause };
  const reason = names[name] ?? codes[code ?? ''];
  return reason ? failed(reason) : failed('DAMAGED', cause);
};

/** The text state of a stored file as the API describes it. */
export const stateSentence = (state: string | null, reason: string | null): string => {
  if (state === 'READ')
    return reason === partial ? '본문 검색됨: 길어서 앞부분만 검색합니다.' : '본문 검색됨';
  if (state === 'EMPTY') return '본문 검색 안 됨: 글자가 없습니다.';
  if (state === 'FAILED') return `본문 검색 안 됨: ${reasons[reason as Reason] ?? reasons.DAMAGED}`;
  return '본문을 읽는 중';
};
