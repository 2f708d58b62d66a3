/** Signs that turn the direction of what follows them. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text without them. */
export const withoutSigns = (text: string): string => text.replaceAll(turning, '');

const readsFromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name within a sentence: one that is read from the right does not turn what stands around it. */
export const isolated = (name: string): string => {
  const plain = withoutSigns(name);
  return readsFromRight.test(plain) ? `\u2068${plain}\u2069` : plain;
};

/**
 * A text as it is, for Highcharts, which reads markup and entities in all texts, fields in some, and renames attributes
 * in saved pictures: a blank without width parts the signs that could begin one. Escaped they would be shown well too,
 * but read aloud as `&lt;`.
 */
export const literal = (text: string): string => text.replaceAll(/(?<=[<&{$])|(?==)/g, '\ufeff');

/** A name from the data, as charts hold it. */
export const chartName = (name: string): string => literal(isolated(name));
