import { readFileSync } from 'node:fs';
import { type FeatureKind, featureKinds } from '#contract/features.ts';
import { dataFile } from '#server/kernel/productFiles.ts';

/** A line of the dictionary that the product brings along. */
export interface ShippedWord {
  extrKwd: string;
  featKndCd: FeatureKind;
  /** Other spellings in any language, without the word itself. */
  synmList: string[];
}

const kindOf = (code: string | undefined): FeatureKind => {
  const kind = featureKinds.find((known) => known === code);
  if (!kind) throw new Error(`words.tsv: ${code ?? 'nothing'} is no kind of feature`);
  return kind;
};

/**
 * The people, works, institutions, events, policies and topics of `words.tsv`, by kind and word.
 * @throws if a line names an unknown kind
 */
export const shippedWords = (): ShippedWord[] =>
  readFileSync(dataFile('modules/analysis/dictionary/baseData/words.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [extrKwd = '', code, , spellings = ''] = line.split('\t');
      return { extrKwd, featKndCd: kindOf(code), synmList: spellings.split('|') };
    });
