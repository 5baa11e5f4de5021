/** What a customer does. */
export const actions = ['browse', 'cart', 'login', 'pay'] as const
export type Action = (typeof actions)[number]

/** What a customer gets while something is broken. */
export const outcomes = {
  works: 'works',
  seenPages: 'pages that were shown before; others say "back in a moment" and reload by themselves',
  later: '"please try again in a moment" (503 with `Retry-After`), nothing typed is lost',
  unknown:
    'the order stands, "the provider does not answer" (502); the same button goes on with the same payment',
  afterwards: 'gets no answer; what was asked for happened once or not at all, and asking again is harmless',
} as const
export type Outcome = keyof typeof outcomes

type Row = {
  /** What is broken, for operators. */
  title: string
  cells: Record<Action, Outcome>
  /** What is true once it is over, beside all that is always true. */
  afterwards: string
}

const all = (outcome: Outcome): Row['cells'] => ({
  browse: outcome,
  cart: outcome,
  login: outcome,
  pay: outcome,
})
const noDatabase: Row['cells'] = { ...all('later'), browse: 'seenPages' }
const noProvider: Row['cells'] = { ...all('works'), pay: 'unknown' }

/** The resiliency matrix: each fault, and what each action sees of it. The compiler asks for every cell. */
export const matrix = {
  appKilled: {
    title: 'The backend is killed (`kill -9`)',
    cells: noDatabase,
    afterwards: 'the next one goes on; sessions live, every order that was answered is there once',
  },
  databaseRestarted: {
    title: 'The database restarts',
    cells: noDatabase,
    afterwards: 'no program has ended; calls work as soon as the database takes connections',
  },
  databaseStalled: {
    title: 'The database stalls for half a minute',
    cells: noDatabase,
    afterwards: 'no connection is used again whose statement was given up',
  },
  providerRefused: {
    title: 'The payment provider cannot be reached',
    cells: noProvider,
    afterwards: 'one payment at the provider',
  },
  providerSlow: {
    title: 'The payment provider is slow',
    cells: noProvider,
    afterwards: 'one payment at the provider, with the key of the first try',
  },
  providerFails: {
    title: 'The payment provider answers 500',
    cells: noProvider,
    afterwards: 'one payment at the provider; after five failures in a row it is left alone for ten seconds',
  },
  providerAnswerLost: {
    title: 'The provider’s answer is lost',
    cells: noProvider,
    afterwards: 'the payment that was made is found by its key: one payment, one charge',
  },
  mailDown: {
    title: 'The mail server is away for an hour',
    cells: all('works'),
    afterwards: 'every mail waited in the outbox and is sent once',
  },
  diskFull: {
    title: 'The disk of the database is full',
    cells: { ...all('later'), browse: 'works' },
    afterwards: 'no half order; works again without a restart',
  },
  uploadFolderReadOnly: {
    title: 'The folder of pictures cannot be written',
    cells: all('works'),
    afterwards: 'a photo is refused with 503 and in words, and taken once there is room',
  },
  clockStepped: {
    title: 'The clock jumps two hours ahead, and back',
    cells: all('works'),
    afterwards: 'nobody is locked out, nothing is counted twice',
  },
  slowClients: {
    title: 'One address opens 300 slow connections',
    cells: all('works'),
    afterwards: 'it has 200 of them at most; others notice nothing',
  },
  clientsGone: {
    title: 'Customers leave in the middle of a call',
    cells: all('afterwards'),
    afterwards: 'no fault in the log; what was left over is taken up when they come back',
  },
} as const satisfies Record<string, Row>
export type FaultName = keyof typeof matrix
export const faults = Object.keys(matrix) as FaultName[]
