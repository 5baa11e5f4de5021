import { isRequiredNotice, type ShopNotice } from '@filiera/domain/shop-notices'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { writeSwitch } from './notices.store.ts'

/** Switches one's own mails on or off. @throws ProblemError conflict for what cannot be switched off */
export async function changeNotice(
  { db, clock }: Services,
  actor: ShopActor,
  notice: ShopNotice,
  isOn: boolean,
): Promise<void> {
  if (isRequiredNotice(notice)) throw new ProblemError('conflict', 'This cannot be switched off.')
  await inTransaction(db, async (trx) => {
    if (!(await writeSwitch(trx, actor, notice, isOn))) return
    await writeAudit(trx, actor, {
      kind: 'member',
      id: actor.accountId,
      // the log shows what differs: the notice is named there once
      before: { isOn: !isOn },
      after: { notice, isOn },
      at: clock.now(),
    })
  })
}
