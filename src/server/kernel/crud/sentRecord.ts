import { isDeepStrictEqual } from 'node:util';
import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { z } from 'zod';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { ignoredNames, visibleFields } from '#contract/entityFields.ts';
import { messages } from '#contract/messages.ts';
import { keptTag, richText } from '#contract/richText.ts';
import { type FormProblem, invalid, isBlank, normalise } from '#contract/validation.ts';
import { type Caller, isAdministrator } from '../access/caller.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { badRequest, Failure, validationFailure } from '../failure.ts';
import { storedValues } from './stored.ts';

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...richText.tags],
  allowedAttributes: Object.fromEntries(
    Object.entries(richText.attributes).map(([tag, attributes]) => [tag, [...attributes]]),
  ),
  allowedSchemes: [...richText.schemes],
  allowProtocolRelative: false,
  nonTextTags: [...richText.unread],
  transformTags: {
    '*': (name, given) => {
      const kept = keptTag(name, given);
      if (kept) return { tagName: kept.name, attribs: kept.attributes };
      // an allowed tag in a form that is not allowed is removed like any other
      return { tagName: richText.tags.includes(name) ? 'span' : name, attribs: {} };
    },
  },
};

const hasContent = (html: string): boolean =>
  /<(?:hr|table|img)\b/.test(html) || html.replaceAll(/<[^>]*>|&nbsp;|[\s\u00A0\u200B]/g, '') !== '';

const withoutPictures: sanitizeHtml.IOptions = {
  ...rules,
  allowedTags: richText.tags.filter((tag) => tag !== 'img'),
};

/** Rich text reduced to harmless markup: nothing that runs, loads or overlays. Empty if nothing would be visible. */
export const sanitised = (html: string, { pictures = false } = {}): string => {
  const clean = sanitizeHtml(html, pictures ? rules : withoutPictures);
  return hasContent(clean) ? clean : '';
};

/** Whether tags are nested deeper than the limit; parsing stops there. */
const isTooDeep = (html: string): boolean => {
  let depth = 0;
  let isBeyond = false;
  const parser = new Parser({
    onopentagname() {
      depth += 1;
      if (depth <= richText.maxDepth) return;
      isBeyond = true;
      parser.reset();
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.write(html);
  return isBeyond;
};

const maxAngles = 2 * richText.maxElements;

const hasTooManyTags = (html: string): boolean => {
  let found = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    found += 1;
    if (found > maxAngles) return true;
  }
  return false;
};

const linkTag = /<a[\s/>]/gi;

const hasTooManyLinks = (html: string): boolean => {
  let found = 0;
  for (const _ of html.matchAll(linkTag)) {
    found += 1;
    if (found > richText.maxLinks) return true;
  }
  return false;
};

/**
 * Reason why a rich text is refused before sanitising, which would block the server; a Korean message that says what to
 * do.
 */
export const richTextProblem = (html: string): string | undefined => {
  if (html.length > richText.maxLength) return richText.tooLong;
  if (hasTooManyTags(html)) return richText.tooManyTags;
  if (hasTooManyLinks(html)) return richText.tooManyLinks;
  return isTooDeep(html) ? richText.tooDeep : undefined;
};

type Row = Record<string, unknown>;

const maskedNames = z.array(z.string()).max(500).optional();

/** @throws Failure 400 before a text is parsed that is too large to have been written by hand */
const cleaned = ({ name, label, pictures }: FieldSpec, html: string): string => {
  const problem = richTextProblem(html);
  if (problem) throw validationFailure([invalid(name, label, problem)]);
  return sanitised(html, { pictures: pictures === true });
};

/** The sent record without the fields that may be sent back but not written, and with its rich text sanitised. */
export const withoutIgnored = (
  catalogue: Catalogue,
  spec: EntitySpec,
  operation: 'insert' | 'update',
  body: unknown,
): Row => {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw badRequest('요청 본문의 형식이 올바르지 않습니다.');
  }
  if (!maskedNames.safeParse((body as Row).masked).success) {
    throw validationFailure([invalid('masked', '가려진 항목')]);
  }
  const ignored = ignoredNames(spec, operation);
  const kept = Object.fromEntries(Object.entries(body).filter(([name]) => !ignored.has(name))) as Row;
  for (const field of spec.fields) {
    const text = kept[field.name];
    if (field.kind === 'html' && typeof text === 'string') kept[field.name] = cleaned(field, text);
    const child = catalogue.resources[field.children?.entity ?? ''];
    const rows = kept[field.name];
    if (!child || !Array.isArray(rows)) continue;
    kept[field.name] = rows.map((row: unknown) =>
      row !== null && typeof row === 'object' && !Array.isArray(row)
        ? withoutIgnored(catalogue, child, 'insert', row)
        : row,
    );
  }
  return kept;
};

/** A masked field is sent to the client as null, so null in a personal field means unchanged. */
export const withoutUntouched = (spec: EntitySpec, sent: Row): Row => {
  const personal = new Set(visibleFields(spec).flatMap((field) => (field.personal ? [field.name] : [])));
  return Object.fromEntries(
    Object.entries(sent).filter(
      ([name, value]) => !(personal.has(name) && value !== undefined && isBlank(normalise(value))),
    ),
  );
};

const defaultsOf = (fields: readonly FieldSpec[]): Row =>
  Object.fromEntries(fields.map(({ name, default: value }) => [name, value]));

/**
 * Fields that only administrators may write and that the caller sent with a changed value.
 * @param stored the stored record; a new one is compared with the defaults
 */
export const forbiddenFields = (
  fields: readonly FieldSpec[],
  caller: Caller | null,
  sent: Row,
  stored: Row = defaultsOf(fields),
): FieldSpec[] => {
  if (caller && isAdministrator(caller)) return [];
  const guarded = fields.filter((field) => field.write === 'admin');
  const values = storedValues(guarded, sent);
  return guarded
    .filter(({ name }) => name in values)
    .filter(({ name }) => !isDeepStrictEqual(values[name] ?? null, stored[name] ?? null));
};

/** @throws Failure 403 that names the fields */
export const refuseFields = (fields: readonly FieldSpec[]): void => {
  if (fields.length === 0) return;
  const message = messages.access.denied;
  throw new Failure(403, 'FORBIDDEN', message, {
    fields: fields.map(({ name, label }) => ({ name, label, message })),
  });
};

/** @throws Failure 403 with the messages of the policy */
export const refuseChanges = (problems: readonly FormProblem[]): void => {
  const [first] = problems;
  if (!first) return;
  const fields = problems.map(({ name, label, message }) => ({ name, label, message }));
  throw new Failure(403, 'FORBIDDEN', first.message, { fields });
};
