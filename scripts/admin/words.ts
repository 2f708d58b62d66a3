/** A duration in readable form. */
export const timeWords = (seconds: number): string => {
  if (seconds < 1) return '1초 이내';
  if (seconds < 90) return `${Math.round(seconds)}초`;
  if (seconds < 5_400) return `${Math.round(seconds / 60)}분`;
  return `${(seconds / 3_600).toFixed(1)}시간`;
};

const koreanDate = new Intl.DateTimeFormat('ko-KR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Seoul',
});

/** Date and time in Korean format. */
export const dateWords = (date: Date): string => koreanDate.format(date);
