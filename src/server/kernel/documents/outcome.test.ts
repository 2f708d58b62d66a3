import { describe, expect, it } from 'vitest';
import { ContentFault } from '../uploads/content/fault.ts';
import { failed, outcomeOfError, Unreadable } from './outcome.ts';

const file = '/data/files/ab/abc';
const thrown = (properties: object, name = 'Error') => Object.assign(new Error('말'), { name }, properties);

describe('an error of a document reader', () => {
  it.each([
    ['of a reader', new Unreadable('TOO_LARGE'), failed('TOO_LARGE')],
    ['of the container', new ContentFault('locked'), failed('LOCKED')],
    ['of a library, by its name', thrown({}, 'PasswordException'), failed('LOCKED')],
    ['of unpacking', thrown({ code: 'Z_DATA_ERROR', errno: -3 }), failed('DAMAGED')],
    ['of memory', thrown({ code: 'ERR_WORKER_OUT_OF_MEMORY' }), failed('TOO_LARGE')],
    ['that the file is gone', thrown({ code: 'ENOENT', syscall: 'open', path: file }), failed('LOST')],
  ])('%s is a reason without a log entry', (_whose, error, outcome) => {
    expect(outcomeOfError(error, file)).toEqual(outcome);
  });

  it.each(['EMFILE', 'EACCES', 'EIO', 'ENOSPC'])('of the machine (%s) postpones the file', (code) => {
    const error = thrown({ code, syscall: 'open', path: file });
    expect(outcomeOfError(error, file)).toEqual({ state: 'PUT_OFF', cause: { name: 'Error', code } });
  });

  it.each([
    ['a table', thrown({ code: 'ENOENT', syscall: 'open', path: '/app/cmaps/KSC' }), 'ENOENT'],
    ['a program', thrown({ code: 'ERR_MODULE_NOT_FOUND' }), 'ERR_MODULE_NOT_FOUND'],
  ])('for a missing %s of ours says nothing of the file', (_what, error, code) => {
    expect(outcomeOfError(error, file)).toEqual({ state: 'PUT_OFF', cause: { name: 'Error', code } });
  });

  it('that is unknown is logged by name and code, never by its message', () => {
    expect(outcomeOfError(new TypeError('본문 중에서'), file)).toEqual(
      failed('DAMAGED', { name: 'TypeError', code: null }),
    );
    expect(outcomeOfError(undefined, file)).toEqual(failed('DAMAGED', { name: 'unknown', code: null }));
  });
});
