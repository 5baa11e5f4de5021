import pg from 'pg'

/** A statement with its name on the connection; a name stands for exactly one text. */
export type Statement = {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  /** Goes out in the same write and transaction before it; its rows become `ahead` of the result. */
  readonly ahead?: Statement
}

/** What of node-postgres' connection a query works on. */
type Connection = {
  stream: { writable: boolean; write(bytes: Buffer): void }
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  _send(bytes: Buffer): void
  describe(portal: { type: 'P'; name: string }): void
  execute(portal: { portal: string }): void
  sync(): void
}
/** How node-postgres hands an answer on. */
export type Done = (error: Error | null, result?: unknown) => void

/** Columns of an answer with how each is read. */
type Shape = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown }
type Result = Shape & { parseRow(fields: unknown): unknown; rows: unknown[]; ahead?: unknown[] }

/** The parts of node-postgres' query that its types leave out: it builds the messages and takes the answers in. */
type WireQuery = {
  name: string
  text: string
  values: readonly unknown[]
  _result: Result
  _canceledDueToError: unknown
  prepare(connection: Connection): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: { fields: unknown }): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleError(error: Error, connection: Connection): void
}
const Query = pg.Query as unknown as new (text: string, values: readonly unknown[], done: Done) => WireQuery

/** What one connection has learned of its named statements (null: they answer no rows), and where its messages are gathered. */
type Memory = {
  shapes: Map<string, Shape | null>
  messages: Buffer[]
  gathering: Connection
  isAsking: boolean
}
const memories = new WeakMap<Connection, Memory>()

function memoryOf(connection: Connection): Memory {
  const known = memories.get(connection)
  if (known) return known
  // The same connection, whose messages are kept together instead of each being a write.
  const gathering: Connection = Object.create(connection, {
    _send: { value: (bytes: Buffer) => void memory.messages.push(bytes) },
    describe: {
      value(portal: { type: 'P'; name: string }) {
        if (memory.isAsking) connection.describe.call(gathering, portal)
      },
    },
  })
  const memory: Memory = { shapes: new Map(), messages: [], gathering, isAsking: false }
  memories.set(connection, memory)
  return memory
}

/**
 * Named statements that go to the server in one write, the answer being that of the last one (and of its `ahead`). Between them stands no Sync: when one
 * fails, the server leaves out those after it and the whole query fails with its error.
 *
 * The columns of a prepared statement never change: they are asked for once a connection, not with every answer.
 */
export class LedQuery extends Query {
  private readonly statements: readonly Statement[]
  private readonly last: number
  /** The first statement whose rows are wanted. */
  private readonly wanted: number
  /** The statement being sent, then the one being answered: node-postgres asks for its name and text. */
  private at = 0
  private failed = false
  private memory: Memory | undefined

  constructor(heads: readonly Statement[], last: Statement, done: Done) {
    super(last.text, last.values, done)
    this.statements = last.ahead ? [...heads, last.ahead, last] : [...heads, last]
    this.last = this.statements.length - 1
    this.wanted = heads.length
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

  /** Rows to come are those of the statement being answered. */
  private takeShape(): void {
    if (this.at >= this.wanted) Object.assign(this._result, this.memory?.shapes.get(this.name))
  }

  /** Called by node-postgres when it is this query's turn. @returns an error when a name already stands for another text */
  submit(connection: Connection): Error | null {
    for (const { name, text } of this.statements) {
      const known = connection.parsedStatements[name] ?? connection.submittedNamedStatements[name]
      if (known !== undefined && known !== text) return new Error(`'${name}' names another statement already`)
    }
    const memory = memoryOf(connection)
    this.memory = memory
    memory.messages = []
    // A value that cannot be sent ends it: node-postgres has added the Sync then.
    for (let index = 0; index <= this.last && !this.failed; index++) {
      this.show(index)
      memory.isAsking = index >= this.wanted && !memory.shapes.has(this.name)
      this.prepare(memory.gathering)
    }
    if (connection.stream.writable) connection.stream.write(Buffer.concat(memory.messages))
    this.show(0)
    this.takeShape()
    return null
  }

  /** Ends the messages of one statement: Sync only after the last. */
  _getRows(connection: Connection): void {
    connection.execute({ portal: '' })
    if (this.at === this.last) connection.sync()
  }

  /** Comes for statements whose rows are wanted only, and once a connection. */
  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message)
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    this.memory?.shapes.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
  }

  override handleDataRow(message: { fields: unknown }): void {
    if (this.at < this.wanted || this._canceledDueToError) return
    try {
      this._result.rows.push(this._result.parseRow(message.fields))
    } catch (error) {
      this._canceledDueToError = error
    }
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    const isWanted = this.at >= this.wanted
    if (isWanted && !this.memory?.shapes.has(this.name)) this.memory?.shapes.set(this.name, null)
    if (this.at === this.last) {
      super.handleCommandComplete(message, connection)
      return
    }
    if (isWanted) {
      this._result.ahead = this._result.rows
      this._result.rows = []
    }
    this.show(this.at + 1)
    this.takeShape()
  }

  override handleError(error: Error, connection: Connection): void {
    this.failed = true
    // The server has not seen the statements after the one that failed: they are to be prepared when they come again.
    for (const { name } of this.statements.slice(this.at)) {
      delete connection.submittedNamedStatements[name]
      this.memory?.shapes.delete(name)
    }
    super.handleError(error, connection)
  }
}
