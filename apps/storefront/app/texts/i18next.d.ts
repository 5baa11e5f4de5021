import 'i18next'
import type { italian } from './languages/it.ts'

/** Makes a missing or misspelt text key a type error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: { common: typeof italian }
  }
}
