import { constants } from '#contract/constants.ts';
import type { FieldKind, FieldSpec, Option } from '#contract/entity.ts';
import { messages } from '#contract/messages.ts';
import { yesNoLabels } from '#contract/yesNoLabels.ts';
import type { FieldSchema } from './schemaTypes.ts';

const kindOfFormat: Record<NonNullable<FieldSchema['format']>, FieldKind> = {
  multiline: 'multiline',
  html: 'html',
  email: 'email',
  uri: 'url',
  date: 'date',
  'date-time': 'dateTime',
  mobile: 'mobile',
  'ip-range': 'ip',
};

const isFlag = (values: readonly string[]): boolean =>
  values.length === 2 && values[0] === 'Y' && values[1] === 'N';

/** The kind of a field schema. */
export const kindOf = (field: FieldSchema): FieldKind => {
  if (field['x-column'] === 'tokens') return 'tokens';
  if (field['x-children']) return 'children';
  if (field['x-files']) return 'files';
  if (field['x-ref']) return 'reference';
  if (field['x-code']) return 'code';
  if (field.enum) return isFlag(field.enum) ? 'flag' : 'choice';
  if (field.type === 'integer') return 'integer';
  if (field.type === 'number') return 'decimal';
  if (field.type === 'array') return 'list';
  if (field.type === 'object') return 'json';
  return field.format ? kindOfFormat[field.format] : 'text';
};

/** Labels of a choice's values: the set named by x-labels, the given labels, or the values themselves. */
const optionsOf = (field: FieldSchema): Option[] | undefined => {
  if (!field.enum) return undefined;
  const labels = field['x-labels'];
  const words: Record<string, string> =
    typeof labels === 'string' ? (yesNoLabels[labels as keyof typeof yesNoLabels] ?? {}) : (labels ?? {});
  return field.enum.map((value) => ({ value, label: words[value] ?? value }));
};

/** The message at a path such as `format.codeId`. */
export const messageAt = (path: string): string | undefined => {
  const found = path
    .split('.')
    .reduce<unknown>((tree, name) => (tree as Record<string, unknown> | undefined)?.[name], messages);
  return typeof found === 'string' ? found : undefined;
};

const foldedName = (name: string): string => `${name}Fold`;

const isFolded = (field: FieldSchema, kind: FieldKind): boolean =>
  field['x-filter'] === 'contains' &&
  field['x-column'] !== 'computed' &&
  ['text', 'multiline', 'email', 'url', 'mobile'].includes(kind);

/** The spec of one field for both runtimes. Undefined members are dropped when it is written. */
export const fieldSpec = (
  name: string,
  field: FieldSchema,
  at: { required: boolean; formRequired: boolean; isGuarded?: boolean },
): FieldSpec => {
  const kind = kindOf(field);
  const files = field['x-files'];
  const secure = files?.secure ?? at.isGuarded;
  const ref = field['x-ref'];
  return {
    name,
    label: field.title ?? name,
    help: field.description,
    kind,
    nullable: !at.required && kind !== 'children' && kind !== 'files',
    formRequired: at.formRequired || undefined,
    list: field['x-list'],
    exported: field['x-export'],
    filter: field['x-filter'],
    filterWith: field['x-filter-with'],
    range: field['x-range'],
    sort: field['x-sort'],
    form: field['x-form'],
    write: field['x-write'],
    personal: field['x-personal'],
    actor: field['x-actor'],
    fact: field['x-fact'],
    changed: field['x-changed'],
    pictures: field['x-pictures'],
    seconds: field['x-seconds'],
    column: field['x-column'] === 'tokens' ? 'internal' : field['x-column'],
    maxLength: field.maxLength,
    minLength: field.minLength,
    minimum: field.minimum,
    maximum: field.maximum,
    pattern: field.pattern,
    patternMessage: field['x-message'] ? messageAt(field['x-message']) : undefined,
    refused: field['x-refused']?.map(({ pattern, message }) => ({
      pattern,
      message: messageAt(message) ?? message,
    })),
    upper: field['x-upper'],
    duplicateMessage: field['x-duplicate'] ? messageAt(field['x-duplicate']) : undefined,
    madeOf: field['x-from'],
    default: field['x-default'],
    options: optionsOf(field),
    items: field.items?.type,
    itemLength: field.items?.maxLength,
    code: field['x-code'],
    ref: ref && {
      entity: ref.entity,
      labels: ref.labels ?? {},
      filter: ref.filter,
      sort: ref.sort,
      belongs: ref.belongs,
    },
    tokensIn: field['x-tokens'],
    foldedIn: isFolded(field, kind) ? foldedName(name) : undefined,
    children: field['x-children'],
    files: files && {
      part: files.part,
      min: files.min ?? 0,
      max: files.max ?? constants.file.maxCount,
      ...(secure && { secure }),
    },
  };
};
