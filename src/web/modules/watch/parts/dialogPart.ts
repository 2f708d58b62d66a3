import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';

export const WatchDialog = lazyDialog(async () => (await import('./opened.ts')).WatchDialog);
