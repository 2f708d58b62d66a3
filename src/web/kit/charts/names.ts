/** Characters that change the text direction of what follows. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text without direction characters. */
export const withoutSigns = (text: string): string => text.replaceAll(turning, '');

const readsFromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name for use within a sentence: a right-to-left name is isolated, so that it does not reorder the text around it.
 */
export const isolated = (name: string): string => {
  const plain = withoutSigns(name);
  return readsFromRight.test(plain) ? `\u2068${plain}\u2069` : plain;
};

/**
 * A text made safe for Highcharts, which parses markup and entities in all texts and fields in some, and renames
 * attributes in saved pictures: a zero-width character separates those that could begin one. Escaping would look right
 * too, but is read aloud as `&lt;`.
 */
export const literal = (text: string): string => text.replaceAll(/(?<=[<&{$])|(?==)/g, '\ufeff');

/** A name from the data, prepared for a chart. */
export const chartName = (name: string): string => literal(isolated(name));

const counters: Record<string, string> = { 국가: '개국', 매체: '곳' };

/** The Korean counter of things by their name: 개국 of 국가, 개 by default. */
export const counterOf = (name: string): string => counters[name] ?? '개';
