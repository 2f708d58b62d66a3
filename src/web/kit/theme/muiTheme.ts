import { koKR } from '@mui/material/locale';
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
const heading = (px: number) => ({
  fontSize: `${px / 10}rem`,
  fontWeight: 700,
  lineHeight: 1.5,
  letterSpacing: 0,
});

/** KRDS as an MUI theme. 1rem is 10 px (base.css); 17 px text; controls 48 px high, 40 px when small. */
export const muiTheme = createTheme(
  {
    ...mixedByBrowser,
    palette: {
      // of messages, whose grounds are our tones
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
    breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1280 } },
    typography: {
      htmlFontSize: 10,
      fontSize: 17 * (14 / 16),
      fontFamily,
      h1: heading(32),
      h2: heading(24),
      h3: heading(19),
      h4: heading(17),
      h5: heading(17),
      h6: heading(17),
      body1: { fontSize: '1.7rem', lineHeight: 1.5, letterSpacing: 0 },
      body2: { fontSize: '1.5rem', lineHeight: 1.5, letterSpacing: 0 },
      subtitle1: { fontSize: '1.7rem', letterSpacing: 0 },
      subtitle2: { fontSize: '1.5rem', fontWeight: 700, letterSpacing: 0 },
      caption: { fontSize: '1.3rem', letterSpacing: 0 },
      overline: { fontSize: '1.3rem', letterSpacing: 0, textTransform: 'none' },
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
      // lists of choices, tooltips, calendars and menus belong into the dialog that they open over
      MuiPopper: { defaultProps: { container: placeOnTop } },
      MuiPopover: { defaultProps: { container: placeOnTop } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: 'var(--surface)' },
          notchedOutline: { borderColor: 'var(--border-input)' },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { fontSize: '1.5rem', padding: '10px 12px', borderColor: 'var(--border)' },
          head: { fontWeight: 700, backgroundColor: 'var(--surface-secondary)', color: 'var(--text)' },
        },
      },
      MuiChip: { styleOverrides: { root: { fontSize: '1.4rem', borderRadius: 6 } } },
      MuiPaper: { defaultProps: { elevation: 0 } },
      MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.2em' } } },
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
  koKR,
  mixedByBrowser,
);
