const startsFormula = /^[=+\-@\t\r]/;

/** Text that no spreadsheet takes for a formula: an apostrophe goes before what begins like one. */
export const safeText = (text: string): string => (startsFormula.test(text) ? `'${text}` : text);
