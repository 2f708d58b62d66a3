import { isUtf8 } from 'node:buffer';
import { absoluteReferences, baseOf } from './references.ts';

/** An Atom text construct as the parser returns it: `type` is text, html, xhtml or a media type. */
export interface AtomText {
  value?: string;
  type?: string;
  xml?: { base?: string };
}

/** Media types whose content is plain text; anything else is Base64 (RFC 4287, 4.1.3.3). */
const isPlain = (type: string | undefined): boolean =>
  !type || !type.includes('/') || /^text\/|[+/]xml\b|[+/]json\b/i.test(type);

const base64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;
const wrapper = /^<div\s+xmlns=["']http:\/\/www\.w3\.org\/1999\/xhtml["']\s*>([\s\S]*)<\/div>$/;

/** A text as markup that shows it. */
export const escapedText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The title of an Atom element as markup: signs in a plain text stay signs (RFC 4287, 3.1.1.1). */
export const atomTitle = (
  title: AtomText | undefined,
  ...bases: (string | undefined)[]
): string | undefined =>
  title?.value && title.type === 'text' ? escapedText(title.value) : atomText(title, ...bases);

/** The text of an Atom element: decoded, without the <div> that only declares a namespace, with absolute addresses. */
export const atomText = (
  text: AtomText | undefined,
  ...bases: (string | undefined)[]
): string | undefined => {
  if (!text?.value) return undefined;
  if (!isPlain(text.type)) {
    const bytes = base64.test(text.value) ? Buffer.from(text.value, 'base64') : null;
    return bytes && isUtf8(bytes) ? bytes.toString() : text.value;
  }
  const inner = wrapper.exec(text.value)?.[1];
  const markup = inner !== undefined && !inner.includes('<div') ? inner.trim() : text.value;
  return absoluteReferences(markup, baseOf(...bases, text.xml?.base));
};
