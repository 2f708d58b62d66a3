import { expect, it } from 'vitest';
import type { PgliteEngine } from './pgliteEngine.ts';
import { reopeningEngine } from './reopeningEngine.ts';

/** An error message of PostgreSQL's protocol. */
const error = (severity: string, code: string, message: string): Buffer => {
  const body = Buffer.from(`S${severity}\0V${severity}\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const noRoomForLog = error(
  'ERROR',
  '53100',
  'could not write to file "pg_wal/xlogtemp.42": No space left on device',
);
const noRoomForRows = error(
  'ERROR',
  '53100',
  'could not extend file "base/5/16808": No space left on device',
);

/** Engines that are opened in turn, each after the previous one was discarded. */
const engines = async (...answers: (Buffer | Error)[]) => {
  const seen: string[] = [];
  const open = async (): Promise<PgliteEngine> => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    seen.push('opened');
    return {
      answer: async () => Buffer.concat([next ?? Buffer.alloc(0), readyForQuery]),
      close: async () => void seen.push('closed'),
      abandon: async () => void seen.push('abandoned'),
    };
  };
  return { seen, engine: await reopeningEngine(open) };
};
const question = Buffer.from('Q');

it('an embedded database that cannot write its log is reopened', async () => {
  const { engine, seen } = await engines(noRoomForLog, Buffer.alloc(0));
  await expect(engine.answer(question)).rejects.toMatchObject({ code: '53100' });
  expect(seen).toEqual(['opened', 'abandoned']);
  expect(Buffer.from(await engine.answer(question))).toEqual(readyForQuery);
  expect(seen).toEqual(['opened', 'abandoned', 'opened']);
});

it('an embedded database without room for rows stays open, and callers are told', async () => {
  const { engine, seen } = await engines(noRoomForRows);
  expect(Buffer.from(await engine.answer(question)).includes('53100')).toBe(true);
  await engine.close();
  expect(seen).toEqual(['opened', 'closed']);
});

it('a database that cannot be opened tells callers why, and retries with pauses', async () => {
  const { engine, seen } = await engines(noRoomForLog, new Error('no room'), Buffer.alloc(0));
  for (let turn = 0; turn < 4; turn += 1)
    await expect(engine.answer(question)).rejects.toMatchObject({ code: '53100' });
  expect(seen).toEqual(['opened', 'abandoned']);
});
