/** First digits of the scripts that write numbers with digits of their own. */
const zeros = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0,
  0xf20, 0x1040, 0x17e0,
];

const ascii = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** 2만5000 → 25000: Korean counts in ten thousands and writes the word between the digits. */
const koreanUnits = /(?<=\d)\s?[천만억조]\s?(?=\d)/g;
const separated = /\d+(?:[.,'’٫٬\u00a0\u202f]\d+)*/g;

/**
 * What is left of a number however it is written: 3.5 billion and 35억 are both 35, 25,000 and 2만5000 both 25.
 * One digit alone says too little (five → 5, 3pm → 15시).
 */
const significant = (number: string): string => number.replaceAll(/\D/g, '').replaceAll(/^0+|0+$/g, '');

const numbersIn = (text: string): string[] => {
  const plain = text.normalize('NFKC').replaceAll(/\p{Nd}/gu, ascii);
  return (plain.replaceAll(koreanUnits, '').match(separated) ?? []).map(significant);
};

/** How many of the original's numbers there are, and how many of them a translation still has. */
export const numbersKept = (original: string, translation: string): { of: number; kept: number } => {
  const asked = new Set(numbersIn(original).filter((number) => number.length > 1));
  const given = new Set(numbersIn(translation));
  return { of: asked.size, kept: [...asked].filter((number) => given.has(number)).length };
};
