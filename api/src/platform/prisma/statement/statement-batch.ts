import pg from 'pg';

/** A prepared statement, or one that is parsed each time if its name is ''. */
export interface BatchedStatement {
  name: string;
  text: string;
  values: readonly unknown[];
}

interface ColumnReader {
  name: string;
  read(text: string): unknown;
}

/** The messages that a batch sends over a connection of pg, and pg's record of prepared statements. */
interface PgConnection {
  stream: { cork(): void; uncork(): void };
  parsedStatements: Record<string, string | undefined>;
  submittedNamedStatements: Record<string, string | undefined>;
  parse(statement: { name: string; text: string }): void;
  bind(portal: { statement: string; values: readonly unknown[] }): void;
  describe(portal: { type: 'P' }): void;
  execute(portal: object): void;
  sync(): void;
}

/** The response of PostgreSQL to a statement. */
export interface BatchResult {
  rows: Record<string, unknown>[];
  /** Number of rows that the statement has read or changed; null for a statement without such a number, such as BEGIN. */
  rowCount: number | null;
}

interface RowMessage {
  fields: { name: string; dataTypeID: number }[];
}

// pg exports `utils`, but its types do not.
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

/**
 * The columns of the prepared statements of each connection, by the name of the statement. A statement is described only when it is
 * prepared: PostgreSQL refuses to execute one whose columns have changed since.
 */
const describedColumnsByConnection = new WeakMap<PgConnection, Map<string, readonly ColumnReader[]>>();

function findDescribedColumns(pgConnection: PgConnection): Map<string, readonly ColumnReader[]> {
  const existingColumns = describedColumnsByConnection.get(pgConnection);
  if (existingColumns) return existingColumns;
  const columnsByName = new Map<string, readonly ColumnReader[]>();
  describedColumnsByConnection.set(pgConnection, columnsByName);
  return columnsByName;
}

/**
 * Statements that travel to PostgreSQL together, as one query of pg. PostgreSQL runs them one after another in one transaction, which the
 * end of the batch commits and the first error rolls back. Each statement sees what other transactions have committed before it starts, so
 * a statement that follows a wait for a lock sees the changes of the previous holder. The batch costs one round trip, and neither BEGIN nor
 * COMMIT.
 */
export class StatementBatch {
  /** pg calls this at the end of the batch. */
  callback?: (error: Error | null, results?: BatchResult[]) => void;
  /** Whether PostgreSQL may have received the batch. */
  isSubmitted = false;
  /** Tag of the last command that PostgreSQL has completed, such as `COMMIT` or `UPDATE 2`. */
  lastCommandTag = '';
  readonly #boundValues: readonly (readonly unknown[])[];
  readonly #results: BatchResult[] = [];
  #rows: BatchResult['rows'] = [];
  #columns: readonly ColumnReader[] = [];
  #describedColumns = new Map<string, readonly ColumnReader[]>();

  constructor(
    readonly statements: readonly BatchedStatement[],
    private readonly types: pg.CustomTypesConfig,
  ) {
    // Values are converted here, because an error in `submit` would leave the connection waiting for a response that never comes.
    this.#boundValues = statements.map(({ values }) => values.map(prepareValue));
  }

  get length(): number {
    return this.statements.length;
  }

  /** Name of the statement whose response is being received. pg reads it to record that the statement is prepared. */
  get name(): string | undefined {
    return this.statements[this.#results.length]?.name;
  }

  get text(): string | undefined {
    return this.statements[this.#results.length]?.text;
  }

  submit(connection: unknown): void {
    const pgConnection = connection as PgConnection;
    this.isSubmitted = true;
    this.#describedColumns = findDescribedColumns(pgConnection);
    pgConnection.stream.cork();
    try {
      for (const [position, statement] of this.statements.entries()) this.#send(pgConnection, statement, this.#boundValues[position] ?? []);
      pgConnection.sync();
      this.#selectColumns();
    } finally {
      pgConnection.stream.uncork();
    }
  }

  handleRowDescription({ fields }: RowMessage): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, read: this.types.getTypeParser(dataTypeID, 'text') }));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    let position = 0;
    for (const { name, read } of this.#columns) {
      const field = fields[position] ?? null;
      row[name] = field === null ? null : read(field);
      position += 1;
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.lastCommandTag = text;
    if (this.name) this.#describedColumns.set(this.name, this.#columns);
    const count = /\d+$/.exec(text);
    this.#results.push({ rows: this.#rows, rowCount: count ? Number(count[0]) : null });
    this.#rows = [];
    this.#selectColumns();
  }

  /** After an error it is unknown which of the statements are prepared, so the pool closes the connection. */
  handleError(error: Error): void {
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    this.callback?.(null, this.#results);
  }

  #send(pgConnection: PgConnection, { name, text }: BatchedStatement, values: readonly unknown[]): void {
    const isPrepared = pgConnection.parsedStatements[name] !== undefined || pgConnection.submittedNamedStatements[name] !== undefined;
    if (name === '' || !isPrepared) {
      pgConnection.parse({ name, text });
      if (name !== '') pgConnection.submittedNamedStatements[name] = text;
    }
    pgConnection.bind({ statement: name, values });
    if (!this.#describedColumns.has(name)) pgConnection.describe({ type: 'P' });
    pgConnection.execute({});
  }

  /** Selects the columns of the statement whose response comes next. If its columns are not described yet, their description follows. */
  #selectColumns(): void {
    this.#columns = this.#describedColumns.get(this.name ?? '') ?? [];
  }
}

/** Returns the result of each statement. `sender` is a pool, or a connection of a transaction. */
export const sendBatch = (sender: pg.Pool | pg.PoolClient, batch: StatementBatch): Promise<BatchResult[]> =>
  new Promise((resolve, reject) => {
    const onEnd: StatementBatch['callback'] = (error, results = []) => (error ? reject(error) : resolve(results));
    // The types of pg lack the callback of a submitted query.
    const send = sender.query as unknown as (query: StatementBatch, callback: typeof onEnd) => void;
    send.call(sender, batch, onEnd);
  });
