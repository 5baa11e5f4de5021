import { openSandbox, taskHandlers } from '../../../../sandbox/src/app.ts'
import { emptyDeliveryControl } from '../../../../sandbox/src/disturbance/types.ts'
import { buildMainServer } from '../../../../sandbox/src/main-server.ts'
import { buildTokeniser } from '../../../../sandbox/src/tokeniser/tokeniser.ts'
import type { TestClock } from '../../build-test-backend.ts'

export const SANDBOX_URL = 'http://sandbox.test'
export const TOKENISER_URL = 'http://tokeniser.test'

export type OutsideWorld = ReturnType<typeof openOutsideWorld>

/** Both providers in this process, without sockets, on the simulation's time. Their messages wait until a history lets them go. */
export function openOutsideWorld(clock: TestClock) {
  const { sandbox } = openSandbox(
    { seed: 'simulation', publicUrl: SANDBOX_URL, tokeniserPublicUrl: TOKENISER_URL },
    { now: () => clock.now().getTime(), after: () => () => {} },
  )
  sandbox.urls.main = SANDBOX_URL
  sandbox.urls.tokeniser = TOKENISER_URL
  const handlers = taskHandlers(sandbox)
  const hold = () => {
    sandbox.state.deliveryControl = { ...emptyDeliveryControl(), paused: true, signature: 'virtual' }
  }
  hold()
  sandbox.clock.start({
    ...handlers,
    // A message that is due again waits with the others.
    deliver: (id) => void sandbox.state.deliveryControl.held.push(id),
  })
  return {
    sandbox,
    main: buildMainServer(sandbox),
    tokeniser: buildTokeniser(sandbox),
    /** Messages that wait to be delivered. */
    held: () => sandbox.state.deliveryControl.held,
    /** Delivers a held message; it stays known to the provider, which repeats it when nobody took it. */
    async deliver(id: string) {
      const { held } = sandbox.state.deliveryControl
      const at = held.indexOf(id)
      if (at >= 0) held.splice(at, 1)
      await handlers.deliver(id)
    },
    /** The message never arrives, and is not repeated. */
    lose(id: string) {
      const { held } = sandbox.state.deliveryControl
      held.splice(held.indexOf(id), 1)
      delete sandbox.state.deliveries[id]
    },
    /** Begins what is due by now: sessions end, late money arrives. */
    async passTime() {
      sandbox.clock.runDue()
      await sandbox.clock.settled()
    },
    /** Forgets what happened, except accounts and cards: every history finds the same world, and none grows with those before it. */
    clear() {
      const { mangopay, stripe } = sandbox.state
      sandbox.state.tasks = []
      sandbox.state.deliveries = {}
      sandbox.journal.clear()
      const empty = { payIns: {}, transfers: {}, refunds: {}, payouts: {}, disputes: {}, repudiations: {} }
      Object.assign(mangopay, { ...empty, events: [], responses: {}, fees: {} })
      for (const wallet of Object.values(mangopay.wallets)) wallet.Balance.Amount = 0
      const forgotten = { sessions: {}, paymentIntents: {}, charges: {}, transfers: {}, reversals: {} }
      Object.assign(stripe, { ...forgotten, refunds: {}, disputes: {}, events: {}, answers: {} })
      Object.assign(stripe, { paidOut: {}, balance: {} })
      hold()
    },
  }
}
