/** HTML attributes that contain one address. */
const reference =
  /(\s(?:href|src|poster|longdesc|cite|action|background)\s*=\s*)(?:"([^"<>]*)"|'([^'<>]*)')/gi;

/** The address resolved against the base; unchanged if it is absolute or there is no usable base. */
export const absolute = (address: string | undefined, base: string | undefined): string | undefined => {
  if (!address || !base || URL.canParse(address)) return address;
  return URL.parse(address, base)?.href ?? address;
};

/** The base of a nested element; each enclosing element may set one. Outermost first. */
export const baseOf = (...bases: readonly (string | undefined)[]): string | undefined =>
  bases.reduce((outer, inner) => absolute(inner, outer) ?? outer, undefined);

/** Markup with its relative addresses resolved against the base, so that they stay valid outside the feed. */
export const absoluteReferences = (markup: string, base: string | undefined): string =>
  base && markup.includes('<')
    ? markup.replace(reference, (whole: string, before: string, double?: string, single?: string) => {
        const address = double ?? single ?? '';
        const found = absolute(address, base);
        const quote = double === undefined ? "'" : '"';
        return found === undefined || found === address ? whole : `${before}${quote}${found}${quote}`;
      })
    : markup;
