/** Zeros of scripts with digits of their own; each is followed by the other nine. */
const zeros = '٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀០᠐';

const asciiDigit = (digit: string): string => {
  if (digit <= '9') return digit;
  const code = digit.charCodeAt(0);
  const zero = [...zeros].find((sign) => code >= sign.charCodeAt(0) && code < sign.charCodeAt(0) + 10);
  return zero ? String(code - zero.charCodeAt(0)) : ' ';
};

/** A comment in brackets behind the digits of a date: `2026-08-03 10:30 (월)`. */
const comment = / ?[([][^()[\]]*[)\]]/g;
const digits = /\d.*\d/;

/** Texts of digits alone and the basic form of ISO 8601, written out; seconds and milliseconds since 1970. */
const writtenOut = (text: string): string => {
  const unix = /^(\d{10})(?:\.\d+)?$|^(\d{10})\d{3}(?:\d{3})?$/.exec(text);
  const seconds = unix?.[1] ?? unix?.[2];
  if (seconds) return new Date(Number(seconds) * 1000).toISOString().toLowerCase();
  const basic = /^(\d{4})(\d\d)(\d\d)(?:t?(\d\d)(\d\d)(\d\d)?)?(z|[+-]\d\d:?\d\d)?$/.exec(text);
  if (!basic) return text;
  const [, year, month, day, hour, minute, second, zone] = basic;
  return `${year}-${month}-${day}${hour ? ` ${hour}:${minute}:${second ?? '00'}` : ''}${zone ? ` ${zone}` : ''}`;
};

/**
 * A written time in one form: ASCII digits, plain blanks, lower case, no signs of direction and no comments; numbers
 * alone written out as ISO 8601.
 */
export const plainTimeText = (text: string): string =>
  writtenOut(
    text
      .normalize('NFKC')
      .replace(/\p{Nd}/gu, asciiDigit)
      .replace(/\p{Cf}/gu, '')
      .replace(/\s+/g, ' ')
      .replace(comment, (found, at: number, whole: string) => (digits.test(whole.slice(0, at)) ? '' : found))
      .trim()
      .toLowerCase(),
  );
