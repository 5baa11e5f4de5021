import { createTexts } from '../i18n/create-texts.ts'
import { english } from '../i18n/texts/en.ts'
import { ErrorPage } from './error-page.tsx'
import { ShopLayout } from './shop-layout.tsx'

const texts = createTexts('en', english)

/** The pages below /en, in English, in its own chunk: a browser only loads its own language. */
export default function Layout() {
  return <ShopLayout texts={texts} />
}

export function ErrorBoundary() {
  return (
    <ShopLayout texts={texts}>
      <ErrorPage />
    </ShopLayout>
  )
}
