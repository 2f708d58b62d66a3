import { withoutBase64 } from './base64Elements.ts';
import { inPieces } from './inPieces.ts';

/** What XML may not hold, not even escaped; NUL among them. */
const forbidden =
  /[[\p{Cc}--[\t\n\r\x7f-\x9f]]\ufffe\uffff]|&#(?:x0*(?:[0-8bcef]|1[\da-f]);|0*(?:[0-8]|1[124-9]|2\d|3[01]);)/giv;
const bareAmpersand = /&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z][a-z\d]{0,31};)/gi;
const cdataStart = '<![CDATA[';

/**
 * Changes what stands outside of CDATA sections, piece by piece (see `inPieces`). From one that never ends nothing can be
 * read: it is left out.
 */
export const outsideCdata = (xml: string, change: (text: string) => string, start?: string): string => {
  const out: string[] = [];
  let from = 0;
  for (let open = xml.indexOf(cdataStart); open >= 0; open = xml.indexOf(cdataStart, from)) {
    const close = xml.indexOf(']]>', open + cdataStart.length);
    out.push(inPieces(xml.slice(from, open), change, start));
    if (close < 0) return out.join('');
    out.push(xml.slice(open, close + 3));
    from = close + 3;
  }
  out.push(inPieces(xml.slice(from), change, start));
  return out.join('');
};

/** Where every fourth character is an ampersand stands no text; escaping them would only swell it. */
const escapeBare = (piece: string): string =>
  piece.split('&').length * 4 > piece.length && piece.length > 1000
    ? piece.replaceAll('&', '')
    : piece.replace(bareAmpersand, '&amp;');

export interface ReadableXml {
  xml: string;
  /** Characters that may not stand in XML were left out. */
  hadControls: boolean;
}

/** XML without forbidden characters, bare ampersands and Base64: what senders get wrong and a parser trips over. */
export const readableXml = (text: string): ReadableXml => {
  const clean = inPieces(text, (piece) => piece.replace(forbidden, ''));
  const xml = outsideCdata(clean, escapeBare);
  return { xml: withoutBase64(xml), hadControls: clean.length !== text.length };
};
