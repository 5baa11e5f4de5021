import pg from 'pg'

/** A statement with its name on the connection; a name stands for exactly one text. */
export type Statement = { readonly name: string; readonly text: string; readonly values: readonly unknown[] }

/** What of node-postgres' connection a query works on. */
type Connection = {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  execute(portal: { portal: string }): void
  sync(): void
}
/** How node-postgres hands an answer on. */
export type Done = (error: Error | null, result?: unknown) => void

/** The parts of node-postgres' query that its types leave out: it builds the messages and takes the answers in. */
type WireQuery = {
  name: string
  text: string
  values: readonly unknown[]
  prepare(connection: Connection): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleError(error: Error, connection: Connection): void
}
const Query = pg.Query as unknown as new (text: string, values: readonly unknown[], done: Done) => WireQuery

/**
 * Named statements that go to the server in one write, the answer being that of the last one. Between them stands no Sync: when one
 * fails, the server leaves out those after it and the whole query fails with its error.
 */
export class LedQuery extends Query {
  private readonly statements: readonly Statement[]
  private readonly last: number
  /** The statement being sent, then the one being answered: node-postgres asks for its name and text. */
  private at = 0
  private failed = false

  constructor(heads: readonly Statement[], last: Statement, done: Done) {
    super(last.text, last.values, done)
    this.statements = [...heads, last]
    this.last = heads.length
    this.show(0)
  }

  private show(index: number): void {
    const statement = this.statements[index]
    if (!statement) return
    this.at = index
    this.name = statement.name
    this.text = statement.text
    this.values = statement.values
  }

  /** Called by node-postgres between cork and uncork. */
  override prepare(connection: Connection): void {
    // A value that cannot be sent ends it: node-postgres has sent the Sync then.
    for (let index = 0; index <= this.last && !this.failed; index++) {
      this.show(index)
      super.prepare(connection)
    }
    this.show(0)
  }

  /** Ends the messages of one statement: Sync only after the last. */
  _getRows(connection: Connection): void {
    connection.execute({ portal: '' })
    if (this.at === this.last) connection.sync()
  }

  override handleRowDescription(message: unknown): void {
    if (this.at === this.last) super.handleRowDescription(message)
  }

  override handleDataRow(message: unknown): void {
    if (this.at === this.last) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.at === this.last) super.handleCommandComplete(message, connection)
    else this.show(this.at + 1)
  }

  override handleError(error: Error, connection: Connection): void {
    this.failed = true
    // The server has not seen the statements after the one that failed: they are to be prepared when they come again.
    for (const { name } of this.statements.slice(this.at)) delete connection.submittedNamedStatements[name]
    super.handleError(error, connection)
  }
}
