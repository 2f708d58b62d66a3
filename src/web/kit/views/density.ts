import { create } from 'zustand';

export const densities = [
  { value: 'wide', label: '넓게' },
  { value: 'normal', label: '보통' },
  { value: 'compact', label: '촘촘하게' },
] as const;

export type Density = (typeof densities)[number]['value'];

const item = 'density';

export const isDensity = (value: unknown): value is Density =>
  densities.some((density) => density.value === value);

/** Density of the open view, which overrides the user's choice. */
let densityOfView: Density | undefined;

const stored = (): Density => {
  try {
    const value = localStorage.getItem(item);
    return isDensity(value) ? value : 'normal';
  } catch {
    return 'normal';
  }
};

/** Row spacing of lists. Style sheets read it from the root element (`data-density`). */
export const useDensityShown = create<{ density: Density }>(() => ({ density: 'normal' }));

const show = (density: Density): void => {
  document.documentElement.dataset['density'] = density;
  if (useDensityShown.getState().density !== density) useDensityShown.setState({ density });
};

/** Applies the density of a view while it is open; undefined restores the user's own. */
export const showDensityOfView = (density: Density | undefined): void => {
  densityOfView = density;
  show(density ?? stored());
};

/** Applies a density and stores it in this browser, so that the next page load starts with it. */
export const showDensity = (density: Density): void => {
  if (!densityOfView) show(density);
  try {
    localStorage.setItem(item, density);
  } catch {
    // a browser without storage gets it from the server
  }
};

/** Applies the density stored in this browser; called once, before a row is drawn. */
export const showStoredDensity = (): void => showDensity(stored());
