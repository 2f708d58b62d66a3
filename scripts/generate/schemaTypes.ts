import type {
  Access,
  ChangedWords,
  ChildrenSpec,
  CrudOperation,
  FilterOp,
  PersonalKind,
  RangeSpec,
  UserFlag,
  WriteRule,
} from '#contract/entity.ts';

/** A field as allowed by schemas/meta/entity.json, references resolved. */
export interface FieldSchema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: 'string' | 'integer' | 'number' | 'array' | 'object';
  enum?: string[];
  pattern?: string;
  format?: 'multiline' | 'html' | 'email' | 'uri' | 'date' | 'date-time' | 'mobile' | 'ip-range';
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: { type: 'string' | 'integer' | 'object'; maxLength?: number };
  'x-labels'?: string | Record<string, string>;
  'x-message'?: string;
  'x-refused'?: { pattern: string; message: string }[];
  'x-upper'?: true;
  'x-duplicate'?: string;
  'x-from'?: string;
  'x-list'?: boolean;
  'x-export'?: boolean;
  'x-filter'?: FilterOp;
  'x-filter-with'?: string;
  'x-range'?: RangeSpec;
  'x-sort'?: boolean;
  'x-form'?: boolean;
  'x-write'?: WriteRule;
  'x-personal'?: PersonalKind;
  'x-column'?: 'internal' | 'computed' | 'tokens';
  'x-default'?: string | number;
  'x-code'?: string;
  'x-ref'?: {
    entity: string;
    labels?: Record<string, string>;
    filter?: Record<string, string>;
    sort?: string;
    belongs?: true;
  };
  'x-children'?: ChildrenSpec;
  'x-files'?: { part: string; min?: number; max?: number; secure?: boolean | Record<string, string[]> };
  'x-actor'?: true;
  'x-fact'?: false;
  'x-changed'?: ChangedWords | false;
  'x-pictures'?: true;
  'x-seconds'?: true;
  'x-tokens'?: string;
  'x-renamed-from'?: string;
}

export interface RuleSchema {
  if: { properties: Record<string, { const?: string; enum?: string[] }>; required?: string[] };
  then: { required: string[] };
}

export type OperationSchema =
  | 'crud'
  | 'custom'
  | {
      by: 'crud' | 'custom';
      access?: 'session' | 'public' | 'menu:read';
      path?: string;
      own?: true;
      flag?: UserFlag;
      duringSteps?: true;
      readApi?: true;
      origin?: 'ours';
      reason?: string;
    };

export interface EntitySchema {
  title: string;
  description?: string;
  'x-entity': {
    name: string;
    path: string;
    key: string;
    keyFrom?: 'given' | 'identity' | 'maxPlusOne' | 'uuid';
    represents?: string;
    representsElse?: string[];
    menu?: string | string[];
    ip?: true;
    screen?: 'page' | 'drawer' | 'none';
    rows: string;
    deleted?: 'listed';
    labels?: 'inMemory';
    queryOf?: string[];
    sort?: string;
  };
  'x-operations'?: Partial<Record<CrudOperation, OperationSchema>>;
  'x-table'?: {
    name: string;
    where?: Record<string, string>;
    like?: string;
    fields?: string[];
    titles?: Record<string, string>;
  };
  'x-tree'?: { parent: string; order: string };
  'x-base'?: { by: string[]; fields: string[] };
  'x-form-required'?: string[];
  'x-unique'?: string[][];
  'x-index'?: string[][];
  required?: string[];
  properties: Record<string, FieldSchema>;
  allOf?: RuleSchema[];
}

/** A short type, or an object of them. */
export type Shape = string | { [name: string]: Shape };

export interface ParameterSchema {
  is: Shape;
  label?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  enum?: string[];
  message?: string;
  missing?: string;
  /** `entity.field` that must have one of the parameter's values; only in shared queries, like the two below. */
  filter?: string;
  /** `entity.field` of a time: the parameter is its first Korean day. */
  filterFrom?: string;
  /** `entity.field` of a time: the parameter is its last Korean day. */
  filterTo?: string;
}

export interface CallSchema {
  summary: string;
  access: Access;
  menus?: string[];
  ip?: boolean;
  authority?: number;
  flag?: UserFlag;
  duringSteps?: boolean;
  readApi?: true;
  background?: boolean;
  queued?: true;
  subject?: string;
  bodyLimit?: number;
  query?: Record<string, string | ParameterSchema>;
  /** Names of shared queries whose parameters it also accepts. */
  queryOf?: string[];
  body?: Record<string, string | ParameterSchema>;
  answer: Shape;
  origin?: 'ours';
  reason?: string;
}

export interface AreaSchema {
  area: string;
  types?: Record<string, Shape>;
  queries?: Record<string, Record<string, string | ParameterSchema>>;
  operations: Record<string, CallSchema>;
}
