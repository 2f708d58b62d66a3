import { lazyPart } from '#web/kit/loading/lazyPart.tsx';

/** Access keys and feeds, loaded with their tab. */
export const LazyConnections = lazyPart(async () => (await import('./Connections.tsx')).Connections);
