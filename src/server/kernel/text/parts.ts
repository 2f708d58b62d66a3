import { atOnce, type Steps } from '../clock/steps.ts';

/** Scripts that are written without spaces, or searched by part. */
const sliced = String.raw`\p{scx=Hangul}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}`;
const partPattern = new RegExp(
  // A run of a sliced script …
  `([[${sliced}]&&[\\p{L}\\p{N}\\p{M}]][[${sliced}\\p{scx=Inherited}]&&[\\p{L}\\p{N}\\p{M}]]*)` +
    // … or a word of any other script; the possessive 's is not part of it.
    `|([[\\p{L}\\p{N}]--[${sliced}]][[\\p{L}\\p{N}\\p{M}]--[[${sliced}]&&[\\p{L}\\p{N}]]]*)(?:['’]s(?![\\p{L}\\p{M}\\p{N}]))?`,
  'gv',
);

/**
 * A run of a script that is searched by substring, or a word of another script, with its position in the folded text.
 */
export interface Part {
  text: string;
  sliced: boolean;
  start: number;
}

/** Parts that are read in one step. */
const partsPerStep = 2_000;

/** The runs and words of a folded text, which may be long. */
export function* partsInSteps(folded: string): Steps<Part[]> {
  const parts: Part[] = [];
  for (const found of folded.matchAll(partPattern)) {
    const text = found[1] ?? found[2] ?? '';
    parts.push({ text, sliced: found[1] !== undefined, start: found.index });
    if (parts.length % partsPerStep === 0) yield;
  }
  return parts;
}

/** The runs and words of a folded text. */
export const partsOf = (folded: string): Part[] => atOnce(partsInSteps(folded));
