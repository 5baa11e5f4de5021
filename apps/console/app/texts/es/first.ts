import type { SameKeys } from '@filiera/design/translator'
import type { first as italian } from '../it/first.ts'
import { login } from './login.ts'
import { shell } from './shell.ts'
import { states } from './states.ts'
import { today } from './today.ts'

export const first: SameKeys<typeof italian> = { login, shell, states, today }
