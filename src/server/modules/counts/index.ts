/** Articles counted by country, outlet, class and Korean day. */

export { countBy, counting, maxFirst } from './countBy.ts';
export {
  type Dimension,
  dateOf,
  dayOfReport,
  type GroupKey,
  isOneOf,
  keyOf,
  labelsOf,
  type PlainDimension,
  written,
} from './dimensions.ts';
