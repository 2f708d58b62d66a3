/** What stands in the place of something that is left out. */
export const hidden = '[가림]';

/** Shorter ones would take letters out of words that have nothing to do with them. */
const shortestSecret = 4;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The forms in which a secret may stand in a text: as it is, and as addresses and JSON write it. */
const formsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
];

/** Account and password in an address, which stand before an address of e-mail could be seen in them. */
const signIns = /(:\/\/)[^\s/@"'<>]+@/g;
/*
 * Each begins only where what it looks for can begin: tried at every sign of a path of 90 kB, which anybody can send, it
 * would take seconds.
 */
/** What follows the question mark of an address or path. */
const queries = /(?<=\/[^\s?"'<>]*)\?[^\s"'<>]+/g;
const emails = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Korean numbers with or without their separators, and international ones. */
const phones = /(?<![\d.])(?:(?:\+|00)82[-. ]?|0)\d{1,2}[-. )]{0,2}\d{3,4}[-. ]?\d{4}(?!\d)/g;
const foreignPhones = /\+\d{1,3}(?:[-. ]\d{2,4}){2,4}(?!\d)/g;
const residentNumbers = /(?<!\d)\d{6}-[1-8]\d{6}(?!\d)/g;
/** Tokens: three parts of a JWT, or many signs of all kinds. */
const tokens =
  /(?<![\w-])(?=[\w-]+\.[\w-]+\.[\w-])[\w-]*\beyJ[\w-]+\.[\w-]+\.[\w-]+|\b(?=\w*\d)(?=\w*[A-Z])(?=\w*[a-z])[\w-]{40,}/g;
const ipv4 = /(?<![\d.])(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}(?![\d.])/g;
const ipv6 =
  /(?<![\w:])(?:(?:[\da-f]{1,4}:){4,7}[\da-f]{1,4}|[\da-f]{1,4}(?::[\da-f]{1,4})*::[\da-f:]*)(?![\w:])/gi;

/** Of this machine, or of none. */
const isOwn = (address: string): boolean => /^(?:127\.|0\.0\.0\.0$)/.test(address);

/**
 * Takes out of texts what may not leave the machine: the given secrets, and whatever has the form of an address of e-mail,
 * a telephone or resident number, a token, a sign-in or a query in an address. Of IP addresses the first half stays.
 */
export const maskerOf = (secrets: readonly string[]): ((text: string) => string) => {
  const forms = [...new Set(secrets.filter((one) => one.length >= shortestSecret).flatMap(formsOf))]
    // a secret may hold another one
    .sort((one, other) => other.length - one.length);
  const known = forms.length ? new RegExp(forms.map(escaped).join('|'), 'g') : undefined;
  return (text) =>
    (known ? text.replace(known, hidden) : text)
      .replace(signIns, `$1${hidden}@`)
      .replace(queries, `?${hidden}`)
      .replace(emails, hidden)
      .replace(residentNumbers, hidden)
      .replace(phones, hidden)
      .replace(foreignPhones, hidden)
      .replace(tokens, hidden)
      .replace(ipv4, (address, half: string) => (isOwn(address) ? address : `${half}.*.*`))
      .replace(ipv6, hidden);
};
