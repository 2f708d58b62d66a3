/** The dimensions of a word at a font size of 1 px. */
export interface Word {
  count: number;
  width: number;
  height: number;
}

export interface Area {
  width: number;
  height: number;
}

/** The position of a word: its centre, in px from the centre of the area, its size and its font size in px. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
}

/** Smallest font size in px: words that would be smaller are not drawn. */
export const smallestWord = 13;

/** Font sizes of the rarest and the most frequent word, in px: the first pair at which all words fit is used. */
const sizes = [
  [32, 72],
  [28, 66],
  [25, 60],
  [22, 56],
  [20, 52],
  [18, 50],
  [17, 46],
  [16, 44],
  [15, 40],
  [14, 36],
  [smallestWord, 34],
  [smallestWord, 28],
  [smallestWord, 22],
  [smallestWord, 18],
] as const;

/** Room around a word, in px. */
const gap = { x: 9, y: 1 };

/** Distance between two tried positions, in px. */
const step = { x: 8, y: 5 };

/** The tried centres, from the centre of the area outwards in its proportions. */
const spotsOf = ({ width, height }: Area): { x: number; y: number }[] => {
  const across = Math.floor(width / 2 / step.x);
  const down = Math.floor(height / 2 / step.y);
  const spots: { x: number; y: number; far: number }[] = [];
  for (let column = -across; column <= across; column += 1)
    for (let row = -down; row <= down; row += 1) {
      const [x, y] = [column * step.x, row * step.y];
      spots.push({ x, y, far: (x / width) ** 2 + (y / height) ** 2 });
    }
  return spots.sort((one, other) => one.far - other.far);
};

interface Box {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
}

const touch = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth &&
  Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight;

/** By square root of the counts, or one very frequent word would leave all others small. */
const sizeOf = (count: number, least: number, most: number, [small, large]: readonly [number, number]) => {
  const part =
    most > least ? (Math.sqrt(count) - Math.sqrt(least)) / (Math.sqrt(most) - Math.sqrt(least)) : 0.5;
  return Math.round(small + (large - small) * part);
};

/** Places the words one after another; undefined for a word without room. */
const placed = (
  words: readonly Word[],
  { width, height }: Area,
  spots: readonly { x: number; y: number }[],
  range: readonly [number, number],
): (Place | undefined)[] => {
  const counts = words.map(({ count }) => count);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const boxes: Box[] = [];
  return words.map((word) => {
    const size = sizeOf(word.count, least, most, range);
    const halfWidth = (word.width * size) / 2 + gap.x / 2;
    const halfHeight = (word.height * size) / 2 + gap.y / 2;
    // the word that blocked the last position probably blocks the next one too
    let inTheWay: Box | undefined;
    const spot = spots.find(({ x, y }) => {
      if (Math.abs(x) + halfWidth > width / 2 || Math.abs(y) + halfHeight > height / 2) return false;
      const box = { x, y, halfWidth, halfHeight };
      if (inTheWay && touch(box, inTheWay)) return false;
      inTheWay = boxes.find((other) => touch(box, other));
      return inTheWay === undefined;
    });
    if (!spot) return undefined;
    boxes.push({ ...spot, halfWidth, halfHeight });
    return { x: spot.x, y: spot.y, width: word.width * size, height: word.height * size, size };
  });
};

/**
 * Positions for words within an area, more frequent ones larger and nearer to the centre, at the largest sizes at which
 * all fit, but never too small to read: words without room even then get no position.
 * @param words the most frequent first
 * @returns a position for each word, or undefined
 */
export const layOut = (words: readonly Word[], area: Area): (Place | undefined)[] => {
  const spots = spotsOf(area);
  let places: (Place | undefined)[] = [];
  for (const range of sizes) {
    places = placed(words, area, spots, range);
    if (!places.includes(undefined)) return places;
  }
  return places;
};
