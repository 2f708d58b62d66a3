/** Attributes of HTML that hold one address. */
const reference =
  /(\s(?:href|src|poster|longdesc|cite|action|background)\s*=\s*)(?:"([^"<>]*)"|'([^'<>]*)')/gi;

/** The address read against the base; unchanged where it is absolute already or there is no usable base. */
export const absolute = (address: string | undefined, base: string | undefined): string | undefined => {
  if (!address || !base || URL.canParse(address)) return address;
  return URL.parse(address, base)?.href ?? address;
};

/** The base of an element inside others, each of which may set its own, outermost first. */
export const baseOf = (...bases: readonly (string | undefined)[]): string | undefined =>
  bases.reduce((outer, inner) => absolute(inner, outer) ?? outer, undefined);

/** Markup whose relative addresses are read against the base, so that it keeps its meaning outside the feed. */
export const absoluteReferences = (markup: string, base: string | undefined): string =>
  base && markup.includes('<')
    ? markup.replace(reference, (whole: string, before: string, double?: string, single?: string) => {
        const address = double ?? single ?? '';
        const found = absolute(address, base);
        const quote = double === undefined ? "'" : '"';
        return found === undefined || found === address ? whole : `${before}${quote}${found}${quote}`;
      })
    : markup;
