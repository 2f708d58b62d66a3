import { lazyDialog, lazyPart } from '#web/kit/loading/lazyPart.tsx';

export const WatchDialog = lazyDialog(async () => (await import('./dialog/WatchDialog.tsx')).WatchDialog);

export const Watches = lazyPart(async () => (await import('./list/Watches.tsx')).Watches);
