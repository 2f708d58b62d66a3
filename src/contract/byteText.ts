import { grouped } from './countText.ts';

const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** A number of bytes as text, 1.5KB or 813MB: in units of 1,024, with one decimal below ten. */
export const byteText = (bytes: number): string => {
  let value = bytes;
  let unit = 0;
  while (Math.round(value) >= 1_024 && unit < units.length - 1) {
    value /= 1_024;
    unit += 1;
  }
  const shown = value < 10 ? Math.round(value * 10) / 10 : grouped(Math.round(value));
  return `${shown}${units[unit]}`;
};
