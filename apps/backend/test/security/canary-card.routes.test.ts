import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createBuyer, createCheckout } from '../factories/order.ts'
import { answerChallenge, payOnPage, stripeCards } from '../scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../scenes/payment-scene.ts'
import { type SandboxProcess, startSandbox } from '../scenes/start-sandbox.ts'

/** A test number of MangoPay's that asks for a challenge; its digits are looked for everywhere. */
const CANARY = '4970105181818183'
const folder = mkdtempSync(join(tmpdir(), 'filiera-canary-'))

let scene: PaymentScene
let sandbox: SandboxProcess
/** What was said on the standard outputs and answered to browsers. */
const heard: string[] = []

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream)
    vi.spyOn(stream, 'write').mockImplementation((chunk: string | Uint8Array) => {
      heard.push(String(chunk))
      return write(chunk)
    })
  }
  sandbox = await startSandbox({ SANDBOX_DATA_DIR: folder })
  scene = await openPaymentScene({}, sandbox)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await scene.backend.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Every row of every table as text. */
async function dump(): Promise<string> {
  const { db } = scene.backend.services
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  )
  const rows: string[] = []
  for (const { name } of tables) {
    const { rows: found } = await sql<{
      row: string
    }>`select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(db)
    rows.push(...found.map(({ row }) => `${name} ${row}`))
  }
  return rows.join('\n')
}

it('keeps no digit sequence of a card that paid in any log, table, mail, answer, journal or file', async () => {
  const { backend } = scene
  const buyer = await createBuyer(backend)
  const keep = (value: unknown) => void heard.push(JSON.stringify(value))

  // A saved card with its challenge, by the browser's own post to the tokeniser.
  const saved = await scene.place()
  const cardId = await scene.saveCard(saved.buyer, CANARY)
  const direct = valueIn(await scene.call.direct(saved.buyer, saved.checkout.id, cardId))
  keep(direct)
  heard.push(await answerChallenge(direct.SecureModeRedirectURL ?? '', 'approve'))
  keep(await scene.look(saved.buyer, direct.Id))

  // The same number typed on MangoPay's page, one of Stripe's on Stripe's.
  const web = await createCheckout(backend, [{}], buyer)
  await scene.place()
  const page = valueIn(await scene.call.web(web.buyer, web.checkout.id))
  heard.push(await payOnPage(page.RedirectURL ?? '', CANARY))
  const hosted = await scene.place()
  const session = valueIn(await scene.call.stripe(hosted.buyer, hosted.checkout.id))
  heard.push(await payOnPage(session.RedirectURL ?? '', stripeCards.ok))
  keep(await scene.look(hosted.buyer, session.Id))

  // And where it must never go: our own calls.
  for (const path of ['/api/payment/cards/register', '/payment/cards/register', '/me/carts', '/contact']) {
    const answer = await fetch(`${backend.url}${path}`, {
      method: path.endsWith('register') ? 'POST' : 'PUT',
      headers: { 'content-type': 'application/json', ...buyer.headers },
      body: JSON.stringify({ cardNumber: CANARY, number: `${CANARY.slice(0, 4)} ${CANARY.slice(4)}` }),
    })
    expect(answer.ok).toBe(false)
    heard.push(await answer.text())
  }
  await backend.drainOutbox()

  const places: Record<string, string> = {
    'what was printed and answered': heard.join('\n'),
    'the log': backend.logs.join('\n'),
    'the mails': JSON.stringify(backend.mails),
    'the database': await dump(),
    'the journal': JSON.stringify(await sandbox.journal('')),
  }
  await sandbox.stop()
  places['what the sandbox said'] = sandbox.said.join('')
  places['the state of the sandbox'] = readFileSync(join(folder, 'sandbox.json'), 'utf8')
  for (const [place, text] of Object.entries(places)) {
    if (place !== 'the log') expect(text.length, `${place} is not empty`).toBeGreaterThan(50)
    for (const number of [CANARY, stripeCards.ok]) {
      const bare = text.replaceAll(/(?<=\d)[ -](?=\d)/g, '')
      expect(bare.includes(number), `${number} in ${place}`).toBe(false)
    }
  }
})
