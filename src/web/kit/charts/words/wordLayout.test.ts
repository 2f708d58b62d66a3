import { describe, expect, it } from 'vitest';
import { type Area, layOut, type Place, type Word } from './wordLayout.ts';

/** A word of this many glyphs, each as wide as high. */
const word = (count: number, glyphs = 4): Word => ({ count, width: glyphs, height: 1.3 });
const fifty = Array.from({ length: 50 }, (_, index) => word(Math.ceil(400 / (index + 1)), 2 + (index % 5)));

const found = (places: readonly (Place | undefined)[]): Place[] =>
  places.filter((place) => place !== undefined);
const boxesOf = (words: readonly Word[], places: readonly (Place | undefined)[]) =>
  words.flatMap(({ width, height }, index) => {
    const place = places[index];
    if (!place) return [];
    const [w, h] = [width * place.size, height * place.size];
    return [{ left: place.x - w / 2, right: place.x + w / 2, top: place.y - h / 2, bottom: place.y + h / 2 }];
  });

describe.each<[string, Area]>([
  ['half a desktop', { width: 560, height: 370 }],
  ['a phone', { width: 320, height: 370 }],
  ['a picture', { width: 912, height: 480 }],
])('fifty words on %s', (_name, area) => {
  const places = layOut(fifty, area);
  const boxes = boxesOf(fifty, places);

  it('all have a place, and can be read', () => {
    expect(found(places)).toHaveLength(50);
    expect(Math.min(...found(places).map(({ size }) => size))).toBeGreaterThanOrEqual(13);
  });
  it('lie within the area and not upon each other', () => {
    for (const [index, box] of boxes.entries()) {
      expect(Math.max(-box.left, box.right)).toBeLessThanOrEqual(area.width / 2);
      expect(Math.max(-box.top, box.bottom)).toBeLessThanOrEqual(area.height / 2);
      for (const other of boxes.slice(index + 1))
        expect(
          box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom &&
            other.top < box.bottom,
        ).toBe(false);
    }
  });
  it('fill it from edge to edge', () => {
    const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    expect(width / area.width).toBeGreaterThan(0.8);
    expect(height / area.height).toBeGreaterThan(0.8);
  });
});

describe('words', () => {
  it('are the larger the more frequent they are, the first in the middle', () => {
    const places = found(layOut([word(9), word(4), word(1)], { width: 500, height: 400 }));
    expect(places.map(({ size }) => size)).toEqual([72, 52, 32]);
    expect(places[0]).toMatchObject({ x: 0, y: 0 });
  });
  it('of the same count have the same size', () => {
    const places = found(layOut([word(3), word(3)], { width: 500, height: 400 }));
    expect(new Set(places.map(({ size }) => size)).size).toBe(1);
  });
  it('without room have no place, and are not made smaller than can be read', () => {
    const places = layOut(fifty, { width: 200, height: 100 });
    expect(places[0]).toBeDefined();
    expect(found(places).length).toBeLessThan(50);
    expect(Math.min(...found(places).map(({ size }) => size))).toBe(13);
    expect(layOut([word(1, 100)], { width: 200, height: 100 })).toEqual([undefined]);
  });
  it('may be none', () => expect(layOut([], { width: 200, height: 100 })).toEqual([]));
});
