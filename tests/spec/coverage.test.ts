import { describe, expect, it } from 'vitest';
import { chartConstants } from '#contract/chartConstants.ts';
import { conditionConstants } from '#contract/conditionConstants.ts';
import { yesNoLabels } from '#contract/yesNoLabels.ts';
import { constants } from '#contract/constants.ts';
import { messages } from '#contract/messages.ts';
import { operations } from '#generated/api/operations.ts';
import { resources } from '#generated/resources/index.ts';
import {
  entitiesWithHome,
  extra,
  homeless,
  namedEntities,
  ownScreens,
  pending,
  specConstants,
  specFields,
  specMessages,
  specPaths,
  verbOf,
} from './specification.ts';

const built = new Map(operations.map((operation) => [operation.path, operation]));

describe('the paths of the specification', () => {
  it('are 190', () => {
    expect(specPaths).toHaveLength(190);
  });

  it.each(specPaths)('%s is built with its verb, or stands in pending.json', (path) => {
    const operation = operations.find((one) => one.path === path && one.method === verbOf(path));
    const isPending = pending.paths.includes(path);
    expect({ isBuilt: operation !== undefined, isPending }).toEqual({
      isBuilt: !isPending,
      isPending: !operation,
    });
  });

  it('pending.json names no path twice and none that the specification lacks', () => {
    expect(new Set(pending.paths).size).toBe(pending.paths.length);
    expect(pending.paths.filter((path) => !specPaths.includes(path))).toEqual([]);
  });

  it('are the only ones, but for those that extra.json gives a reason for', () => {
    const ours = new Set(
      [...built.values()]
        .filter(({ path }) => !specPaths.includes(path))
        // every list of the runtime has an export, and every shipped record a way back, for the same reason
        .map(({ path, crud }) => (crud === 'excel' ? '/*-list-excel' : path.replace(/^\/revert-.*/, '/revert-*'))),
    );
    expect([...ours].sort()).toEqual(Object.keys(extra.calls).sort());
    expect(Object.values(extra.calls).every((reason) => reason.length > 10)).toBe(true);
  });
});

describe('the screens of our own', () => {
  it('each have a reason', () => {
    expect(ownScreens.filter((path) => !extra.screens[path])).toEqual([]);
    expect(Object.keys(extra.screens).filter((path) => !ownScreens.includes(path))).toEqual([]);
  });
});

describe('the fields of the specification', () => {
  const fields = specFields();

  it('of every entity have a home, or a reason to have none', () => {
    const known = new Set([...entitiesWithHome, ...Object.keys(homeless)]);
    expect(namedEntities.filter((entity) => !known.has(entity))).toEqual([]);
  });

  it.each(fields.map(({ name, isThere }) => [name, isThere] as const))(
    '%s is there, or stands in pending.json',
    (name, isThere) => {
      expect({ isThere, isPending: pending.fields.includes(name) }).toEqual({ isThere, isPending: !isThere });
    },
  );

  it('pending.json names no field twice and none that the specification lacks', () => {
    expect(new Set(pending.fields).size).toBe(pending.fields.length);
    const names = new Set(fields.map(({ name }) => name));
    expect(pending.fields.filter((name) => !names.has(name))).toEqual([]);
  });

  it('of think tank and social items are those of an article, with siteBbsNm for the latter', () => {
    const names = (entity: string) => resources[entity]?.fields.map((field) => field.name).sort();
    expect(names('thinkTank')).toEqual(names('article'));
    expect(names('sns')).toEqual([...(names('article') ?? []), 'siteBbsNm'].sort());
  });

  it('rgtrId, regDt, mdfrId and mdfcnDt are on every table', () => {
    for (const spec of Object.values(resources)) {
      const names = spec.fields.map((field) => field.name);
      expect(names, spec.name).toEqual(expect.arrayContaining(['rgtrId', 'regDt', 'mdfrId', 'mdfcnDt']));
    }
  });
});

/** Leaves of a tree as dotted paths. */
const leaves = (tree: unknown, path: string[] = []): [string, unknown][] =>
  tree !== null && typeof tree === 'object' && !Array.isArray(tree)
    ? Object.entries(tree).flatMap(([name, branch]) => leaves(branch, [...path, name]))
    : [[path.join('.'), tree]];

const at = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((branch, name) => (branch as Record<string, unknown> | undefined)?.[name], tree);

describe('the messages of the specification', () => {
  const { note: _note, wordedByUs, ...verbatim } = specMessages;
  const { note: _ours, ...worded } = wordedByUs as Record<string, unknown>;

  it.each([...leaves(verbatim), ...leaves(worded)])('%s stands word for word in the contract', (path, text) => {
    expect(at(messages, path)).toBe(text);
  });
});

describe('the constants of the specification', () => {
  const { note: _note, ...given } = specConstants;
  it.each(leaves(given))('%s has its value in the contract', (path, value) => {
    expect(at({ ...constants, ...conditionConstants, yesNoLabels, charts: chartConstants }, path)).toEqual(value);
  });
});

describe('what is left', () => {
  it('is printed, and can only shrink', () => {
    console.log(
      `Still to build: ${pending.paths.length} of ${specPaths.length} paths, ${pending.fields.length} of ${specFields().length} fields.`,
    );
    expect(pending.paths.length).toBeLessThanOrEqual(maxPending.paths);
    expect(pending.fields.length).toBeLessThanOrEqual(maxPending.fields);
  });
});

/** Lower these numbers with every issue. */
const maxPending = { paths: 80, fields: 49 };
