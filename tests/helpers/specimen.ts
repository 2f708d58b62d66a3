import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { writtenFields } from '#contract/entityFields.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { Client } from './client.ts';

type Row = Record<string, unknown>;

/** References to a parent record of the same kind, which would have to match this one. */
const ofTheSameKind = ['upCmntId'];

const matching: Record<string, (n: number) => string> = {
  '^[A-Z]{2}$': (n) => `${n < 26 ? 'Q' : 'X'}${String.fromCharCode(65 + (n % 26))}`,
  '^(?!www\\.)[a-z0-9-]+(\\.[a-z0-9-]+)+$': (n) => `specimen${n}.example`,
  '^[A-Z0-9_]+$': (n) => `TEST_${n}`,
  '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$': (n) => `qq-test${n}`,
  '^[0-9]{1,7}$': (n) => String(1000 + n),
  '^[0-9+()\\- ]+$': (n) => `02-300-${1000 + n}`,
  '^[\\p{sc=Hangul}\\d ]+$': (n) => `견본 ${n}`,
  '^[A-Za-z\\d ]+$': (n) => `SPECIMEN ${n}`,
  '^[\\p{L}\\p{M}\\p{N}\\p{Zs}\\u200c\\u200d]+$': (n) => `Ομογένεια ${n}`,
  '^([01]\\d|2[0-3]):[0-5]\\d$': (n) => `${String(n % 24).padStart(2, '0')}:30`,
  '^/[A-Za-z0-9/_-]*$': (n) => `/specimen/${n}`,
};

/** Valid texts for fields with a rule that says what is refused, not what is allowed, by field name. */
const unrefused: Record<string, (n: number) => string> = {
  rgnTz: (n) => `+${String(n % 13).padStart(2, '0')}:00`,
};

const text = (field: FieldSpec, n: number): string => {
  const usual = () => unrefused[field.name]?.(n) ?? `${field.label} 견본 ${n}`;
  const value = field.pattern ? matching[field.pattern]?.(n) : usual();
  if (value === undefined) throw new Error(`Teach specimen.ts a text for ${field.pattern}.`);
  return [...value].slice(0, field.maxLength ?? 100).join('');
};

const picked = async (client: Client, path: string, query: Row, n: number): Promise<Row> => {
  const answer = await client.get<{ data: Row[] }>(path, query);
  // users may not change their own rights: the calling administrator is left out
  const rows = (answer.body.data ?? []).filter(({ userId }) => userId !== 'demo-admin');
  const row = rows[n % rows.length];
  if (!row) throw new Error(`${path} offers nothing to choose from.`);
  return row;
};

/** The list that records of the entity can be chosen from. */
const choicesOf = ({ path, operations }: EntitySpec): string | undefined => {
  if (operations.popup) return `/${path}-popup-list`;
  return operations.list ? `/${path}-list` : undefined;
};

/** Registers a record to choose if there is none yet, for example a post to comment on. */
const provideOne = async (
  catalogue: Catalogue,
  client: Client,
  target: EntitySpec,
  path: string,
  query: Row,
): Promise<void> => {
  const { body } = await client.get<{ data?: Row[] }>(path, query);
  if (body.data?.length || !target.operations.insert) return;
  const part = target.fields.find(({ files }) => files)?.files?.part;
  const row = await specimen(catalogue, client, target, 1);
  if (part) await client.upload('POST', `/insert-${target.path}`, part, row, []);
  else await client.write('POST', `/insert-${target.path}`, row);
};

/** A saved view of the client, which no field of a schema can name as a reference. */
const viewOf = async (client: Client): Promise<number> => {
  const known = await client.get<{ data: { views: { viewId: number }[] } }>('/savedview-list');
  const [view] = known.body.data.views;
  if (view) return view.viewId;
  const body = { menuUrl: '/article/Article', viewNm: '견본', cndCn: 'searchText=%EA%B2%AC%EB%B3%B8' };
  return (await client.write<{ data: { viewId: number } }>('POST', '/insert-savedview', body)).body.data
    .viewId;
};

/** A label of the client, as above. */
const labelOf = async (client: Client): Promise<number> => {
  type Labels = { data: { labels: { labelId: number; ltrYn: string }[] } };
  const known = (await client.get<Labels>('/articlelabel-list')).body.data.labels;
  const label = known.find(({ ltrYn }) => ltrYn === 'N');
  if (label) return label.labelId;
  const made = await client.write<{ data: { labelId: number } }>('POST', '/insert-articlelabel', {
    labelNm: '견본',
  });
  return made.body.data.labelId;
};

/** A valid value of the field, the n-th of its kind. */
const valueOf = async (
  catalogue: Catalogue,
  client: Client,
  field: FieldSpec,
  n: number,
): Promise<unknown> => {
  switch (field.kind) {
    case 'integer':
      if (field.name === 'viewId') return viewOf(client);
      if (field.name === 'labelId') return labelOf(client);
      return (field.minimum ?? 0) + n;
    case 'decimal':
      return (field.minimum ?? 0) + n + 0.5;
    case 'flag':
    case 'choice':
      // fields without a form input get the default that the screen's own records have
      if (field.form === false && field.default !== undefined) return field.default;
      return field.options?.[n % field.options.length]?.value;
    case 'code':
      return (await picked(client, '/detail-commoncode-list', { upCdId: field.code }, n)).cdId;
    case 'date':
      return `2026-01-${String(1 + (n % 28)).padStart(2, '0')}`;
    case 'dateTime':
      return `2026-01-${String(1 + (n % 28)).padStart(2, '0')}T01:02:03.456Z`;
    case 'email':
      return `specimen${n}@demo.go.kr`;
    case 'url':
      return `https://specimen.example/${n}`;
    case 'mobile':
      return `010-9000-${String(n).padStart(4, '0')}`;
    case 'ip':
      return `10.0.0.${n}`;
    case 'list':
      return field.items === 'integer' ? [n] : [`견본 ${n}`];
    case 'json':
      return { n };
    case 'reference': {
      const target = catalogue.resources[field.ref?.entity ?? ''];
      const path = target && choicesOf(target);
      if (!path || (target.tree && n === 0)) return null;
      const query = field.ref?.filter ?? {};
      await provideOne(catalogue, client, target, path, query);
      return (await picked(client, path, query, n))[target.key];
    }
    case 'children': {
      const child = catalogue.resources[field.children?.entity ?? ''] as EntitySpec;
      const row = await specimen(catalogue, client, child, n, field.children?.by);
      const lacks = child.fields.some(({ name, formRequired }) => formRequired && row[name] === null);
      return lacks ? [] : [row];
    }
    default:
      return text(field, n);
  }
};

/** Fields that do not apply to the records here: those of boards other than the administrators', or of issues. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  post: ['emrgYn', 'upperNtcYn', 'rlsYn', 'recipients'],
  dailyBriefing: ['sttsCd', 'items'],
  arrivalRule: ['relIssueId'],
};

/** A valid record to register, the n-th of its kind, with every field filled. */
export const specimen = async (
  catalogue: Catalogue,
  client: Client,
  spec: EntitySpec,
  n: number,
  without?: string,
): Promise<Row> => {
  const row: Row = {};
  for (const field of writtenFields(spec, 'insert')) {
    if (field.kind === 'files' || field.labelOf) continue;
    if ([spec.tree?.parent, without, 'delYn', ...ofTheSameKind].includes(field.name)) continue;
    if (elsewhere[spec.name]?.includes(field.name)) continue;
    row[field.name] = await valueOf(catalogue, client, field, n);
  }
  return row;
};
