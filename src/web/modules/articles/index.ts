/** Lists, details and editing of items; stars, notes, read marks and sharing, which other lists show too. */

export { HighlightChoices } from './parts/choices/HighlightChoices.tsx';
export { type FoundPage, foundPageOf, itemKindOf, openedFrom } from './parts/found/foundPage.ts';
export {
  CollectionToggles,
  KeywordCondition,
  PlacePickers,
  RegionChoice,
} from './parts/items/itemConditions.tsx';
export { collectionFlags, collectionLabels, regionLabels, titleIdOf } from './parts/items/itemNames.ts';
export { type ItemKindName, ItemReader, itemPath, itemPlaces } from './parts/items/itemPlaces.ts';
export { OthersChip } from './parts/items/OthersChip.tsx';
export { useLabels } from './parts/labels/labels.ts';
export { RowStar } from './parts/memo/RowStar.tsx';
export { ReadButton, useTitleClass } from './parts/readMarks/ReadButton.tsx';
export { Reanalysis } from './parts/reanalysis/Reanalysis.tsx';
export { ShareButton } from './parts/sharing/ShareButton.tsx';
export { useMemos } from './screens/memos/conditions.ts';
export { Memos } from './screens/memos/Memos.tsx';
