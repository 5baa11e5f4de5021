import 'i18next'
import type { afterPressTexts } from './it/after-press.ts'
import type { chaptersTexts } from './it/chapters.ts'
import type { frameTexts } from './it/frame.ts'
import type { listsTexts } from './it/lists.ts'
import type { personalTexts } from './it/personal.ts'
import type { productTexts } from './it/product.ts'
import type { publicTexts } from './it/public.ts'
import type { searchTexts } from './it/search.ts'
import type { sellerTexts } from './it/seller.ts'
import type { serviceTexts } from './it/service.ts'

/** Makes a missing or misspelt text key a type error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      common: typeof frameTexts &
        typeof publicTexts &
        typeof listsTexts &
        typeof searchTexts &
        typeof productTexts &
        typeof chaptersTexts &
        typeof sellerTexts &
        typeof serviceTexts &
        typeof afterPressTexts &
        typeof personalTexts
    }
  }
}
