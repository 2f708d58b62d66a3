import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile } from '#server/kernel/productFiles.ts';

export interface BaseSynonyms {
  /** The first spelling, by which the group is known. */
  rprsNm: string;
  synmList: string[];
}

/**
 * Groups of spellings that searches look for together, which an administrator may change: a group on a line, spellings
 * between ` = `. They mean the same to whoever reads about Korean culture, and none of them is a word of everyday speech.
 */
export const baseSynonyms = (): BaseSynonyms[] => {
  const folder = dataFile('modules/platform/baseData/synonyms');
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => {
      const [rprsNm = '', ...synmList] = line.split(' = ');
      return { rprsNm, synmList };
    });
};
