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
