import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appearanceOf, showAppearance, textSizes, themes, useAppearance } from './appearance.ts';

/** Runs the script that blocks the first paint of a page, as a browser does. */
const runEarly = (preferences: readonly string[] = []): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: preferences.some((preference) => query.includes(preference)),
    addEventListener: () => {},
  }));
  // it is not a module
  runInThisContext(readFileSync('public/appearance.js', 'utf8'));
};

const shown = () => {
  const { theme, textSize } = document.documentElement.dataset;
  return [theme, textSize];
};

beforeEach(() => localStorage.clear());

describe('before the first paint', () => {
  it.each<[string[], string]>([
    [[], 'light'],
    [['scheme: dark'], 'dark'],
    [['scheme: dark', 'contrast: more'], 'contrast'],
    [['contrast: more'], 'contrast'],
    [['forced-colors', 'contrast: more'], 'light'],
    [['forced-colors', 'scheme: dark'], 'contrast'],
  ])('a device that prefers %j has %s', (preferences, theme) => {
    runEarly(preferences);
    expect(shown()).toEqual([theme, 'normal']);
  });

  it('what was chosen here stands, whatever the device prefers', () => {
    localStorage.setItem('appearance', JSON.stringify({ theme: 'light', textSize: 'larger' }));
    runEarly(['scheme: dark']);
    expect(shown()).toEqual(['light', 'larger']);
  });

  it.each([
    '{',
    'null',
    '"dark"',
    '{"theme":"sepia","textSize":"huge"}',
    '{"theme":["dark"],"textSize":{"toString":1}}',
  ])('what is stored as %s is as if nothing were', (stored) => {
    localStorage.setItem('appearance', stored);
    runEarly();
    expect(shown()).toEqual(['light', 'normal']);
  });

  it('each mode and each size that can be chosen is known', () => {
    const devices = themes.filter(({ value }) => value !== 'device');
    for (const { value: theme } of devices)
      for (const { value: textSize } of textSizes) {
        localStorage.setItem('appearance', JSON.stringify({ theme, textSize }));
        runEarly();
        expect(shown()).toEqual([theme, textSize]);
      }
  });
});

it('a choice is shown at once, and remembered', () => {
  runEarly();
  showAppearance({ theme: 'contrast', textSize: 'largest' });
  expect(shown()).toEqual(['contrast', 'largest']);
  expect(useAppearance.getState()).toEqual({ theme: 'contrast', textSize: 'largest' });
  runEarly();
  expect(shown()).toEqual(['contrast', 'largest']);
});

it.each(['appearance', null])('what another tab changes of %s is shown here', (key) => {
  runEarly();
  showAppearance({ theme: 'dark', textSize: 'large' });
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(shown()).toEqual(['light', 'normal']);
  expect(useAppearance.getState()).toEqual({ theme: 'device', textSize: 'normal' });
});

it('what was kept by another version is taken as far as it is known', () => {
  expect(appearanceOf({ theme: 'sepia', textSize: 'large' })).toEqual({ theme: 'device', textSize: 'large' });
  expect(appearanceOf(null)).toEqual({ theme: 'device', textSize: 'normal' });
});
