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

/** How the chosen view has its rows, in place of what the person chose. */
let densityOfView: Density | undefined;

const stored = (): Density => {
  try {
    const value = localStorage.getItem(item);
    return isDensity(value) ? value : 'normal';
  } catch {
    return 'normal';
  }
};

/** How closely rows of lists stand. Style sheets read it at the root of the page (`data-density`). */
export const useDensityShown = create<{ density: Density }>(() => ({ density: 'normal' }));

const show = (density: Density): void => {
  document.documentElement.dataset['density'] = density;
  if (useDensityShown.getState().density !== density) useDensityShown.setState({ density });
};

/** Shows rows so for as long as a view is open; undefined: as the person has them again. */
export const showDensityOfView = (density: Density | undefined): void => {
  densityOfView = density;
  show(density ?? stored());
};

/** Shows rows so, and remembers it in this browser, so that the next page load draws them so at once. */
export const showDensity = (density: Density): void => {
  if (!densityOfView) show(density);
  try {
    localStorage.setItem(item, density);
  } catch {
    // a browser that stores nothing learns it from the server
  }
};

/** Shows rows as this browser remembers; called once, before a row is drawn. */
export const showStoredDensity = (): void => showDensity(stored());
