/**
 * Analysis of articles beyond their text: dictionary words, classes, scores and summaries, translations, stories and
 * highlights, near-duplicates.
 */

export { type MachineReadingRow, machineReadingOf, machineReadingRow } from './ai/machineReadingOf.ts';
export { removeWaiting } from './clustering/waiting.ts';
export { articleScore } from './enrich/articleScore.ts';
export { currentDictionary, latestDictionary } from './enrich/currentDictionary.ts';
export { type EnrichedTexts, enrichedColumns, featuresOf } from './enrich/enrich.ts';
export { enrichBatch } from './enrich/enrichBatch.ts';
export { onFailure } from './enrich/failures.ts';
export { type Dictionary, type FeatureKind, featureKinds } from './enrich/features.ts';
export {
  confirmedBy,
  type EnrichedField,
  enrichedFields,
  isEmpty,
  makers,
  type Origins,
  originsOf,
  person,
  setByPerson,
} from './enrich/origins.ts';
export { outletScorer } from './enrich/outletScores.ts';
export { queueEnrichment } from './enrich/queueEnrichment.ts';
export { completeClusters } from './highlights/completeClusters.ts';
export { foldedWhere, withFolds } from './highlights/foldClusters.ts';
export { type ClusterMark, clusterMark, markClusters } from './highlights/markClusters.ts';
export { clusterJob, enrichFailedJob, enrichJob } from './jobs.ts';
export { comparedBy, nearDuplicatesOf } from './nearDuplicates/nearDuplicates.ts';
export { articleWorkers } from './workers.ts';
