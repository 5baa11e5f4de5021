import { login } from './login.ts'
import { shell } from './shell.ts'
import { states } from './states.ts'
import { today } from './today.ts'

/** What the login and the first screen say: the only texts that come before it. */
export const first = { login, shell, states, today } as const
