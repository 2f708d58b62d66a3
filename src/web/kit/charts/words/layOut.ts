/** A word as it would stand at a font size of 1 px. */
export interface Word {
  count: number;
  width: number;
  height: number;
}

export interface Area {
  width: number;
  height: number;
}

/** Where a word stands: its middle, in px from the middle of the area, and its size and its font size in px. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
}

/** Font size of the smallest words, in px: smaller ones are not drawn. */
export const smallestWord = 13;

/** Font sizes of the rarest and of the most frequent word, in px: the first pair at which all words fit is taken. */
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

/** How far two places that are tried lie apart, in px. */
const step = { x: 8, y: 5 };

/** The middles that are tried, from the middle of the area outwards in its own proportions. */
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

/** Roots of the counts, or one word that is everywhere would leave all others small. */
const sizeOf = (count: number, least: number, most: number, [small, large]: readonly [number, number]) => {
  const part =
    most > least ? (Math.sqrt(count) - Math.sqrt(least)) / (Math.sqrt(most) - Math.sqrt(least)) : 0.5;
  return Math.round(small + (large - small) * part);
};

/** Puts the words into the area one after another; undefined stands for one without room. */
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
    // a neighbour that was in the way is likely to be so one step further too
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
 * Places for words within an area, the more frequent the larger and the nearer to the middle, as large as all of them
 * fit, and never too small to read: words that find no room even so have no place.
 * @param words the most frequent first
 * @returns a place for each word, or undefined
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
