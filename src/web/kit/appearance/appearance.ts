import { create } from 'zustand';

/** Colour modes of the screen. With `device` the device decides between light, dark and high contrast. */
export const themes = [
  { value: 'device', label: '기기 설정에 따름' },
  { value: 'light', label: '밝게' },
  { value: 'dark', label: '어둡게' },
  { value: 'contrast', label: '고대비' },
] as const;

/** The five sizes of KRDS, 90 % to 150 %. */
export const textSizes = [
  { value: 'small', label: '작게' },
  { value: 'normal', label: '보통' },
  { value: 'large', label: '조금 크게' },
  { value: 'larger', label: '크게' },
  { value: 'largest', label: '가장 크게' },
] as const;

export interface Appearance {
  theme: (typeof themes)[number]['value'];
  textSize: (typeof textSizes)[number]['value'];
}

const item = 'appearance';
const defaultAppearance: Appearance = { theme: 'device', textSize: 'normal' };

const known = <T extends string>(options: readonly { value: T }[], value: unknown, otherwise: T): T =>
  options.find((option) => option.value === value)?.value ?? otherwise;

/** The stored appearance; values unknown to this version are replaced by the defaults. */
export const appearanceOf = (kept: unknown): Appearance => {
  const { theme, textSize } = (kept ?? {}) as Partial<Record<keyof Appearance, unknown>>;
  return {
    theme: known(themes, theme, defaultAppearance.theme),
    textSize: known(textSizes, textSize, defaultAppearance.textSize),
  };
};

const stored = (): Appearance => {
  try {
    return appearanceOf(JSON.parse(localStorage.getItem(item) ?? 'null'));
  } catch {
    return defaultAppearance;
  }
};

/** The choice of this browser; `public/appearance.js` applies it. */
export const useAppearance = create<Appearance>(stored);

// another tab has changed the choice or cleared the storage
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === item) useAppearance.setState(stored());
});

/** Applies it at once and stores it in this browser, so that the next page load starts with it. */
export const showAppearance = (appearance: Appearance): void => {
  useAppearance.setState(appearance);
  window.dispatchEvent(new CustomEvent(item, { detail: appearance }));
  try {
    localStorage.setItem(item, JSON.stringify(appearance));
  } catch {
    // a browser without storage gets it from the server
  }
};
