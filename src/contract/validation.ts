import { z } from 'zod';
import { grouped } from '#contract/countText.ts';
import type { ConditionalRule } from './entity.ts';
import { fill, messages } from './messages.ts';
import { once } from './once.ts';
import { patterns } from './patterns.ts';
import { brokenRules, type FormProblem, invalid, isBlank, lengthOf } from './problems.ts';
import { streamSafe } from './streamSafe.ts';

export * from './problems.ts';

export type Checked<T> = { value: T; problems?: undefined } | { value?: undefined; problems: FormProblem[] };

/** A form that validates the data of a call: the same check on the screen and on the server. */
export interface Form<T = Record<string, unknown>> {
  labels: Record<string, string>;
  schema: z.ZodType<T>;
  /** Normalises (see `normalise`) and checks everything; each field has at most one problem. */
  check(input: unknown): Checked<T>;
}

/**
 * `abort`: a value is not checked further after its first problem, so that no pattern is applied to a text that is too
 * long.
 */
interface Message {
  error: (issue: { input?: unknown }) => string;
  abort: true;
  label: string;
  /** The schema defines a specific message for the field. */
  hasOwnSentence: boolean;
}

/** The message of a field: invalid, or missing (in the words of the specification if it has some). */
export const fieldMessage = (label: string, sentence?: string, missingSentence?: string): Message => ({
  error: ({ input }) =>
    isBlank(input)
      ? (missingSentence ?? fill(messages.required.one, { label }))
      : (sentence ?? fill(messages.required.invalidOne, { label })),
  abort: true,
  label,
  hasOwnSentence: sentence !== undefined,
});

const isAtMost = (text: string, length: number): boolean =>
  text.length <= length || (text.length <= 2 * length && lengthOf(text) <= length);

/**
 * Arguments of `refine` for a maximum length in characters, not UTF-16 units. The message names the maximum, unless the
 * field has a specific message.
 */
export const atMost = (length: number, message: Message): [(text: string) => boolean, Message] => {
  const wrong = fill(messages.required.invalidOne, { label: message.label });
  const sentence = `${wrong} ${grouped(length)}자까지 입력할 수 있습니다.`;
  return [
    (text) => isAtMost(text, length),
    message.hasOwnSentence ? message : { ...message, error: () => sentence },
  ];
};

export const atLeast =
  (length: number) =>
  (text: string): boolean =>
    [...text].length >= length;

/** For texts that must not match the pattern. */
export const isFreeOf =
  (pattern: RegExp) =>
  (text: string): boolean =>
    !pattern.test(text);

/** For names that are stored in upper case. */
export const capitals = (text: string): string => text.toUpperCase();

const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Signs that change the direction of writing, beyond the end of the text. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/gu;
const onOneLine = (text: string): string => text.replace(breaks, ' ').replace(directionMarks, '').trim();

/**
 * Text of one line: breaks become spaces and signs that change the direction of writing go, so that it cannot look like
 * several lines, or like another text, where it is shown.
 */
export const line = (message: Message) => z.string(message).overwrite(onOneLine).min(1, message);

const withoutSpace = (text: string): string => text.replace(/\s+/gu, '');

const formatMessages: Partial<Record<string, string>> = {
  email: messages.email.invalid,
  mobile: messages.mobile.invalid,
  ip: messages.format.ip,
};

/** Text of a fixed format: email (white space stripped), url, mobile or ip. */
export const format = (kind: 'email' | 'url' | 'mobile' | 'ip', length: number, message: Message) => {
  const error: Message = {
    ...message,
    hasOwnSentence: message.hasOwnSentence || formatMessages[kind] !== undefined,
    error: (issue) =>
      isBlank(issue.input) ? message.error(issue) : (formatMessages[kind] ?? message.error(issue)),
  };
  const text = kind === 'email' ? z.string(error).overwrite(withoutSpace) : z.string(error);
  return text.refine(...atMost(length, error)).regex(new RegExp(patterns[kind], 'u'), error);
};

/** A time in ISO 8601 with its offset. */
export const moment = (message: Message) => z.iso.datetime({ offset: true, ...message });

interface Bounds {
  minimum?: number;
  maximum?: number;
}

const within =
  ({ minimum = -Infinity, maximum = Infinity }: Bounds) =>
  (value: number): boolean =>
    Number.isFinite(value) && value >= minimum && value <= maximum;

/** A whole number in a query string. */
export const queryInteger = (message: Message, bounds: Bounds = {}) =>
  z
    .string(message)
    .regex(/^-?\d{1,15}$/u, message)
    .transform(Number)
    .refine(within(bounds), message);

/** A number in a query string. */
export const queryNumber = (message: Message, bounds: Bounds = {}) =>
  z
    .string(message)
    .regex(/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/u, message)
    .transform(Number)
    .refine(within(bounds), message);

