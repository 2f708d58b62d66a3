import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { baseMenus } from '#server/modules/platform/index.ts';
import { adminScreens } from '#web/shell/help/texts/adminScreens.ts';
import { glossary } from '#web/shell/help/texts/glossary.ts';
import { userScreens } from '#web/shell/help/texts/userScreens.ts';
import { tours } from '#web/shell/help/tour/steps.ts';
import { signedInScreens } from '#web/shell/screens/screens.ts';
import { sentencesOf } from '../../scripts/sentences/sentences.ts';
import spec from './routes.json' with { type: 'json' };

const helps = { ...userScreens, ...adminScreens };

/** Where the help itself is written: its sentences prove nothing. */
const helpFolder = 'src/web/shell/help/';

const sentences = globSync(['src/**/*.{ts,tsx}', 'schemas/**/*.json', 'generated/resources/*.ts'])
  .filter((path) => !path.startsWith(helpFolder) && !/\.test\.tsx?$/.test(path))
  .flatMap((path) => sentencesOf(path).map(({ text }) => text));
const whole = new Set(sentences);
const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`);
/** Sentences with a value in them, short enough to be a name: 최근 {…}일 기사 다시 분석. */
const patterns = sentences
  .filter((text) => text.length < 30 && text.includes('{…}') && /[가-힣]{2}/.test(text))
  .map((text) => text.split('{…}').map((part) => escaped(part.trim())))
  .map((parts) => new RegExp(`^${parts.join('.*')}$`));

/** Names in ‘ ’ that no button, field or heading of the product has. */
const unknownNames = (text: string): string[] =>
  [...text.matchAll(/‘([^’]+)’/g)]
    .map(([, name = '']) => name)
    .filter((name) => !whole.has(name) && !patterns.some((pattern) => pattern.test(name)));

it('every screen of the specification, of ours and of the menus has a help of three things', () => {
  const leaves = baseMenus.flatMap(function leavesOf({ url, children }): string[] {
    return children ? children.flatMap(leavesOf) : [url];
  });
  const ofRoutes = [...spec.routes, ...spec.ours]
    .map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1'))
    .filter((path) => !['/', '/login', '/signUp', '/watch/stop'].includes(path));
  const paths = new Set([...ofRoutes, ...leaves, ...signedInScreens.map(({ path }) => path)]);
  const withoutHelp = [...paths].filter((path) => !helps[path]);
  expect(withoutHelp).toEqual([]);
});

it('help and tours name only what stands on the screens', () => {
  const texts = [
    ...Object.values(helps).flatMap(({ purpose, tasks }) => [purpose, ...tasks]),
    ...Object.values(glossary),
    ...Object.values(tours).flatMap((steps) => steps.map(({ text }) => text)),
  ];
  const buttons = Object.values(tours).flatMap((steps) =>
    steps.flatMap(({ target }) => ('name' in target ? [`‘${target.name}’`] : [])),
  );
  expect(unknownNames('‘없는 단추’')).toEqual(['없는 단추']);
  expect([...texts, ...buttons].flatMap(unknownNames)).toEqual([]);
});

it('the glossary has 40 to 70 words in their order, and tours have five steps on screens with help', () => {
  const words = Object.keys(glossary);
  expect(words.length).toBeGreaterThanOrEqual(40);
  expect(words.length).toBeLessThanOrEqual(70);
  expect(words).toEqual(words.toSorted());
  for (const steps of Object.values(tours)) {
    expect(steps).toHaveLength(5);
    expect(steps.filter(({ path }) => !helps[path])).toEqual([]);
  }
});
