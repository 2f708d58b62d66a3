/** Press outlets with their countries and addresses: duplicate detection, scores, import of lists. */

export { insertWorldOutlets } from './baseData/insertWorldOutlets.ts';
export { type ShippedOutlet, shippedOutlets, shippedOutletsText } from './baseData/shippedOutlets.ts';
export { importList, type LineResult } from './import/importList.ts';
export { lineRemark } from './import/lineRemark.ts';
export { type ListedOutlet, type ListOptions, listedOutlet } from './import/listedOutlet.ts';
export { type OutletList, openOutletList } from './import/outletList.ts';
export { type OutletOutcome, type OutletStore, type Refusal, refusals } from './import/outletStore.ts';
export { registeredNations } from './import/outletTarget.ts';
export { outletStore } from './import/storeOutlets.ts';
export { nationsOfOutlets } from './nations/nationsOfOutlets.ts';
export { addressLock, canonicalAddresses, outletAddress } from './outletAddress.ts';
export { nationScore, outletScore, type Weights, weights } from './scores.ts';
export { currentSharedSites, type IsShared, isSharedAmong } from './sharedSites.ts';
