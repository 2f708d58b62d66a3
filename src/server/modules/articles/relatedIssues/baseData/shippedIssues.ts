import { readFileSync } from 'node:fs';
import { dataFile } from '#server/kernel/productFiles.ts';

/** An issue that the product brings along. */
export interface ShippedIssue {
  relIssueNm: string;
  expln: string;
  /** Words of the shipped dictionary (`extrKwd`) that select its articles; their other spellings come with them. */
  words: string[];
}

/** The issues of `issues.tsv`, matters that a ministry of culture follows for years, in the order of the list. */
export const shippedIssues = (): ShippedIssue[] =>
  readFileSync(dataFile('modules/articles/relatedIssues/baseData/issues.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [relIssueNm = '', expln = '', words = ''] = line.split('\t');
      return { relIssueNm, expln, words: words.split('|') };
    });
