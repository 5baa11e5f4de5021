import { ErrorPage } from '../shell/error-page.tsx'
import { ShopLayout } from '../shell/shop-layout.tsx'
import { createTexts } from './create-texts.ts'
import { english } from './texts/en.ts'

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
