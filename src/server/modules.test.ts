import { expect, it } from 'vitest';
import type { EntitySpec } from '#contract/entity.ts';
import { resources } from '#generated/resources/index.ts';
import { assertCompletions } from './kernel/crud/completion.ts';
import { assertPolicies, policyOf, registerPolicies } from './kernel/crud/policies.ts';
import './modules.ts';

it('bring every policy that our schemas name, and what computes the columns of our lists', () => {
  expect(() => assertPolicies(resources)).not.toThrow();
  expect(() => assertCompletions(resources)).not.toThrow();
});

it('refuse a schema whose policy nobody wrote, at the start and at every call', () => {
  const media = { ...(resources.media as EntitySpec), rows: 'nobodyWroteIt' };
  expect(() => assertPolicies({ ...resources, media })).toThrow(/media names the policy 'nobodyWroteIt'/);
  expect(() => policyOf(media)).toThrow(/nobodyWroteIt/);
});

it('cannot bring two policies of one name', () => {
  expect(() => registerPolicies({ media: { scope: () => undefined } })).toThrow(
    /Two policies are called 'media'/,
  );
});
