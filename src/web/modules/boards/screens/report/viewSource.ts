import type { ViewSource } from '#web/kit/views/viewSource.ts';

export const viewSource: ViewSource = {
  lists: ['/article/Report'],
  load: async () => (await import('./viewReader.ts')).viewReader,
};