/** `true` or `false` in a query string. */
export const queryBoolean = (message: Message) =>
  z.enum(['true', 'false'], message).transform((text) => text === 'true');

/** A parameter that may be repeated. */
export const many = <T extends z.ZodType>(item: T, message: Message) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item, message).max(1000, message),
  );

export const isGiven = (value: unknown): boolean => value !== undefined;

/** A value of a named shape; a problem inside is reported for the value as a whole. */
export const shaped = (shape: z.ZodType, message: Message) =>
  z.unknown().refine((value) => shape.safeParse(value).success, message);

const normaliseText = (text: string): string | null => {
  const tidy = streamSafe(text).normalize('NFC').trim();
  return tidy === '' ? null : tidy;
};

/** Maximum depth: valid input is almost flat; deeper nesting would only overflow the stack. */
const maxDepth = 64;

class TooDeep extends Error {}

const isRecord = (value: unknown): value is Record<string, unknown> => {
  if (value === null || typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const normaliseAt = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return normaliseText(value);
  const isList = Array.isArray(value);
  if (!isList && !isRecord(value)) return value;
  if (depth > maxDepth) throw new TooDeep(`nested deeper than ${maxDepth} levels`);
  if (isList) return value.map((item) => normaliseAt(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, normaliseAt(member, depth + 1)]),
  );
};

/**
 * Text in NFC, trimmed; empty text becomes null. Applied recursively to lists and objects.
 * @throws if nested deeper than 64 levels
 */
export const normalise = (value: unknown): unknown => normaliseAt(value, 1);

/** normalise, but input nested too deep is returned unchanged, for the form to refuse. */
export const tidy = (input: unknown): unknown => {
  const found = tidied(input);
  return found ? found.value : input;
};

/** normalise, but undefined for input nested too deep. */
const tidied = (input: unknown): { value: unknown } | undefined => {
  try {
    return { value: normalise(input) };
  } catch (error) {
    if (error instanceof TooDeep) return undefined;
    throw error;
  }
};

const maxNameLength = 100;

const shortened = (name: string): string =>
  name.length > maxNameLength ? `${name.slice(0, maxNameLength)}…` : name;

/** The problem of an unknown field name. */
const unknownName = (name: string): FormProblem => invalid(name, name, `'${name}'은(는) 없는 항목입니다.`);

/** Maximum of unknown names that are listed; the others are only counted. */
const namedUnknown = 10;

const unknownNames = (names: readonly string[]): FormProblem[] => {
  const named = names.slice(0, namedUnknown).map((name) => unknownName(shortened(name)));
  const rest = names.length - named.length;
  if (rest === 0) return named;
  return [...named, invalid('', '', `그 밖에도 없는 항목이 ${grouped(rest)}개 더 있습니다.`)];
};

const problemsOf = (error: z.ZodError, labels: Record<string, string>, input: unknown): FormProblem[] =>
  error.issues.flatMap((issue) => {
    const name = String(issue.path[0] ?? '');
    const label = labels[name] ?? name;
    if (issue.code === 'unrecognized_keys')
      return name === '' ? unknownNames(issue.keys) : [invalid(name, label)];
    if (name === '') return [invalid('', '', messages.required.invalidMany)];
    const sent = (input as Record<string, unknown>)[name];
    return [
      {
        name,
        label,
        message: issue.message,
        kind: isBlank(sent) ? ('missing' as const) : ('invalid' as const),
      },
    ];
  });

const oncePerField = (problems: FormProblem[]): FormProblem[] => {
  const seen = new Set<string>();
  return problems.filter(({ name }) => !seen.has(name) && seen.add(name));
};

/**
 * A form from the labels, the zod type of each member and the rules across them. Unknown names are refused. The types
 * are created at the first use: all forms together have some thousands.
 */
export const form = <S extends z.ZodRawShape>(
  labels: Record<string, string>,
  members: S | (() => S),
  rules: readonly ConditionalRule[] = [],
): Form<z.output<z.ZodObject<S, z.core.$strict>>> => {
  const schema = once(() => z.strictObject(typeof members === 'function' ? members() : members));
  return {
    labels,
    get schema() {
      return schema();
    },
    check: (input) => {
      const taken = tidied(input ?? {});
      if (!taken) return { problems: [invalid('', '', messages.required.invalidMany)] };
      const tidy = taken.value;
      const result = schema().safeParse(tidy);
      const found = result.success ? [] : problemsOf(result.error, labels, tidy);
      const record = tidy !== null && typeof tidy === 'object' ? (tidy as Record<string, unknown>) : {};
      const problems = oncePerField([...found, ...brokenRules(rules, labels, record)]);
      return problems.length || !result.success ? { problems } : { value: result.data };
    },
  };
};
