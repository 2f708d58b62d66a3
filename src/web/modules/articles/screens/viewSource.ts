import type { ViewSource } from '#web/kit/views/viewSource.ts';
import { itemKinds } from './kind/itemKinds.tsx';

export const viewSource: ViewSource = {
  lists: itemKinds.map(({ listPath }) => listPath),
  load: async () => (await import('./list/viewReader.ts')).viewReader,
};
