import { crc32, deflateSync } from 'node:zlib';
import type { Random } from './random.ts';

type Colour = readonly [number, number, number];

const palettes: readonly (readonly [Colour, Colour, Colour])[] = [
  [
    [22, 54, 92],
    [64, 120, 168],
    [238, 196, 92],
  ],
  [
    [94, 34, 48],
    [196, 92, 84],
    [248, 214, 180],
  ],
  [
    [26, 74, 66],
    [92, 152, 120],
    [240, 226, 170],
  ],
  [
    [60, 44, 96],
    [136, 108, 176],
    [250, 206, 206],
  ],
  [
    [40, 48, 56],
    [112, 128, 140],
    [246, 150, 88],
  ],
];

const mixed = (a: Colour, b: Colour, share: number): Colour => {
  const at = (place: 0 | 1 | 2): number => Math.round(a[place] + (b[place] - a[place]) * share);
  return [at(0), at(1), at(2)];
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** An image of layered hills under a disc in the sky; the same seed gives the same image. */
export const pictureOf = (chance: Random, width = 640, height = 480): Buffer => {
  const [dark, middle, light] = chance.pick(palettes);
  const disc = { x: chance.next() * width, y: height * (0.15 + chance.next() * 0.25), r: height * 0.12 };
  const hills = [0.45, 0.6, 0.75].map((level) => ({
    level: level * height,
    wave: 0.6 + chance.next() * 1.6,
    phase: chance.next() * 6,
    lift: height * (0.04 + chance.next() * 0.08),
  }));
  const heightAt = (index: number, x: number) => {
    const { level, wave, phase, lift } = hills[index] as (typeof hills)[number];
    return level + Math.sin((x / width) * Math.PI * 2 * wave + phase) * lift;
  };
  const colourAt = (x: number, y: number): readonly number[] => {
    for (let index = hills.length - 1; index >= 0; index -= 1)
      if (y > heightAt(index, x)) return mixed(middle, dark, (index + 1) / hills.length);
    if ((x - disc.x) ** 2 + (y - disc.y) ** 2 < disc.r ** 2) return light;
    return mixed(mixed(middle, light, 0.55), light, y / height);
  };
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows.set(colourAt(x, y), y * (width * 3 + 1) + 1 + x * 3);
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
