import type { SavedView } from './viewAddress.ts';

export interface ViewFolder {
  /** Null: the views without a folder. */
  name: string | null;
  views: SavedView[];
}

/** The views by folder: first those without one, then the folders by name. */
export const byFolder = (views: readonly SavedView[]): ViewFolder[] => {
  const folders = new Map<string | null, SavedView[]>();
  for (const view of views) folders.set(view.fldrNm, [...(folders.get(view.fldrNm) ?? []), view]);
  return [...folders]
    .map(([name, inside]) => ({ name, views: inside }))
    .sort((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'ko'));
};
