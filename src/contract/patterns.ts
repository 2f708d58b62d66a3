/** Patterns of section 5 of the specification, and the formats of the schemas. Anchored; no flags except `u`. */
export const patterns = {
  /** Usual e-mail address; white space is stripped before. */
  email:
    "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$",
  mobile: '^010-\\d{4}-\\d{4}$',
  url: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#.][^\\s]*$',
  verificationCode: '^\\d{6}$',
  /** Address, CIDR (/0 to /32) or two addresses with ~; no leading zeros, which some parsers interpret as octal. */
  ip: ((): string => {
    const byte = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
    const address = `${byte}(?:\\.${byte}){3}`;
    return `^${address}(?:/(?:3[0-2]|[12]?\\d)|~${address})?$`;
  })(),
} as const;
