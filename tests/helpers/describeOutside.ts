import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outsideData } from './outsideData.ts';

/**
 * A suite that needs collections from outside of the project. If one is missing, its name is reported and the body is
 * not called, so that nothing in it can fail for lack of data.
 * @param paths as `outsideData` takes them
 */
export const describeOutside = (paths: readonly string[], title: string, body: () => void): void => {
  const missing = paths.map(outsideData).filter((path) => !existsSync(path));
  const reason = `Missing: ${missing.join(', ')}`;
  if (missing.length > 0) console.warn(`Not measured: ${title}. ${reason}.`);
  describe(`${title}`, () => {
    it('has what it measures by', ({ skip }) => {
      skip(missing.length > 0, reason);
      expect(missing).toEqual([]);
    });
    if (missing.length === 0) body();
  });
};
