/** Statistics, and the list behind each of their figures. */

export {
  daysOf,
  type FigureConditions,
  figureQuery,
  listAddress,
  noConditions,
} from './parts/listAddress.ts';
