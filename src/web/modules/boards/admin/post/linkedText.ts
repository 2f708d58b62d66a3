/** A piece of a text; with `href` if it is an address. */
export interface TextPiece {
  text: string;
  href?: string;
}

const address = /(?:https?:\/\/|(?<![\w@./-])www\.)[^\s<>"'“”‘’「」『』]+/giu;
/** Punctuation after an address, which is not part of it. */
const signs = /[.,!?;:)\]}…。、]+$/u;
/** A Korean particle, which follows without a space; other Korean letters are part of the address. */
const particle =
  /(?<=[\w)])(?:은|는|이|가|을|를|의|에|에서|에는|에도|로|으로|와|과|도|만|부터|까지|처럼|보다|라고|이라고|입니다)$/u;

const open = /[([{]/;

const trimmed = (found: string): string => {
  const short = found.replace(signs, '').replace(particle, '').replace(signs, '');
  // a bracket opened within the address belongs to it
  return open.test(short) && found[short.length] === ')' ? `${short})` : short;
};

/** Splits a typed text into web addresses and the text around them. */
export const linkedText = (text: string): TextPiece[] => {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = trimmed(found);
    const href = /^www\./i.test(shown) ? `https://${shown}` : shown;
    if (!URL.canParse(href)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: shown, href });
    from = index + shown.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
};
