import { ErrorPage } from '../shell/error-page.tsx'
import { ShopLayout } from '../shell/shop-layout.tsx'
import { createTexts } from './create-texts.ts'
import { italian } from './texts/it.ts'

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
