import { expect, it } from 'vitest';
import type { EntitySpec } from '#contract/entity.ts';
import { resources } from '#generated/resources/index.ts';
import { assertPolicies, policyOf } from './policies.ts';

it('knows every policy that our schemas name', () => {
  expect(() => assertPolicies(resources)).not.toThrow();
});

it('refuses a schema whose policy nobody wrote, at the start and at every call', () => {
  const media = { ...(resources.media as EntitySpec), rows: 'nobodyWroteIt' };
  expect(() => assertPolicies({ ...resources, media })).toThrow(/media names the policy 'nobodyWroteIt'/);
  expect(() => policyOf(media)).toThrow(/nobodyWroteIt/);
});
