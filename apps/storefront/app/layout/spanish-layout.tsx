import { spanishTexts } from '../texts/spanish-texts.ts'
import { ErrorPage } from './error-frame.tsx'
import { ShopLayout } from './shop-layout.tsx'

/** The pages in Spanish, in their own chunk: a browser only loads its own language. */
export default function Layout() {
  return <ShopLayout texts={spanishTexts} />
}

export function ErrorBoundary() {
  return (
    <ShopLayout texts={spanishTexts}>
      <ErrorPage />
    </ShopLayout>
  )
}
