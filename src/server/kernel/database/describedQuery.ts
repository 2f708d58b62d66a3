import pg from 'pg';

/** The part of pg's connection that is used here; its types omit the two records. */
export interface QueryConnection {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  describe(portal: unknown): void;
}

/** The part of pg's query and of its result that its types omit. */
interface QueryParts {
  prepare(connection: QueryConnection): void;
  hasBeenParsed(connection: QueryConnection): boolean;
  handleRowDescription(message: unknown): void;
  /** Whether rows are collected for the callback. */
  _accumulateRows: boolean;
  _result: Partial<RowDescription>;
}

/** What PostgreSQL says about the columns of a statement, and what pg makes of it to read rows. */
interface RowDescription {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

const partsOf = (query: pg.Query): QueryParts => query as unknown as QueryParts;
const inherited = pg.Query.prototype as unknown as QueryParts;

/** How a call wants its rows: pg makes objects or arrays of them, with its own parsers or with those of drizzle. */
type RowForm = `${'object' | 'array'} ${'plain' | 'typed'}`;

/**
 * The descriptions of the prepared statements of one connection, by name and form of the rows. PostgreSQL refuses a
 * prepared statement whose columns have changed, so a description stays true until its statement is deallocated. The
 * parser of a column depends on nothing but the type of the column and the form.
 */
export class RowDescriptions {
  readonly #known = new Map<string, Map<RowForm, RowDescription>>();

  get(name: string, form: RowForm): RowDescription | undefined {
    return this.#known.get(name)?.get(form);
  }

  set(name: string, form: RowForm, description: RowDescription): void {
    const known = this.#known.get(name) ?? new Map<RowForm, RowDescription>();
    this.#known.set(name, known.set(form, description));
  }

  delete(name: string): void {
    this.#known.delete(name);
  }
}

const connectionsWithoutDescribe = new WeakMap<QueryConnection, QueryConnection>();

/** The same connection, on which a request for a description is not sent. */
const withoutDescribe = (connection: QueryConnection): QueryConnection => {
  const known: QueryConnection =
    connectionsWithoutDescribe.get(connection) ??
    Object.create(connection, { describe: { value: () => {} } });
  connectionsWithoutDescribe.set(connection, known);
  return known;
};

type Config = pg.QueryConfig & { name: string; rowMode?: string };
export type Callback = (error: Error | null, result?: unknown) => void;

/**
 * A call of a prepared statement that asks for the description of its columns only until one has come: sending, reading
 * and preparing it took longer than the rows of a record. A statement without columns is described at each call.
 */
export class DescribedQuery extends pg.Query {
  readonly #descriptions: RowDescriptions;
  readonly #name: string;
  readonly #form: RowForm;

  constructor(config: Config, values: unknown, callback: Callback, descriptions: RowDescriptions) {
    super(config, values as unknown[], callback as never);
    this.#descriptions = descriptions;
    this.#name = config.name;
    this.#form = `${config.rowMode === 'array' ? 'array' : 'object'} ${config.types ? 'typed' : 'plain'}`;
  }

  /** Called by pg to send the statement. */
  prepare(connection: QueryConnection): void {
    const parts = partsOf(this);
    const known = this.#descriptions.get(this.#name, this.#form);
    if (!known || !parts.hasBeenParsed(connection)) {
      inherited.prepare.call(this, connection);
      return;
    }
    Object.assign(parts._result, known);
    parts._accumulateRows = true;
    inherited.prepare.call(this, withoutDescribe(connection));
  }

  /** Called by pg when the description has come. */
  handleRowDescription(message: unknown): void {
    inherited.handleRowDescription.call(this, message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = partsOf(this)._result;
    this.#descriptions.set(this.#name, this.#form, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}
