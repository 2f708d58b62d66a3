/** What stands in the place of something that is left out. */
export const hidden = '[가림]';

/** Shorter ones would take letters out of words that have nothing to do with them. */
const shortestSecret = 4;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** The forms in which a secret may stand in a text: as it is, as addresses and forms write it, in JSON and in JSON within it. */
const formsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  new URLSearchParams({ '': secret }).toString().slice(1),
  inJson(secret),
  inJson(inJson(secret)),
];

/** Programs write the digits of `%2F` in either way. */
const patternOf = (form: string): string =>
  escaped(form).replace(/%[\dA-F]{2}/gi, (sign) =>
    sign.replace(/[A-F]/gi, (digit) => `[${digit.toUpperCase()}${digit.toLowerCase()}]`),
  );

/** Account and password in an address, which stand before an address of e-mail could be seen in them. */
const signIns = /(:\/\/)[^\s/@"'<>]+@/g;
/*
 * Each begins only where what it looks for can begin: tried at every sign of a path of 90 kB, which anybody can send, it
 * would take seconds.
 */
/** What follows the question mark of an address or path; a quoted value in it too. */
const queries = /(?<=\/[^\s?"'<>]*)\?(?:[^\s"'<>]|(?<==)"[^\s"'<>,:}]+")+/g;
const emails = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Korean numbers with or without their separators, and international ones. */
const phones = /(?<![\d.])(?:(?:\+|00)82[-. ]?|0)\d{1,2}[-. )]{0,2}\d{3,4}[-. ]?\d{4}(?!\d)/g;
const foreignPhones = /\+\d{1,3}(?:[-. ]\d{2,4}){2,4}(?!\d)/g;
const residentNumbers = /(?<!\d)\d{6}-[1-8]\d{6}(?!\d)/g;
/** What stands behind the name of a secret in settings and in JSON, and in headers. A sentence may name one before a colon. */
const named =
  /((?:pass(?:word|wd|phrase)?|pswd|secret|api[-_]?key|authorization|cookie)(?:\\?["']?=\\?["']?|\\?["']\s?:\s?\\?["'])|(?:authorization|cookie):\s?)(?:(?:Bearer|Basic) )?[^\s"'\\,;&{}[\]]+/gi;
/** Tokens: three parts of a JWT, or many signs of all kinds. */
const tokens =
  /(?<![\w-])(?=[\w-]+\.[\w-]+\.[\w-])[\w-]*\beyJ[\w-]+\.[\w-]+\.[\w-]+|(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{40,}/g;
const ipv4 = /(?<![\d.])(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}(?!\.?\d)/g;
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
  const known = forms.length ? new RegExp(forms.map(patternOf).join('|'), 'g') : undefined;
  return (text) =>
    (known ? text.replace(known, hidden) : text)
      .replace(signIns, `$1${hidden}@`)
      .replace(named, `$1${hidden}`)
      .replace(queries, `?${hidden}`)
      .replace(emails, hidden)
      .replace(residentNumbers, hidden)
      .replace(phones, hidden)
      .replace(foreignPhones, hidden)
      .replace(tokens, hidden)
      .replace(ipv4, (address, half: string) => (isOwn(address) ? address : `${half}.*.*`))
      .replace(ipv6, hidden);
};
