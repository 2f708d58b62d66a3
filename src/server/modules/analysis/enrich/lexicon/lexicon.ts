import { type ComparedText, comparedText } from './comparedText.ts';
import { letter, letterOf, mayBegin, mayEnd, shapeOf, standsAlone, type WordShape } from './letters.ts';

const initialSize = 1 << 12;

/** A node's child is found in a hash table that is never more than half full. */
const slotOf = (node: number, unit: number, mask: number): number => {
  const mixed = Math.imul(node, 0x9e3779b1) ^ Math.imul(unit + 1, 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) & mask;
};

/**
 * A trie over UTF-16 units in flat arrays: a word costs about 20 bytes for each unit that it shares with no other word,
 * and the garbage collector sees no objects. Node 0 is the root, never a child.
 */
export class Trie {
  #mask = initialSize - 1;
  #parents = new Int32Array(initialSize);
  #units = new Uint16Array(initialSize);
  #children = new Int32Array(initialSize);
  #ends = new Int32Array(initialSize);
  #nodes = 1;

  /** The node of a word, which is added if it is new. */
  add(word: string): number {
    let node = 0;
    for (let at = 0; at < word.length; at += 1) node = this.#childOrNew(node, word.charCodeAt(at));
    return node;
  }

  /** The child of `node` for a unit; 0 if there is none. */
  next(node: number, unit: number): number {
    for (let slot = slotOf(node, unit, this.#mask); ; slot = (slot + 1) & this.#mask) {
      const child = this.#children[slot] ?? 0;
      if (child === 0 || (this.#parents[slot] === node && this.#units[slot] === unit)) return child;
    }
  }

  /** The value set at a node by `mark`; 0 if none. */
  marked(node: number): number {
    return this.#ends[node] ?? 0;
  }

  mark(node: number, value: number): void {
    this.#ends[node] = value;
  }

  /** Memory used, in bytes. */
  get bytes(): number {
    return [this.#parents, this.#units, this.#children, this.#ends].reduce(
      (sum, { byteLength }) => sum + byteLength,
      0,
    );
  }

  #childOrNew(node: number, unit: number): number {
    const known = this.next(node, unit);
    if (known) return known;
    if (this.#nodes * 2 > this.#mask) this.#grow();
    const child = this.#nodes;
    this.#nodes += 1;
    this.#put(node, unit, child);
    return child;
  }

  #put(node: number, unit: number, child: number): void {
    let slot = slotOf(node, unit, this.#mask);
    while (this.#children[slot]) slot = (slot + 1) & this.#mask;
    this.#parents[slot] = node;
    this.#units[slot] = unit;
    this.#children[slot] = child;
  }

  #grow(): void {
    const [parents, units, children, ends] = [this.#parents, this.#units, this.#children, this.#ends];
    const size = (this.#mask + 1) * 2;
    this.#mask = size - 1;
    this.#parents = new Int32Array(size);
    this.#units = new Uint16Array(size);
    this.#children = new Int32Array(size);
    // nodes never fill more than half of the slots
    this.#ends = new Int32Array(size / 2 + 1);
    this.#ends.set(ends.subarray(0, this.#nodes));
    for (let slot = 0; slot < children.length; slot += 1)
      if (children[slot]) this.#put(parents[slot] ?? 0, units[slot] ?? 0, children[slot] ?? 0);
  }
}

/** A word to be matched, and its owner. */
interface LexiconWord {
  text: string;
  /** Any number by which the caller counts matches, from 0. */
  owner: number;
  /** Stem in scripts with spaces: touris matches tourism and tourists. */
  isStem?: boolean;
}

/** A matched word. */
interface Match {
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
