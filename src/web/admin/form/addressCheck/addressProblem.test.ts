import { describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { addressProblem, type CheckedAddress } from './CheckedAddressInput.tsx';

const url = 'https://a.com/1';
const answer = (state: CheckedAddress['state']): CheckedAddress => ({
  url,
  state,
  sentence: `It is ${state}.`,
});
const sentence = (...given: Parameters<typeof addressProblem>) => addressProblem(...given)?.message;

describe('an address', () => {
  it('that was not checked, or changed since, keeps the form from being stored', () => {
    expect(sentence(url, null, undefined)).toBe(messages.form.mediaUrlCheckNeeded);
    expect(sentence(`${url}2`, null, answer('free'))).toBe(messages.form.mediaUrlCheckNeeded);
  });
  it.each(['taken', 'unusable'] as const)('that is %s does so too, with the sentence of the check', (state) =>
    expect(sentence(url, null, answer(state))).toBe(`It is ${state}.`),
  );
  it('that is free, unchanged or not there does not', () => {
    expect(sentence(` ${url}\n`, null, answer('free'))).toBeUndefined();
    expect(sentence(url, url, undefined)).toBeUndefined();
    expect(sentence(null, null, undefined)).toBeUndefined();
    expect(sentence('', url, undefined)).toBeUndefined();
  });
});
