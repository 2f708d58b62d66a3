/** Collection of articles: visits to sources, article pages, file import, monitoring. */

export { articleStore } from './collect/articleStore.ts';
export { collect } from './collect/collect.ts';
export { readOpml } from './collect/feeds/opml.ts';
export { readFeed } from './collect/feeds/readFeed.ts';
export { languageOf, withoutRegion } from './collect/language.ts';
export type { Mapping } from './collect/mapping.ts';
export { mappingNamed } from './collect/mappings.ts';
export type { NewsItem, RawNews } from './collect/newsItem.ts';
export { normalise } from './collect/normalise.ts';
export { articlesAt } from './collect/otherAddresses.ts';
export { outletId, outletMatches } from './collect/outlets.ts';
export { registerLanguages } from './collect/registerLanguages.ts';
export {
  domainHolders,
  type Misplaced,
  misplaced,
  moveToNamedOutlet,
  removeDomains,
} from './collect/sharedOutlets.ts';
export { type OpenedSource, openSource } from './collect/source.ts';
export type { ArticleStore, Progress } from './collect/store.ts';
export { emptyTally, type Outcome, refusedIn, type Tally, withOutcome } from './collect/tally.ts';
export { reportTime } from './collect/times/reportTime.ts';
export { type Collector, startCollector } from './collector.ts';
export { openRobots } from './pages/robots.ts';
export { type PageTools, visitPage } from './pages/visitPage.ts';
export { feedAddress } from './sources/feedAddress.ts';
export { visitorOf } from './sources/visitorOf.ts';
