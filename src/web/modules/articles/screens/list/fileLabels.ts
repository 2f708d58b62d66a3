import { fieldOf } from '#contract/entityFields.ts';
import { article } from '#generated/resources/article.ts';
import { sns } from '#generated/resources/sns.ts';
import { thinkTank } from '#generated/resources/thinkTank.ts';
import type { ItemKind } from '../kind/itemKinds.ts';

const specs = { article, thinkTank, sns };

/** The heading of a field's column in an exported file of these items: the server takes it from the same schema. */
export const labelInFile = (kind: ItemKind, field: string): string =>
  fieldOf(specs[kind.name], field)?.label ?? field;
