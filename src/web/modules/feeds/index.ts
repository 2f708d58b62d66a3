/** What leaves the product by itself: access keys, feeds, web hooks. */

export { Connections } from './parts/connections/Connections.tsx';
