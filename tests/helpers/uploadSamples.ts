import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixture } from './fixtures.ts';
import { outsideData } from './outsideData.ts';

/** A collection of files as users attach them. */
export interface UploadSamples {
  /** A table with the columns `name` and `label`. */
  index: string;
  archives: readonly string[];
}

/** Some of each kind, included in the project. */
export const ourSamples: UploadSamples = {
  index: fixture('upload-samples/index.tsv'),
  archives: [fixture('upload-samples/samples.tar.gz')],
};

const wholeFiles = ['index.tsv', 'hangul-hwp-hwpx.tar.gz', 'office-pdf-image-tika.tar.gz'].map(
  (name) => `upload-samples/${name}`,
);
const [wholeIndex = '', ...wholeArchives] = wholeFiles.map(outsideData);

/** Several times as many, from outside of the project; with the paths for `describeOutside`. */
export const wholeSamples = { index: wholeIndex, archives: wholeArchives, paths: wholeFiles };

export interface Sample {
  /** Path in the unpacked folder. */
  name: string;
  /** The kind of the file according to the collection. */
  label: string;
}

/** The entries in the table of a collection. */
export const listedSamples = ({ index }: UploadSamples): Sample[] => {
  const [head = '', ...lines] = readFileSync(index, 'utf8').trim().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const cell = (column: string): string => cells[columns.indexOf(column)] ?? '';
    return { name: cell('name'), label: cell('label') };
  });
};

/** Unpacks a collection. @returns the folder, and `remove`, which deletes it */
export const unpackedSamples = ({ archives }: UploadSamples) => {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  for (const archive of archives) execFileSync('tar', ['xzf', archive, '-C', folder]);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
