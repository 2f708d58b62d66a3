/** A number of seconds as people read it. */
export const timeWords = (seconds: number): string => {
  if (seconds < 1) return '1초 이내';
  if (seconds < 90) return `${Math.round(seconds)}초`;
  if (seconds < 5_400) return `${Math.round(seconds / 60)}분`;
  return `${(seconds / 3_600).toFixed(1)}시간`;
};
