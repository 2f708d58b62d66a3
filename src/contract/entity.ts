/** The shape of what the generator writes for each schema in `generated/resources`. Read by both runtimes. */

/** The closed set of field kinds. Both runtimes have one table keyed by it, so a kind added on one side only does not compile. */
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

/** contains: folded substring; equals: exact, repeatable; range: from/to; words: through the search index, by hand. */
export type FilterOp = 'contains' | 'equals' | 'range' | 'startsWith' | 'words';

/** Who may write the field: anyone who may write the record, only at insert, only administrators, nobody from outside. */
export type WriteRule = 'insert' | 'admin' | 'system';

export type PersonalKind = 'name' | 'phone' | 'email' | 'contact' | 'content';

export interface Option {
  value: string;
  label: string;
}

export interface ReferenceSpec {
  /** Entity that is referred to. */
  entity: string;
  /** Read-only fields that the reference lends: name here → field of the other entity. */
  labels: Record<string, string>;
  /** Fixed filter of the picker. */
  filter?: Record<string, string>;
  sort?: string;
  /** The record is a part of the other: it goes with it. */
  belongs?: true;
}

/** A period that a list is narrowed to under names of its own. */
export interface RangeSpec {
  from: string;
  to: string;
  /** Period that the screen asks for until somebody chooses another; the API has none. */
  default?: 'week' | 'month' | 'year';
  /** Days after today are refused. */
  past?: boolean;
}

/** Sentences for a field whose values say nothing to people. */
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
  filter?: FilterOp;
  range?: RangeSpec;
  sort?: boolean;
  /** False keeps a writable field out of the form. */
  form?: boolean;
  formRequired?: boolean;
  write?: WriteRule;
  personal?: PersonalKind;
  /** Holds the id of whoever did something: an account, or SYSTEM. */
  actor?: true;
  /** False: not among the facts of a record that is only read. */
  fact?: false;
  /** What the change history says instead of values; false leaves the field out. */
  /** Of a rich text: it may hold pictures, which are as open as the record. */
  pictures?: true;
  changed?: ChangedWords | false;
  /** internal: never leaves the server; computed: delivered by the reader's own SQL. */
  column?: 'internal' | 'computed';
  nullable: boolean;
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  /** The sentence for a value that does not match, where the specification gives one. */
  patternMessage?: string;
  /** Texts that match are refused with a sentence of their own, before the pattern is looked at. */
  refused?: readonly { pattern: string; message: string }[];
  /** Letters are stored as capitals. */
  upper?: true;
  /** The sentence for a value that another record has, where the specification gives one. */
  duplicateMessage?: string;
  /** The field that people fill in and this internal column is made of. */
  madeOf?: string;
  default?: string | number | boolean | null;
  options?: Option[];
  /** Master of the common codes that the value comes from. */
  code?: string;
  ref?: ReferenceSpec;
  /** This field is a label that the named reference or code field lends, and the other entity's field that it shows. */
  labelOf?: string;
  labelField?: string;
  /** Element type of a list field. */
  items?: 'string' | 'integer' | 'object';
  /** Longest text in a list of texts. */
  itemLength?: number;
  /** Folded copy of the text, in the column of this name, for contains filters. */
  foldedIn?: string;
  /** The column with the title tokens of the text: what a contains filter is looked up in first. */
  tokensIn?: string;
  children?: ChildrenSpec;
  /** Files of the record: multipart part name, how many, and of which records they are given out by the secure calls only. */
  files?: { part: string; min: number; max: number; secure?: true | Record<string, readonly string[]> };
}

export interface ChildrenSpec {
  /** Entity whose rows belong to the record. */
  entity: string;
  /** Its field that holds the parent's key. */
  by: string;
  /** replace: the sent list is the whole truth; append: rows are only added. */
  mode: 'replace' | 'append';
}

