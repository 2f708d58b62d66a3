import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  DatabaseUnavailable,
  isDeadlock,
  isDiskFull,
  isStatementTimeout,
  isUnavailable,
  translated,
  uniqueViolation,
} from './errors.ts';

const engine = (code: string, more = {}) => Object.assign(new Error('engine'), { code, ...more });
const wrapped = (cause: Error) => new DrizzleQueryError('select', [], cause);

describe('isUnavailable', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300', '25006'])(
    'recognises %s, also wrapped',
    (code) => {
      expect(isUnavailable(engine(code))).toBe(true);
      expect(isUnavailable(wrapped(engine(code)))).toBe(true);
    },
  );
  it.each(['Connection terminated unexpectedly', 'PGlite is closed'])(
    'recognises the message %s',
    (sentence) => {
      expect(isUnavailable(wrapped(new Error(sentence)))).toBe(true);
    },
  );
  it('checks the attempts at several addresses', () => {
    expect(isUnavailable(new AggregateError([engine('ECONNREFUSED')]))).toBe(true);
  });
  it.each(['23505', '42601', '57014', '40001'])('does not include %s', (code) => {
    expect(isUnavailable(wrapped(engine(code)))).toBe(false);
  });
  it('accepts anything that can be thrown', () => {
    for (const thrown of [undefined, null, 'text', 7]) expect(isUnavailable(thrown)).toBe(false);
  });
});

it.each(['53100', 'ENOSPC', 'EDQUOT'])('%s is recognised as a full disk, also wrapped', (code) => {
  expect(isDiskFull(wrapped(engine(code)))).toBe(true);
  expect(isDiskFull(wrapped(engine('53300')))).toBe(false);
});

it('a violated unique rule is read from the wrapped error', () => {
  const error = wrapped(engine('23505', { table: 'usr', constraint: 'usr_eml_key' }));
  expect(uniqueViolation(error)).toEqual({ table: 'usr', constraint: 'usr_eml_key' });
  expect(uniqueViolation(wrapped(engine('23503')))).toBeUndefined();
});

it('a statement that took too long is recognised', () => {
  expect(isStatementTimeout(wrapped(engine('57014')))).toBe(true);
  expect(isStatementTimeout(new Error('other'))).toBe(false);
});

it('a transaction aborted for another is recognised', () => {
  expect(isDeadlock(wrapped(engine('40P01')))).toBe(true);
  expect(isDeadlock(wrapped(engine('57014')))).toBe(false);
});

describe('translated', () => {
  it('turns "away" into DatabaseUnavailable and keeps its cause', async () => {
    const cause = engine('ECONNREFUSED');
    const error: unknown = await translated(() => Promise.reject(cause)).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    expect((error as Error).cause).toBe(cause);
  });
  it('leaves every other error as it is', async () => {
    const cause = engine('42601');
    await expect(translated(() => Promise.reject(cause))).rejects.toBe(cause);
  });
});
