/** The colours of labels, as their schema names them. */
export const labelColors = ['gray', 'red', 'orange', 'green', 'teal', 'blue', 'purple', 'pink'] as const;
export type LabelColor = (typeof labelColors)[number];

/** The reading list is a label that every user has: its id in calls and its name. */
export const readingList = { labelId: 0, labelNm: '나중에 읽기' } as const;

export const labelLimits = {
  perPerson: 100,
  /** Labels that colleagues share, newest first. */
  shared: 200,
} as const;
