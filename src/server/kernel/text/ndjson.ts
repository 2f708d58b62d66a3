export interface Line {
  /** From 1. */
  number: number;
  /** null: the line is longer than allowed; its content was discarded. */
  bytes: Buffer | null;
}

const newline = 0x0a;

/** Splits a byte stream at \n, buffering at most `maxBytes` of a line. */
export async function* linesOf(chunks: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Line> {
  let number = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;
  let tooLong = false;
  const hold = (part: Buffer): void => {
    heldBytes += part.length;
    if (heldBytes > maxBytes) {
      tooLong = true;
      held = [];
    } else if (part.length) held.push(part);
  };
  const release = (): Line => {
    number += 1;
    const only = held[0];
    const bytes = tooLong ? null : held.length === 1 && only ? only : Buffer.concat(held);
    held = [];
    heldBytes = 0;
    tooLong = false;
    return { number, bytes };
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      hold(chunk.subarray(from, end));
      yield release();
      from = end + 1;
    }
    hold(chunk.subarray(from));
  }
  if (heldBytes > 0) yield release();
}

export type JsonRecord = Record<string, unknown>;

/**
 * Maximum bytes per line: a body of 200,000 characters, each escaped as \uXXXX, twice (original and translation), plus
 * a margin.
 */
const maxLineLength = 4 * 1024 * 1024;

interface NdjsonLine {
  number: number;
  record?: JsonRecord;
  /** Problem of the line, in Korean. */
  malformed?: string;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

const parse = (bytes: Buffer | null): Omit<NdjsonLine, 'number'> | null => {
  if (bytes === null) return { malformed: `줄이 ${maxLineLength / 1024 / 1024}MB보다 김` };
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return { malformed: '글자 부호가 UTF-8이 아님' };
  }
  if (text.trim() === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { record: value as JsonRecord };
    return { malformed: 'JSON 객체가 아님' };
  } catch {
    return { malformed: 'JSON으로 읽을 수 없음' };
  }
};

/**
 * The records of newline-delimited JSON, one line in memory at a time. Empty lines are skipped, as are the first
 * `after` lines. A stream that breaks off yields a malformed last line with that problem.
 */
export async function* ndjsonLines(chunks: AsyncIterable<Buffer>, after = 0): AsyncGenerator<NdjsonLine> {
  let number = 0;
  try {
    for await (const line of linesOf(chunks, maxLineLength)) {
      number = line.number;
      if (number <= after) continue;
      const parsed = parse(line.bytes);
      if (parsed) yield { number, ...parsed };
    }
  } catch (error) {
    if (!String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw error;
    if (number + 1 > after) yield { number: number + 1, malformed: '압축이 깨져 여기부터 읽을 수 없음' };
  }
}
