import type { BankWire } from '@filiera/contract/payments/payment'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

/** Keeps the bank details for an attempt exactly as the provider gave them; later details replace them. */
export async function saveBankWire(trx: Transaction, attemptId: string, wire: BankWire): Promise<void> {
  const row = {
    owner_name: wire.ownerName,
    owner_address: wire.ownerAddress,
    iban: wire.iban,
    bic: wire.bic,
    reference: wire.reference,
  }
  await trx
    .insertInto('bank_wire')
    .values({ attempt_id: attemptId, ...row })
    .onConflict((conflict) => conflict.column('attempt_id').doUpdateSet(row))
    .execute()
}

export async function findBankWire(executor: Executor, attemptId: string): Promise<BankWire | undefined> {
  return executor
    .selectFrom('bank_wire')
    .select(['owner_name as ownerName', 'owner_address as ownerAddress', 'iban', 'bic', 'reference'])
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst()
}
