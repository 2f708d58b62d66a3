/**
 * Analysis of articles beyond their text: dictionary words, classes, scores and summaries, translations, stories and
 * highlights, near-duplicates.
 */

export { type MachineReadingRow, machineReadingOf, machineReadingRow } from './ai/machineTexts.ts';
export { removeWaiting } from './clustering/waiting.ts';
export { insertWords } from './dictionary/baseData/insertWords.ts';
export { currentDictionary, latestDictionary } from './enrich/currentDictionary.ts';
export {
  type EnrichedTexts,
  enrichedColumns,
  featuresOf,
  onFailure,
  withNationOfOutlet,
} from './enrich/enrich.ts';
export { enrichBatch } from './enrich/enrichBatch.ts';
export { type Dictionary, dictionaryOf } from './enrich/features.ts';
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
export { articleScore, outletScorer } from './enrich/outletScores.ts';
export { queueEnrichment } from './enrich/queueEnrichment.ts';
export { type ClusterMark, clusterMark, markClusters } from './highlights/clusterMarks.ts';
export { completeClusters } from './highlights/completeClusters.ts';
export { foldedWhere, withFolds } from './highlights/foldedLists.ts';
export { clusterJob, enrichFailedJob, enrichJob } from './jobs.ts';
export { comparedBy, nearDuplicatesOf } from './nearDuplicates/nearDuplicates.ts';
export { articleWorkers } from './workers.ts';
