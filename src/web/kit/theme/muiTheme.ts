import { koKR } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import { placeOnTop } from '../dialogs/modals.ts';
import { palette } from './palette.ts';

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
    palette: {
      primary: { main: palette.primary[50], dark: palette.primary[60], light: palette.primary[10] },
      secondary: { main: palette.secondary[70], dark: palette.secondary[80], light: palette.secondary[5] },
      error: { main: palette.danger[50], dark: palette.danger[60], light: palette.danger[5] },
      warning: { main: palette.warning[50], dark: palette.warning[60], light: palette.warning[5] },
      success: { main: palette.success[50], dark: palette.success[60], light: palette.success[5] },
      info: { main: palette.information[50], dark: palette.information[60], light: palette.information[5] },
      text: { primary: palette.gray[90], secondary: palette.gray[70], disabled: palette.gray[50] },
      divider: palette.gray[20],
      background: { default: palette.gray[0], paper: palette.gray[0] },
      grey: { 50: palette.gray[5], 100: palette.gray[10], 200: palette.gray[20], 300: palette.gray[30] },
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
            '&.Mui-focusVisible': { outline: `3px solid ${palette.primary[50]}`, outlineOffset: '2px' },
          },
        },
      },
      // lists of choices, tooltips, calendars and menus belong into the dialog that they open over
      MuiPopper: { defaultProps: { container: placeOnTop } },
      MuiPopover: { defaultProps: { container: placeOnTop } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: palette.gray[0] },
          notchedOutline: { borderColor: palette.gray[60] },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { fontSize: '1.5rem', padding: '10px 12px', borderColor: palette.gray[20] },
          head: { fontWeight: 700, backgroundColor: palette.secondary[5], color: palette.gray[90] },
        },
      },
      MuiChip: { styleOverrides: { root: { fontSize: '1.4rem', borderRadius: 6 } } },
      MuiTab: {
        styleOverrides: {
          root: { fontSize: '1.7rem', minHeight: 56, '&.Mui-selected': { fontWeight: 700 } },
        },
      },
      MuiPaper: { defaultProps: { elevation: 0 } },
      MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.2em' } } },
      MuiTooltip: { styleOverrides: { tooltip: { fontSize: '1.4rem', backgroundColor: palette.gray[90] } } },
    },
  },
  koKR,
);
