/** Replacement for hidden text. */
export const hidden = '[가림]';

/** Shorter secrets would remove parts of unrelated words. */
const shortestSecret = 4;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** The forms in which a secret may occur: plain, encoded in addresses and forms, in JSON and in nested JSON. */
const formsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  new URLSearchParams({ '': secret }).toString().slice(1),
  inJson(secret),
  inJson(inJson(secret)),
];

/** Percent-encoding may have hexadecimal digits in either case. */
const patternOf = (form: string): string =>
  escaped(form).replace(/%[\dA-F]{2}/gi, (sign) =>
    sign.replace(/[A-F]/gi, (digit) => `[${digit.toUpperCase()}${digit.toLowerCase()}]`),
  );

/** Account and password in a URL; must be matched before e-mail addresses. */
const signIns = /(:\/\/)[^\s/@"'<>]+@/g;
/*
 * Each pattern is anchored where a match can begin: tried at every character of a path of 90 kB, which any client can
 * send, it would take seconds.
 */
/** The query of a URL or path, including quoted values in it. */
const queries = /(?<=\/[^\s?"'<>]*)\?(?:[^\s"'<>]|(?<==)"[^\s"'<>,:}]+")+/g;
const emails = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Korean numbers with or without separators, and international ones. */
const phones = /(?<![\d.])(?:(?:\+|00)82[-. ]?|0)\d{1,2}[-. )]{0,2}\d{3,4}[-. ]?\d{4}(?!\d)/g;
const foreignPhones = /\+\d{1,3}(?:[-. ]\d{2,4}){2,4}(?!\d)/g;
const residentNumbers = /(?<!\d)\d{6}-[1-8]\d{6}(?!\d)/g;
/**
 * Values after the name of a secret in settings, JSON and headers. In a sentence, a name before a colon is not matched.
 */
const named =
  /((?:pass(?:word|wd|phrase)?|pswd|secret|api[-_]?key|authorization|cookie)(?:\\?["']?=\\?["']?|\\?["']\s?:\s?\\?["'])|(?:authorization|cookie):\s?)(?:(?:Bearer|Basic) )?[^\s"'\\,;&{}[\]]+/gi;
/** Tokens: the three parts of a JWT, or long strings of mixed characters. */
const tokens =
  /(?<![\w-])(?=[\w-]+\.[\w-]+\.[\w-])[\w-]*\beyJ[\w-]+\.[\w-]+\.[\w-]+|(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{40,}/g;
const ipv4 = /(?<![\d.])(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}(?!\.?\d)/g;
const ipv6 =
  /(?<![\w:])(?:(?:[\da-f]{1,4}:){4,7}[\da-f]{1,4}|[\da-f]{1,4}(?::[\da-f]{1,4})*::[\da-f:]*)(?![\w:])/gi;

/** Loopback or unspecified address. */
const isOwn = (address: string): boolean => /^(?:127\.|0\.0\.0\.0$)/.test(address);

/**
 * Masks texts that leave the machine: the given secrets, and anything in the form of an e-mail address, a telephone or
 * resident number, a token, URL credentials or a URL query. The first half of IP addresses is kept.
 */
export const maskerOf = (secrets: readonly string[]): ((text: string) => string) => {
  const forms = [...new Set(secrets.filter((one) => one.length >= shortestSecret).flatMap(formsOf))]
    // a secret may contain another one
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
