import { expect, it } from 'vitest';
import { rulesBefore } from './addressesChanged.ts';

const used = (ip: string) => ({ ip, useYn: 'Y' });

it.each<[string, string[], object, object, string[]]>([
  ['a new rule', ['a', 'b'], {}, used('b'), ['a']],
  ['a rule that was put out of use', ['a'], used('b'), { ip: 'b', useYn: 'N' }, ['a', 'b']],
  ['a rule that was put into use', ['a', 'b'], { ip: 'b', useYn: 'N' }, used('b'), ['a']],
  ['a rule that says something else', ['a', 'c'], used('b'), used('c'), ['a', 'b']],
  ['one of two that say the same', ['a', 'a'], { ip: 'a', useYn: 'N' }, used('a'), ['a']],
  ['a remark', ['a'], used('a'), used('a'), ['a']],
  ['a deleted rule', ['a'], used('b'), { ...used('b'), delYn: 'Y' }, ['a', 'b']],
])('knows the rules before %s', (_what, now, before, after, expected) => {
  const change = { kind: 'update' as const, key: 1, caller: null };
  const rows = { before: before as Record<string, unknown>, after: after as Record<string, unknown> };
  expect(rulesBefore(now, { ...change, ...rows }).sort()).toEqual(expected);
});
