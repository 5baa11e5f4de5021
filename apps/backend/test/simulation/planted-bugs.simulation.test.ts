import { expect, it } from 'vitest'
import type { OutgoingMail } from '../../src/mail/mailer.ts'
import { ROUNDS_TIMEOUT_MS } from './rounds.ts'
import { runPlannedHistory } from './run-planned-history.ts'
import type { Meddling } from './world/gated-database.ts'
import { openSimulation } from './world/open-simulation.ts'

const HISTORIES = 300

/** Runs histories on a backend with a planted bug until one breaks an invariant. @returns its number and what it broke */
async function findBug(plant: (mails: OutgoingMail[]) => Meddling, expected: RegExp): Promise<string | null> {
  const sim = await openSimulation(plant)
  try {
    for (let seed = 1; seed <= HISTORIES; seed++) {
      const broken = await runPlannedHistory(sim, seed).then(
        ({ violations }) => violations,
        (error: Error) => [error.message],
      )
      const found = broken.find((line) => expected.test(line))
      if (found) return `history ${seed}: ${found}`
    }
    return null
  } finally {
    await sim.close()
  }
}

const queues = /insert into outbox/

/** The row that `applySnapshot` locks is read as if nothing had been applied yet, and no effect is recognised as one that was queued. */
function appliesTwice(): Meddling {
  let copies = 0
  return {
    answer(text, rows) {
      if (!text.includes('for update of a')) return
      for (const row of rows) {
        if (row.status === 'succeeded')
          Object.assign(row, { status: 'processing', checkoutStatus: 'paying', paidAttemptId: null })
      }
    },
    statement(text, values) {
      if (!queues.test(text)) return null
      const [kind, key, ...rest] = values
      return { text, values: [kind, `${key}#${++copies}`, ...rest] }
    },
  }
}

/** Stock of an ended checkout never comes back. */
const keepsHold = (): Meddling => ({
  statement: (text, values) =>
    text.includes('with released as')
      ? {
          text: text.replace('p.stock + locked.quantity', 'p.stock + 0 * locked.quantity'),
          values: [...values],
        }
      : null,
})

/** Mails are sent when they are queued, whatever becomes of the transaction. */
const mailsEarly = (mails: OutgoingMail[]): Meddling => ({
  statement(text, [kind, key]) {
    if (queues.test(text) && kind === 'mail')
      mails.push({ key: String(key), to: '', subject: '', html: '', text: '' })
    return null
  },
})

it.each([
  ['an event that is applied twice', appliesTwice, /^(I8|I18|I4|I12|I6)|the story/],
  ['a hold that is not released', keepsHold, /^I5/],
  ['a mail that leaves before the commit', mailsEarly, /^I18/],
])(
  'finds %s',
  async (name, plant, expected) => {
    const found = await findBug(plant, expected)
    console.log(`${name}: ${found}`)
    expect(found).not.toBeNull()
  },
  ROUNDS_TIMEOUT_MS,
)
