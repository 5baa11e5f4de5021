export type TaskKind =
  | 'deliver'
  | 'pay-in-expire'
  | 'pay-in-succeed'
  | 'validation-expire'
  | 'card-invalidate'
  | 'session-expire'

/** Work to be done at a moment of the virtual clock (milliseconds); plain data, so it survives a restart. */
export interface Task {
  at: number
  kind: TaskKind
  id: string
}
