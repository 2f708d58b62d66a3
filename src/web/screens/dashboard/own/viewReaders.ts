import type { ViewReader, ViewSource } from '#web/kit/views/viewSource.ts';
import { outletList, outletReader } from './outlets.ts';

const found = import.meta.glob<ViewSource>('../../*/viewSource.ts', { eager: true, import: 'viewSource' });

const sources: readonly ViewSource[] = [
  ...Object.values(found),
  { lists: [outletList], load: async () => outletReader },
];

/** Whether a panel can show the rows of a list. */
export const isShowable = (list: string): boolean => sources.some(({ lists }) => lists.includes(list));

/** What reads the rows of a list. @throws Error when nothing does */
export const readerOf = async (list: string): Promise<ViewReader> => {
  const source = sources.find(({ lists }) => lists.includes(list));
  if (!source) throw new Error(`Nothing reads ${list}.`);
  return source.load();
};
