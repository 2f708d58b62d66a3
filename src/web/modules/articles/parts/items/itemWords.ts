/** Labels of the regions and collection methods of items. */
export const regionLabels = { KOREA: '한국', GLOBAL: '국제' } as const;
export type Region = keyof typeof regionLabels;
export const regionOptions = (Object.keys(regionLabels) as Region[]).map((value) => ({
  value,
  label: regionLabels[value],
}));

export const collectionLabels = { paidAiYn: 'AI 유료', freeAiYn: 'AI 무료', menualYn: '일반·수동' } as const;
export type CollectionFlag = keyof typeof collectionLabels;
export const collectionFlags = Object.keys(collectionLabels) as CollectionFlag[];
