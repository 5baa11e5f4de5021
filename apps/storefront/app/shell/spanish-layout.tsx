import { createTexts } from '../i18n/create-texts.ts'
import { spanish } from '../i18n/texts/es.ts'
import { ErrorPage } from './error-page.tsx'
import { ShopLayout } from './shop-layout.tsx'

const texts = createTexts('es', spanish)

/** The pages below /es, in Spanish, in its own chunk: a browser only loads its own language. */
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
