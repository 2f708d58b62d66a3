/** A whole number as people read it: `1,234`. */
export const countWords = (count: number): string => count.toLocaleString('ko-KR');

const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** A number of bytes as people read it. */
export const sizeWords = (bytes: number): string => {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1_024)));
  const value = bytes / 1_024 ** power;
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${units[power]}`;
};

/** A number of seconds as people read it. */
export const timeWords = (seconds: number): string => {
  if (seconds < 1) return '1초 이내';
  if (seconds < 90) return `${Math.round(seconds)}초`;
  if (seconds < 5_400) return `${Math.round(seconds / 60)}분`;
  return `${(seconds / 3_600).toFixed(1)}시간`;
};
