import { expect, it } from 'vitest';
import { forScreens } from './internalFields.ts';

it('an entity in the screens has no internal columns, and the help that a form or a list shows', () => {
  const code = `import type { EntitySpec } from '#contract/entity.ts';
export const one: EntitySpec = {
  name: 'one',
  help: 'documentation',
  rows: 'all',
  fields: [
    { name: 'a', label: 'A', kind: 'text', column: 'computed', help: 'documentation' },
    { name: 'b', label: 'B', kind: 'text', column: 'internal', help: "of, 'fields'" },
    {
      name: 'c', kind: 'children', fields: [{ name: 'd', kind: 'text', column: 'internal' }],
    },
    { name: 'e', kind: 'text', column: 'internal' },
    { name: 'f', kind: 'text', list: true, write: 'system', help: 'shown', foldedIn: 'fFold' }
  ],
};`;
  const left = forScreens('/generated/resources/one.ts', code);
  expect([...left.matchAll(/name: '(\w+)'/g)].map(([, name]) => name)).toEqual(['one', 'a', 'c', 'f']);
  expect(left).toContain('fields: [],');
  expect(left).not.toMatch(/foldedIn|rows:/u);
  expect([...left.matchAll(/help: '(\w+)'/g)].map(([, help]) => help)).toEqual(['shown']);
});
