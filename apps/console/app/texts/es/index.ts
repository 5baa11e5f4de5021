import type { SameKeys } from '@filiera/design/translator'
import type { texts as italian } from '../it/index.ts'
import { editor } from './editor.ts'
import { login } from './login.ts'
import { products } from './products.ts'
import { shell } from './shell.ts'
import { states } from './states.ts'
import { today } from './today.ts'

export const texts: SameKeys<typeof italian> = { editor, login, products, shell, states, today }
