import { expect, it } from 'vitest';
import { withoutValues } from './logging.ts';

it('a failed statement is logged without the values that were sent', () => {
  const error = new Error('Failed query: insert into app_user\nparams: 김민지,010-1234-5678', {
    cause: new Error('connection terminated'),
  });
  const logged = JSON.stringify(withoutValues(error));
  expect(logged).toContain('Failed query: insert into app_user');
  expect(logged).toContain('connection terminated');
  expect(logged).not.toContain('김민지');
  expect(withoutValues('a word').message).toBe('a word');
});
