/** Bytes of an answer; the longest that is of use has a tenth of it. */
const most = 4_000_000;

export class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge';
}

const readBounded = async (answer: Response): Promise<Uint8Array<ArrayBuffer>> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of answer.body ?? []) {
    size += piece.byteLength;
    if (size > most) throw new AnswerTooLarge();
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
};

/**
 * `fetch` for an answer that is read to its end, and no further than it may be long; so whoever bounds the time of the
 * call bounds that of its body too. Nobody leads us elsewhere: the key would go along.
 * @throws AnswerTooLarge
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'manual' });
  const body = await readBounded(answer);
  const { status, statusText, headers } = answer;
  const kept = new Headers(headers);
  // what was read is unpacked
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name);
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : body, { status, statusText, headers: kept });
};
