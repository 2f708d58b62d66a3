import tokens from 'krds-uiux/tokens/transformed_tokens.json';
import { describe, expect, it } from 'vitest';
import { palette } from './palette.ts';

const given: Record<string, Record<string, { value: string }>> = tokens.primitive.color.light;

describe('palette', () => {
  it.each(Object.entries(palette))('holds the KRDS values of %s', (family, shades) => {
    for (const [shade, value] of Object.entries(shades)) expect(given[family]?.[shade]?.value).toBe(value);
  });
});
