import { openPalette } from '#web/kit/shortcuts/shortcutState.ts';
import styles from './PaletteButton.module.css';

interface PaletteButtonProps {
  place: 'header' | 'drawer' | 'footer';
  /** Called before it opens. */
  onPress?: () => void;
}

/**
 * Opens the palette by mouse and touch: in the header, on narrower screens in the footer, and above the menus of the
 * drawer.
 */
export const PaletteButton = ({ place, onPress }: PaletteButtonProps) => (
  <button
    type="button"
    className={styles[place]}
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={() => {
      onPress?.();
      openPalette();
    }}
  >
    빠른 이동
    {place === 'header' && <kbd aria-hidden="true">Ctrl K</kbd>}
  </button>
);
