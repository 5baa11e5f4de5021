import { endOfPeriod } from './working-days.ts'

/** Days in which a consumer may withdraw from the contract, counted from the day after delivery (Consumer Code art. 52). */
const WITHDRAWAL_DAYS = 14

/** Last instant of the right of withdrawal: the end in Italy of its last day, which is a working day (Reg. 1182/71 art. 3). */
export const endOfWithdrawal = (deliveredAt: Date): Date => endOfPeriod(deliveredAt, WITHDRAWAL_DAYS)
