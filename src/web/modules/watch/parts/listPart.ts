import { lazyPart } from '#web/kit/loading/lazyPart.tsx';

// a file of its own: with the dialog, every list would load it
export const Watches = lazyPart(async () => (await import('./opened.ts')).Watches);