/** A list as a file: a spreadsheet or a text, of the list alone or with the bodies of its records (`full`). */
export type ExportOperation = 'excel' | 'fullExcel' | 'txt' | 'fullTxt';
export type CrudOperation = 'list' | ExportOperation | 'detail' | 'popup' | 'insert' | 'update' | 'delete';
export type OperationMode = 'crud' | 'custom';

/** If every `when` field has one of its values, each field of `required` must be filled. */
export interface ConditionalRule {
  when: Record<string, readonly string[]>;
  /** Fields of `when` that fulfil it when they are absent, because that is their default. */
  byDefault?: readonly string[];
  required: readonly string[];
}

export interface EntitySpec {
  /** Flag of a user that stands for the right to write, where the menu is theirs. */
  writeFlag?: UserFlag;
  name: string;
  /** Prefix of the API paths, as the specification spells it. */
  path: string;
  /** Whole paths of operations that are not named after `path`. */
  paths?: Partial<Record<CrudOperation, string>>;
  key: string;
  /** given: the caller names it; identity: the database counts; maxPlusOne: highest + 1 under a lock. */
  keyFrom: 'given' | 'identity' | 'maxPlusOne' | 'uuid';
  label: string;
  help?: string;
  /** Field that stands for the record in a sentence or a picker. */
  represents: string;
  /** Fields that stand for it where that one is empty, the first that is filled. */
  representsElse?: readonly string[];
  /** Urls of the menus that the entity's screens belong to; empty: a session is enough. */
  menus: readonly string[];
  /** all, or the name of a policy in a module of src/server/modules. */
  rows: string;
  /** listed: deleted records stay in lists and details, told apart by delYn. */
  deleted?: 'listed';
  /** inMemory: what others show of its records is kept in memory, not joined. */
  labels?: 'inMemory';
  operations: Partial<Record<CrudOperation, OperationMode>>;
  /** like: the entity whose fields this one takes over. */
  table: { name: string; where?: Record<string, string>; like?: string };
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** page: own Regist and Detail routes; drawer: edited on the list; none: no generated screen. */
  screen: 'page' | 'drawer' | 'none';
  tree?: { parent: string; order: string };
  rules: readonly ConditionalRule[];
  unique: readonly (readonly string[])[];
  /** Name of the index behind each rule of `unique`, in the same order. */
  uniqueIndexes?: readonly string[];
  fields: readonly FieldSpec[];
}

/** Right that an operation asks for. menu:* is checked on the operation's own menus. */
export type Access = 'public' | 'session' | 'machine' | 'menu:list' | 'menu:read' | 'menu:write' | 'admin';

/** Flags of a user that open more than the rights of menus do. */
export type UserFlag = 'clctdrProfcTkcgYn' | 'cmnctBbsMngrYn' | 'mediaMngrYn';

export interface OperationSpec {
  id: string;
  /** The operation's own verb; on the wire PUT and DELETE are POST with the _method header. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  access: Access;
  /** The caller's address must be allowed. */
  ip?: boolean;
  menus: readonly string[];
  /** Flag of a user that stands for the right to write, where the menu is theirs. */
  flag?: UserFlag;
  /** Authority group (authrtId) whose members alone may call it; administrators aside. */
  authority?: number;
  entity?: string;
  /** crud operations are answered by the runtime, the others by a handler. */
  crud?: CrudOperation;
  /** May be called while a sign-in step is pending. */
  duringSteps?: boolean;
  /** The answer is a file rather than JSON. */
  binary?: boolean;
  /** Few of one person and of all are answered at once, the others wait. */
  queued?: boolean;
  /** Member of the body, or of the answer, that names the person whose data it changes: each call is noted. */
  subject?: string;
  /** Longest body in bytes, where it is not the usual one (bodyLimits.ts). */
  bodyLimit?: number;
  /** Screens call it by themselves: the access log leaves it out. Never files, personal data or administration. */
  background?: boolean;
}
