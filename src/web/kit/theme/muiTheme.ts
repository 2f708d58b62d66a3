import { createTheme } from '@mui/material/styles';
import { placeOnTop } from '../dialogs/modals.ts';

/** A colour of MUI's from our tokens; what stands on it is dark where it is light, and the other way round. */
const tones = (main: string, dark: string, light: string) => ({
  main: `var(${main})`,
  dark: `var(${dark})`,
  light: `var(${light})`,
  contrastText: 'var(--text-inverse)',
});

/** Our tokens are variables, which MUI cannot reckon with; it leaves that to the browser. Palette and theme each want to know. */
const mixedByBrowser = { colorSpace: 'oklch' };

const fontFamily = 'var(--font)';
/** KRDS as an MUI theme, for what stands in `MuiScope`: popovers, menus and tooltips. 1rem is 10 px (base.css). */
export const muiTheme = createTheme(
  {
    ...mixedByBrowser,
    palette: {
      getContrastText: () => 'var(--text-inverse)',
      primary: tones('--primary', '--primary-hover', '--surface-primary'),
      secondary: tones('--secondary', '--text-secondary', '--surface-secondary'),
      error: tones('--text-danger', '--text-danger', '--surface-danger'),
      warning: tones('--text-warning', '--text-warning', '--surface-warning'),
      success: tones('--text-success', '--text-success', '--surface-success'),
      info: tones('--primary', '--primary-hover', '--surface-primary'),
      text: { primary: 'var(--text)', secondary: 'var(--text-subtle)', disabled: 'var(--text-disabled)' },
      action: {
        active: 'var(--text-subtle)',
        hover: 'var(--surface-hover)',
        selected: 'var(--surface-primary)',
        disabled: 'var(--text-disabled)',
        disabledBackground: 'var(--surface-disabled)',
        focus: 'var(--surface-hover)',
      },
      divider: 'var(--border)',
      background: { default: 'var(--surface)', paper: 'var(--surface-raised)' },
    },
    shape: { borderRadius: 6 },
    typography: {
      htmlFontSize: 10,
      fontSize: 17 * (14 / 16),
      fontFamily,
      body1: { fontSize: '1.7rem', lineHeight: 1.5, letterSpacing: 0 },
      body2: { fontSize: '1.5rem', lineHeight: 1.5, letterSpacing: 0 },
      button: { fontSize: '1.6rem', fontWeight: 400, letterSpacing: 0, textTransform: 'none' },
    },
    components: {
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: {
          root: {
            '&.Mui-focusVisible': { outline: '0.3rem solid var(--focus)', outlineOffset: '0.2rem' },
          },
        },
      },
      // tooltips, calendars and menus belong into the dialog that they open over
      MuiPopper: { defaultProps: { container: placeOnTop } },
      MuiPopover: { defaultProps: { container: placeOnTop } },
      MuiPaper: { defaultProps: { elevation: 0 } },
      MuiTooltip: {
        styleOverrides: {
          tooltip: {
            fontSize: '1.4rem',
            backgroundColor: 'var(--surface-inverse)',
            color: 'var(--text-inverse)',
          },
        },
      },
    },
  },
  mixedByBrowser,
);
