import type { ViewReader, ViewSource } from '#web/kit/views/viewSource.ts';
import { outletList, outletReader } from './outlets.ts';

const found = import.meta.glob<ViewSource>('../../../*/screens/**/viewSource.ts', {
  eager: true,
  import: 'viewSource',
});

const sources: readonly ViewSource[] = [
  ...Object.values(found),
  { lists: [outletList], load: async () => outletReader },
];

/** True if a panel can show rows of the list. */
export const isShowable = (list: string): boolean => sources.some(({ lists }) => lists.includes(list));

/** The reader of a list's rows. @throws Error if there is none */
export const readerOf = async (list: string): Promise<ViewReader> => {
  const source = sources.find(({ lists }) => lists.includes(list));
  if (!source) throw new Error(`Nothing reads ${list}.`);
  return source.load();
};
