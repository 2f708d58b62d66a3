import pg from 'pg';

/** The part of pg's connection that its queries use; its types omit it. */
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

/**
 * The columns of the prepared statements of one connection, by name and form of the rows. PostgreSQL refuses a prepared
 * statement whose columns have changed, so they are described once. The parsers of a column depend on nothing but its
 * type: pg's own or, with `types`, those of drizzle.
 */
export class RowDescriptions {
  readonly #known = new Map<string, Map<string, RowDescription>>();
  /** The connection without requests for descriptions. */
  #quiet: QueryConnection | undefined;

  of(name: string): Map<string, RowDescription> {
    const known = this.#known.get(name) ?? new Map<string, RowDescription>();
    this.#known.set(name, known);
    return known;
  }

  delete(name: string): void {
    this.#known.delete(name);
  }

  quiet(connection: QueryConnection): QueryConnection {
    this.#quiet ??= Object.create(connection, { describe: { value: () => {} } }) as QueryConnection;
    return this.#quiet;
  }
}

type Config = pg.QueryConfig & { name: string; rowMode?: string };
type Callback = (error: Error | null, result?: unknown) => void;

/**
 * A call of a prepared statement that asks for the description of its columns at the first call only: sending, reading
 * and preparing it took longer than the rows of a record.
 */
export class DescribedQuery extends pg.Query {
  readonly #descriptions: RowDescriptions;
  readonly #name: string;
  readonly #form: string;

  constructor(config: Config, values: unknown, callback: Callback, descriptions: RowDescriptions) {
    super(config, values as unknown[], callback as never);
    this.#descriptions = descriptions;
    this.#name = config.name;
    this.#form = `${config.rowMode ?? 'object'} ${config.types ? 'typed' : 'plain'}`;
  }

  prepare(connection: QueryConnection): void {
    const parts = partsOf(this);
    const known = this.#descriptions.of(this.#name).get(this.#form);
    if (!known || !parts.hasBeenParsed(connection)) {
      inherited.prepare.call(this, connection);
      return;
    }
    Object.assign(parts._result, known);
    parts._accumulateRows = true;
    inherited.prepare.call(this, this.#descriptions.quiet(connection));
  }

  handleRowDescription(message: unknown): void {
    inherited.handleRowDescription.call(this, message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = partsOf(this)._result;
    this.#descriptions.of(this.#name).set(this.#form, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}
