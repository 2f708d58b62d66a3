/** What leaves the product by itself: access keys, feeds, web hooks. */

export { LazyConnections } from './parts/connections/LazyConnections.tsx';
