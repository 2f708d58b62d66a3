import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appearanceOf, showAppearance, useAppearance } from './appearance.ts';

/** The file that a page waits for, as a browser runs it. */
const runEarly = (wishes: readonly string[] = []): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wishes.some((wish) => query.includes(wish)),
    addEventListener: () => {},
  }));
  // it is no module
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
  ])('a device that wishes for %j has %s', (wishes, theme) => {
    runEarly(wishes);
    expect(shown()).toEqual([theme, 'normal']);
  });

  it('what was chosen here stands, whatever the device wishes for', () => {
    localStorage.setItem('appearance', JSON.stringify({ theme: 'light', textSize: 'larger' }));
    runEarly(['scheme: dark']);
    expect(shown()).toEqual(['light', 'larger']);
  });

  it('what is stored and cannot be read is as if nothing were', () => {
    localStorage.setItem('appearance', '{');
    runEarly();
    expect(shown()).toEqual(['light', 'normal']);
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

it('what was kept by another version is taken as far as it is known', () => {
  expect(appearanceOf({ theme: 'sepia', textSize: 'large' })).toEqual({ theme: 'device', textSize: 'large' });
  expect(appearanceOf(null)).toEqual({ theme: 'device', textSize: 'normal' });
});
