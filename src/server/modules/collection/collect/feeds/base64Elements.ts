const element = /<([\w:.-]{1,50})(\s[^<>]{0,500})>([A-Za-z0-9+/=\s]+)<\/\1\s*>/g;
const mode = /\smode\s*=\s*["']base64["']/i;

/** Atom 0.3 may write any text in Base64 (`mode="base64"`), which the parser does not know: written out here. */
export const withoutBase64 = (xml: string): string =>
  mode.test(xml)
    ? xml.replace(element, (whole: string, name: string, attributes: string, encoded: string) => {
        if (!mode.test(attributes)) return whole;
        const text = Buffer.from(encoded, 'base64').toString();
        return `<${name}${attributes}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;
      })
    : xml;
