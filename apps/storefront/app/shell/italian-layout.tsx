import { createTexts } from '../i18n/create-texts.ts'
import { italian } from '../i18n/texts/it.ts'
import { ErrorPage } from './error-page.tsx'
import { ShopLayout } from './shop-layout.tsx'

const texts = createTexts('it', italian)

/** The pages at the root, in Italian, in its own chunk: a browser only loads its own language. */
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
