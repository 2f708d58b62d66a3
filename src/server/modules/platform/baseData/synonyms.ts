import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile } from '#server/kernel/productFiles.ts';

export interface BaseSynonyms {
  /** The first spelling, which identifies the group. */
  rprsNm: string;
  synmList: string[];
}

/**
 * Groups of spellings that are searched together, which an administrator may change: one group per line, spellings
 * separated by ` = `. They are synonyms for readers interested in Korean culture, and none is an everyday word.
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
