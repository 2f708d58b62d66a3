import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { constants } from '#contract/constants.ts';
import { extensionOf } from '#server/kernel/uploads/acceptFile.ts';
import { inMemory } from '#server/kernel/uploads/content/bytes.ts';
import { type AllowedExtension, checkContent } from '#server/kernel/uploads/content/checkContent.ts';
import { listedSamples, type UploadSamples, unpackedSamples } from './uploadSamples.ts';

export interface CheckedSamples {
  /**
   * Files that are refused despite an allowed extension, with the reason. All others with an allowed extension are
   * accepted.
   */
  refused: Record<string, string>;
  /** Number of accepted files of each kind. */
  taken: Record<string, number>;
  /** Number of files, and of those with an extension that is not allowed. */
  counts: { all: number; notAllowed: number };
  /** Valid files whose first half is rightly accepted too. */
  soundHalves: string[];
}

const isAllowed = (extension: string): extension is AllowedExtension =>
  (constants.file.extensions as readonly string[]).includes(extension);

/** Tests that the files of a collection are accepted or refused as listed. Call it in a `describe`. */
export const checksSamples = (samples: UploadSamples, expected: CheckedSamples): void => {
  let unpacked: ReturnType<typeof unpackedSamples>;
  beforeAll(() => {
    unpacked = unpackedSamples(samples);
  });
  afterAll(() => unpacked?.remove());
  const contentOf = (name: string): Buffer => readFileSync(join(unpacked.folder, name));

  it('are taken or refused as this table says', async () => {
    const found: Record<string, string> = {};
    const counts: Record<string, number> = {};
    let notAllowed = 0;
    const all = listedSamples(samples);
    for (const { name, label } of all) {
      const extension = extensionOf(name);
      if (!isAllowed(extension)) {
        notAllowed += 1;
        continue;
      }
      const fault = await checkContent(inMemory(contentOf(name)), extension);
      if (fault) found[name] = fault;
      else counts[label] = (counts[label] ?? 0) + 1;
    }
    expect(found).toEqual(expected.refused);
    expect(counts).toEqual(expected.taken);
    expect({ all: all.length, notAllowed }).toEqual(expected.counts);
  });

  it('under another extension are refused', async () => {
    const others: AllowedExtension[] = ['hwp', 'hwpx', 'doc', 'docx', 'xlsx', 'ppt', 'pdf', 'png'];
    const wrong: string[] = [];
    for (const { name, label } of listedSamples(samples)) {
      const own = extensionOf(name);
      if (label !== `valid ${own}` || !isAllowed(own)) continue;
      const content = inMemory(contentOf(name));
      for (const extension of others)
        if (extension !== own && (await checkContent(content, extension)) === undefined)
          wrong.push(`${name} as .${extension}`);
    }
    expect(wrong).toEqual([]);
  });

  it('that break off in the middle are refused', async () => {
    const passed: string[] = [];
    for (const { name, label } of listedSamples(samples)) {
      const extension = extensionOf(name);
      if (label !== `valid ${extension}` || !isAllowed(extension)) continue;
      const content = contentOf(name);
      const half = inMemory(content.subarray(0, content.length / 2));
      if ((await checkContent(half, extension)) === undefined) passed.push(name);
    }
    expect(passed).toEqual(expected.soundHalves);
  });
};
