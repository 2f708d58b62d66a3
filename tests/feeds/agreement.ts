import { readFeed, reportTime } from '#server/modules/collection/index.ts';
import type { ExpectedDate, ExpectedItem, Fixture } from './expectation.ts';

export interface Difference {
  /** As in `items[3].title`. */
  place: string;
  expected: string;
  ours: string | undefined;
}

export interface Agreement {
  name: string;
  /** Values that the reference contains and our items have a field for. */
  compared: number;
  /** The compared values in which the reference has lost letters. */
  lossy: number;
  differences: Difference[];
}

const lost = '\ufffd';

const texts = ['title', 'link', 'summary', 'content'] as const;
const dates = ['published', 'updated'] as const;

const ourDate = (written: string | undefined, expected: ExpectedDate): string | undefined =>
  'moment' in expected ? (written && reportTime(written)?.toISOString()) || undefined : written;

type Node = Partial<Record<(typeof texts)[number] | (typeof dates)[number], string>>;

/**
 * White space around a text is ignored; white space within it must be equal. If the reference itself lost
 * letters (U+FFFD), ours must be the same text with one non-ASCII letter in place of each.
 */
export const same = (expected: string, ours: string | undefined): boolean => {
  if (ours === undefined) return false;
  const [theirs, own] = [[...expected.trim()], [...ours.trim()]];
  return (
    theirs.length === own.length &&
    theirs.every((character, index) => {
      const our = own[index] ?? '';
      return character === lost ? our > '\x7f' && our !== lost : character === our;
    })
  );
};

const compareNode = (
  place: string,
  expected: ExpectedItem,
  ours: Node | undefined,
  into: Agreement,
): void => {
  const compare = (key: string, value: string, ourValue: string | undefined) => {
    into.compared += 1;
    if (value.includes(lost)) into.lossy += 1;
    if (!same(value, ourValue))
      into.differences.push({ place: `${place}${key}`, expected: value, ours: ourValue });
  };
  for (const key of texts) if (expected[key]) compare(key, expected[key], ours?.[key]);
  for (const key of dates) {
    const moment = expected[key];
    if (moment) compare(key, 'moment' in moment ? moment.moment : moment.words, ourDate(ours?.[key], moment));
  }
};

/** Compares the values of a fixture with those that our code reads from the same bytes; only the ends are trimmed. */
export const agreementOn = ({ name, bytes, expected }: Fixture): Agreement => {
  const { document } = readFeed(bytes);
  const agreement: Agreement = { name, compared: 0, lossy: 0, differences: [] };
  compareNode('', expected, document, agreement);
  expected.items.forEach((item, index) => {
    compareNode(`items[${index}].`, item, document?.items[index], agreement);
  });
  const surplus = (document?.items.length ?? 0) - expected.items.length;
  if (surplus > 0 && agreement.compared > 0) {
    agreement.differences.push({
      place: 'items',
      expected: `${expected.items.length}`,
      ours: `${document?.items.length}`,
    });
  }
  return agreement;
};
