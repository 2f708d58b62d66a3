/** Articles counted by country, outlet, class and Korean day. */

export { countBy, maxFirst } from './countBy.ts';
export { counting } from './counting.ts';
export {
  type Dimension,
  type GroupKey,
  isOneOf,
  keyOf,
  labelsOf,
  type PlainDimension,
} from './dimensions.ts';
export { dateOf, dayOfReport, written } from './koreanDay.ts';
