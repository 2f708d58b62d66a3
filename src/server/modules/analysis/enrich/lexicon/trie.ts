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
