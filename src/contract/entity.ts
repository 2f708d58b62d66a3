/**
 * The shape of the specs that the generator writes for each schema into `generated/resources`. Read by both runtimes.
 */

/**
 * The closed set of field kinds. Both runtimes have a table keyed by it, so a kind added on one side only does not
 * compile.
 */
export const fieldKinds = [
  'text',
  'multiline',
  'html',
  'integer',
  'decimal',
  'flag',
  'choice',
  'code',
  'reference',
  'date',
  'dateTime',
  'email',
  'url',
  'mobile',
  'ip',
  'list',
  'json',
  'tokens',
  'children',
  'files',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/**
 * contains: folded substring; equals: exact, repeatable; range: from/to; words: through the search index, hand-written.
 */
export type FilterOp = 'contains' | 'equals' | 'range' | 'startsWith' | 'words';

/**
 * Restriction of writes: only at insert, only by administrators, only by the system. Absent: all who may write the
 * record.
 */
export type WriteRule = 'insert' | 'admin' | 'system';

export type PersonalKind = 'name' | 'phone' | 'email' | 'contact' | 'content';

export interface Option {
  value: string;
  label: string;
}

export interface ReferenceSpec {
  /** The referenced entity. */
  entity: string;
  /** Read-only label fields of the reference: name here → field of the other entity. */
  labels: Record<string, string>;
  /** Fixed filter of the picker. */
  filter?: Record<string, string>;
  sort?: string;
  /** The record is part of the referenced one, and is deleted with it. */
  belongs?: true;
}

/** A date range that filters a list, with its own parameter names. */
export interface RangeSpec {
  from: string;
  to: string;
  /** Default range of the screen; the API has none. */
  default?: 'week' | 'month' | 'year';
  /** Days after today are refused. */
  past?: boolean;
}

/** Sentences for the history of a field whose values are meaningless to users. */
export interface ChangedWords {
  set: string;
  cleared: string;
}

export interface FieldSpec {
  name: string;
  label: string;
  help?: string;
  kind: FieldKind;
  /** Column of the list screen; a number orders it, true keeps the schema's order. */
  list?: boolean;
  /** Exports of the list hold it too, where the list does not show it. */
  exported?: boolean;
  filter?: FilterOp;
  /** The list field that a contains filter looks through as well. */
  filterWith?: string;
  range?: RangeSpec;
  sort?: boolean;
  /** False omits a writable field from the form. */
  form?: boolean;
  formRequired?: boolean;
  write?: WriteRule;
  personal?: PersonalKind;
  /** The field has the id of the acting account, or SYSTEM. */
  actor?: true;
  /** False: not shown among the facts of a read-only record. */
  fact?: false;
  /** For a rich text: it may contain pictures, which are accessible with the record. */
  pictures?: true;
  /** For a time of a log: seconds are shown too. */
  seconds?: true;
  /** Shown in the change history instead of the values; false omits the field. */
  changed?: ChangedWords | false;
  /** internal: never leaves the server; computed: delivered by the reader's own SQL. */
  column?: 'internal' | 'computed';
  nullable: boolean;
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  /** The message for a value that does not match the pattern, if the specification defines one. */
  patternMessage?: string;
  /** Matching texts are refused with a specific message, before the pattern is checked. */
  refused?: readonly { pattern: string; message: string }[];
  /** Letters are stored in upper case. */
  upper?: true;
  /** The message for a value that another record already has, if the specification defines one. */
  duplicateMessage?: string;
  /** The editable field from which this internal column is derived. */
  madeOf?: string;
  default?: string | number | boolean | null;
  options?: Option[];
  /** Master code of the common codes that are its values. */
  code?: string;
  ref?: ReferenceSpec;
  /**
   * This field is a label of the named reference or code field; `labelField` is the shown field of the other entity.
   */
  labelOf?: string;
  labelField?: string;
  /** Element type of a list field. */
  items?: 'string' | 'integer' | 'object';
  /** Maximum length of a text in a list of texts. */
  itemLength?: number;
  /** Name of the column with the folded copy of the text, for contains filters. */
  foldedIn?: string;
  /** Name of the column with the title tokens of the text, which contains filters look up first. */
  tokensIn?: string;
  children?: ChildrenSpec;
  /**
   * Files of the record: multipart part name, allowed number, and the records whose files are available only through
   * the secure operations.
   */
  files?: { part: string; min: number; max: number; secure?: true | Record<string, readonly string[]> };
}

export interface ChildrenSpec {
  /** Entity of the child rows. */
  entity: string;
  /** Its field with the parent's key. */
  by: string;
  /** replace: the sent list replaces the stored one; append: rows are only added. */
  mode: 'replace' | 'append';
}

/** Export of a list: a spreadsheet or a text, of the list only or with the bodies of its records (`full`). */
export type ExportOperation = 'excel' | 'fullExcel' | 'txt' | 'fullTxt';
export type CrudOperation =
  | 'list'
  | ExportOperation
  | 'detail'
  | 'popup'
  | 'insert'
  | 'update'
  | 'delete'
  | 'revert';
export type OperationMode = 'crud' | 'custom';

/** If every `when` field has one of its values, each field of `required` must be filled. */
export interface ConditionalRule {
  when: Record<string, readonly string[]>;
  /** Fields of `when` that match when absent, because that is their default. */
  byDefault?: readonly string[];
  required: readonly string[];
}

export interface EntitySpec {
  /** Flag of a user that substitutes for the right to write, if they have the menu. */
  writeFlag?: UserFlag;
  name: string;
  /** Prefix of the API paths, as the specification spells it. */
  path: string;
  /** Full paths of operations whose path does not derive from `path`. */
  paths?: Partial<Record<CrudOperation, string>>;
  key: string;
  /** given: the caller sends it; identity: the database assigns it; maxPlusOne: highest + 1 under a lock. */
  keyFrom: 'given' | 'identity' | 'maxPlusOne' | 'uuid';
  label: string;
  help?: string;
  /** Field that represents the record in a sentence or a picker. */
  represents: string;
  /** Fields used if that one is empty: the first filled one. */
  representsElse?: readonly string[];
  /** Urls of the menus of the entity's screens; empty: a session suffices. */
  menus: readonly string[];
  /** all, or the name of a policy in a module of src/server/modules. */
  rows: string;
  /** listed: deleted records remain in lists and details, marked by delYn. */
  deleted?: 'listed';
  /** inMemory: labels of its records in other entities come from a cache in memory instead of joins. */
  labels?: 'inMemory';
  operations: Partial<Record<CrudOperation, OperationMode>>;
  /** like: the entity whose fields this one inherits. */
  table: { name: string; where?: Record<string, string>; like?: string };
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** page: separate Regist and Detail routes; drawer: edited on the list; none: no generated screen. */
  screen: 'page' | 'drawer' | 'none';
  tree?: { parent: string; order: string };
  /** Fields that identify records which come with the product, and the shipped fields: see `storeBaseRows`. */
  base?: { by: readonly string[]; fields: readonly string[] };
  rules: readonly ConditionalRule[];
  unique: readonly (readonly string[])[];
  /** Names of the indexes for the rules of `unique`, in the same order. */
  uniqueIndexes?: readonly string[];
  fields: readonly FieldSpec[];
}

/**
 * The right required by an operation. menu:* is checked on the operation's own menus; token: a personal access key in
 * the address, with the right to feeds.
 */
export type Access =
  | 'public'
  | 'session'
  | 'machine'
  | 'token'
  | 'menu:list'
  | 'menu:read'
  | 'menu:write'
  | 'admin';

/** Flags of a user that grant more than the rights of menus. */
export type UserFlag = 'clctdrProfcTkcgYn' | 'cmnctBbsMngrYn' | 'mediaMngrYn';

export interface OperationSpec {
  id: string;
  /** The operation's own verb; PUT and DELETE are sent as POST with the _method header. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  access: Access;
  /** The caller's address must be allowed. */
  ip?: boolean;
  menus: readonly string[];
  /** Flag of a user that substitutes for the right to write, if they have the menu. */
  flag?: UserFlag;
  /** Authority group (authrtId) whose members may call it, in addition to administrators. */
  authority?: number;
  entity?: string;
  /** crud operations are answered by the runtime, the others by a handler. */
  crud?: CrudOperation;
  /** May be called while a sign-in step is pending. */
  duringSteps?: boolean;
  /** May be called by a program with its owner's access key, within the owner's rights. */
  readApi?: boolean;
  /** The answer is a file rather than JSON. */
  binary?: boolean;
  /** Limited in concurrency per user and in total; further calls wait. */
  queued?: boolean;
  /** Member of the body, or of the answer, with the id of the person whose data it changes: each call is logged. */
  subject?: string;
  /** Names of its query parameters, any other of which is refused; absent for lists, which read it themselves. */
  query?: readonly string[];
  /** Maximum body size in bytes, if not the usual one (bodyLimits.ts). */
  bodyLimit?: number;
  /** Called automatically by screens: omitted from the access log. Not for files, personal data or administration. */
  background?: boolean;
}
