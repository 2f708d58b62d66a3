import { mayBegin, mayEnd, shapeOf, standsAlone, type WordShape } from './boundaries.ts';
import { type ComparedText, comparedText } from './compared.ts';
import { letter, letterOf } from './letters.ts';
import { Trie } from './trie.ts';

/** A word to be matched, and its owner. */
export interface LexiconWord {
  text: string;
  /** Any number by which the caller counts matches, from 0. */
  owner: number;
  /** Stem in scripts with spaces: touris matches tourism and tourists. */
  isStem?: boolean;
}

/** A matched word. */
export interface Match {
  owners: readonly number[];
  /** UTF-16 units of the compared text; `end` is exclusive. */
  start: number;
  end: number;
}

interface KnownWord extends WordShape {
  length: number;
  owners: number[];
  /** Written in capitals only, such as US: matches capitals only, because us is another word. */
  isAcronym: boolean;
}

/** Maximum length of an acronym that must match in capitals; longer ones cannot be confused with a word. */
const maxAcronymLength = 5;
const acronym = /^[\p{Lu}\p{N}&.-]+$/u;

const isAcronym = (written: string): boolean =>
  written.length <= maxAcronymLength && acronym.test(written) && /\p{Lu}/u.test(written);

/** The word with a letter or digit at both ends. */
const trimmed = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');

/** The forms in which a word occurs: a name of several Korean words is also written without spaces. */
const formsOf = (word: string): string[] => {
  const joined = /^[\p{scx=Hangul} ]+$/u.test(word) && word.includes(' ') ? [word.replaceAll(' ', '')] : [];
  return [word, ...joined];
};

/** Collects words for a lexicon. Words can be added in batches, so that other work runs in between. */
export class LexiconBuilder {
  #trie = new Trie();
  #words: KnownWord[] = [];

  add({ text, owner, isStem = false }: LexiconWord): void {
    const whole = trimmed(text.trim());
    if (whole === '') return;
    for (const form of formsOf(comparedText(whole).folded)) this.#put(form, owner, isStem, isAcronym(whole));
  }

  lexicon(): Lexicon {
    return new Lexicon(this.#trie, this.#words);
  }

  #put(form: string, owner: number, isStem: boolean, acronym: boolean): void {
    if (form === '') return;
    const node = this.#trie.add(form);
    const known = this.#words[this.#trie.marked(node) - 1];
    if (known) {
      if (!known.owners.includes(owner)) known.owners.push(owner);
      known.isStem ||= isStem;
      known.isAcronym &&= acronym;
      return;
    }
    this.#words.push({ ...shapeOf(form, isStem), length: form.length, owners: [owner], isAcronym: acronym });
    this.#trie.mark(node, this.#words.length);
  }
}

const fits = (word: KnownWord, { folded, cased }: ComparedText, start: number, end: number): boolean => {
  if (word.length === 1 && !word.isStem && !standsAlone(folded, start, end)) return false;
  if (!mayBegin(folded, start, word) || !mayEnd(folded, end, word)) return false;
  return !word.isAcronym || cased() === '' || acronym.test(cased().slice(start, end));
};

/** Finds all its words in a text in one pass: at each possible word beginning, the longest match. */
export class Lexicon {
  readonly #trie: Trie;
  readonly #words: readonly KnownWord[];

  constructor(trie: Trie, words: readonly KnownWord[]) {
    this.#trie = trie;
    this.#words = words;
  }

  /** Number of word forms. */
  get size(): number {
    return this.#words.length;
  }

  /** Memory of the trie in bytes. */
  get bytes(): number {
    return this.#trie.bytes;
  }

  /**
   * The matches in a text, from its beginning; of overlapping words the longer.
   * @param upTo number of units that are searched
   */
  find(text: ComparedText, upTo = text.folded.length): Match[] {
    const found: Match[] = [];
    if (this.#words.length === 0) return found;
    const last = Math.min(upTo, text.folded.length);
    for (let start = 0; start < last; start += 1) {
      const longest = this.#longestAt(text, start);
      if (!longest) continue;
      const match = { owners: longest.owners, start, end: start + longest.length };
      const before = found.at(-1);
      if (!before || before.end <= start) found.push(match);
      else if (longest.length > before.end - before.start) found[found.length - 1] = match;
    }
    return found;
  }

  /** Number of matches per owner; owners without matches are left out. */
  count(text: ComparedText, upTo?: number): Map<number, number> {
    const counts = new Map<number, number>();
    for (const { owners } of this.find(text, upTo))
      for (const owner of owners) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    return counts;
  }

  #longestAt(text: ComparedText, start: number): KnownWord | undefined {
    const { folded } = text;
    const first = letterOf(folded.charCodeAt(start));
    if (first === letter.none || first === letter.mark) return undefined;
    const before = letterOf(folded.charCodeAt(start - 1));
    if (first === letter.spaced && (before === letter.spaced || before === letter.mark)) return undefined;
    let longest: KnownWord | undefined;
    let node = 0;
    for (let end = start; end < folded.length; ) {
      node = this.#trie.next(node, folded.charCodeAt(end));
      if (node === 0) break;
      end += 1;
      const word = this.#words[this.#trie.marked(node) - 1];
      if (word && fits(word, text, start, end)) longest = word;
    }
    return longest;
  }
}

/** Builds a lexicon from words that are already in memory. */
export const lexiconOf = (words: Iterable<LexiconWord>): Lexicon => {
  const builder = new LexiconBuilder();
  for (const word of words) builder.add(word);
  return builder.lexicon();
};
