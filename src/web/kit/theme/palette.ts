/** KRDS colours that charts need as values for computations. A test compares them with the package. */
export const palette = {
  primary: { 5: '#ecf2fe', 10: '#d8e5fd', 50: '#256ef4', 60: '#0b50d0', 70: '#083891' },
  secondary: { 5: '#eef2f7', 50: '#346fb2', 70: '#063a74', 80: '#052b57' },
  gray: {
    0: '#ffffff',
    5: '#f4f5f6',
    10: '#e6e8ea',
    20: '#cdd1d5',
    30: '#b1b8be',
    40: '#8a949e',
    50: '#6d7882',
    60: '#58616a',
    70: '#464c53',
    90: '#1e2124',
  },
  danger: { 5: '#fdefec', 50: '#de3412', 60: '#bd2c0f' },
  warning: { 5: '#fff3db', 50: '#9e6a00', 60: '#8a5c00' },
  success: { 5: '#eaf6ec', 50: '#228738', 60: '#267337' },
  information: { 5: '#e7f4fe', 50: '#0b78cb', 60: '#096ab3' },
} as const;
