/** Export formats that spreadsheet programs open. */
export const sheetFormats = [
  { value: 'xlsx', label: '엑셀(xlsx)' },
  { value: 'csv', label: 'CSV' },
] as const;
