/** Press outlets with their countries and addresses: duplicate detection, scores, import of lists. */

export { addressLock } from './addressLock.ts';
export { canonicalAddresses } from './canonicalAddresses.ts';
export { importList, type LineResult } from './import/importList.ts';
export type { ListOptions } from './import/listedOutlet.ts';
export { type OutletList, openOutletList } from './import/outletList.ts';
export type { OutletOutcome, OutletStore } from './import/outletStore.ts';
export { type Refusal, refusals } from './import/refusals.ts';
export { outletStore } from './import/storeOutlets.ts';
export { outletAddress } from './outletAddress.ts';
export { nationScore, outletScore } from './scores.ts';
export { currentSharedSites, type IsShared } from './sharedSites.ts';
export { type Weights, weights } from './weights.ts';
