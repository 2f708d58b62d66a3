import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readers } from '#server/kernel/documents/readers.ts';
import { extensionOf } from '#server/kernel/uploads/acceptFile.ts';
// past the index: examined with the collections of tests/
import { readText } from '#server/modules/search/attachments/readText.ts';
import { type UploadSamples, unpackedSamples } from './uploadSamples.ts';

export interface ReadSamples {
  /** Files that cannot be read, with the reason. Every other file of a supported kind is read. */
  unreadable: Record<string, string>;
  /** Files without text. */
  empty?: string[];
  /** Text that the files must contain. */
  says: Record<string, string[]>;
  /** Number of files of a supported kind. */
  count: number;
}

/** Tests that the texts of a collection's files are extracted as listed. Call it in a `describe`. */
export const readsSamples = (samples: UploadSamples, expected: ReadSamples): void => {
  let unpacked: ReturnType<typeof unpackedSamples>;
  beforeAll(() => {
    unpacked = unpackedSamples(samples);
  });
  afterAll(() => unpacked?.remove());

  it('are read, or refused for a reason that is true', async () => {
    const files = readdirSync(unpacked.folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && readers[extensionOf(entry.name)],
    );
    const refused: Record<string, string> = {};
    const empty: string[] = [];
    const said: string[] = [];
    for (const { name, parentPath } of files) {
      const outcome = await readText(join(parentPath, name), extensionOf(name));
      if (outcome.state === 'FAILED') refused[name] = outcome.reason;
      if (outcome.state === 'EMPTY') empty.push(name);
      const text = outcome.state === 'READ' ? outcome.text : '';
      if (!expected.says[name]) continue;
      said.push(name);
      for (const words of expected.says[name])
        expect(text, `${name}: ${JSON.stringify(outcome).slice(0, 300)}`).toContain(words);
    }
    expect(refused).toEqual(expected.unreadable);
    if (expected.empty) expect(empty.sort()).toEqual(expected.empty);
    expect(said.sort()).toEqual(Object.keys(expected.says).sort());
    expect(files).toHaveLength(expected.count);
  });
};
