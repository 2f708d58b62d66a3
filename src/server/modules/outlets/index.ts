/** Press outlets with their countries and addresses: duplicate detection, scores, import of lists. */

export { importList, type LineResult } from './import/importList.ts';
export { lineRemark } from './import/lineRemark.ts';
export type { ListOptions } from './import/listedOutlet.ts';
export { type OutletList, openOutletList } from './import/outletList.ts';
export { type OutletOutcome, type OutletStore, type Refusal, refusals } from './import/outletStore.ts';
export { outletStore } from './import/storeOutlets.ts';
export { addressLock, canonicalAddresses, outletAddress } from './outletAddress.ts';
export { nationScore, outletScore, type Weights, weights } from './scores.ts';
export { currentSharedSites, type IsShared } from './sharedSites.ts';
