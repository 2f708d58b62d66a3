import { fieldOf } from '#contract/entityFields.ts';
import { article as spec } from '#generated/resources/article.ts';
import { article } from '#generated/tables/index.ts';

/** The texts of an article that a batch edit may change. */
const names = [
  'kornTtl',
  'lclanTtl',
  'articleTransCn',
  'mdfcnCn',
  'htcnyOpnn',
  'featExtrSmry',
  'jrnlLclanNm',
  'sndngRgnNm',
] as const;

export type EditedName = (typeof names)[number];

/** The texts of one article; null for missing ones. */
export type Texts = Record<EditedName, string | null>;

/** The texts with their Korean labels and maximum lengths from the schema. */
export const editedTexts = names.map((name) => {
  const field = fieldOf(spec, name);
  return { name, label: field?.label ?? name, maxLength: field?.maxLength ?? Number.POSITIVE_INFINITY };
});

/** Their columns. */
export const textColumns = Object.fromEntries(names.map((name) => [name, article[name]])) as Pick<
  typeof article,
  EditedName
>;
