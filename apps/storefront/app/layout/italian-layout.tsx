import { italianTexts } from '../texts/italian-texts.ts'
import { ErrorPage } from './error-frame.tsx'
import { ShopLayout } from './shop-layout.tsx'

/** The pages in Italian, in their own chunk: a browser only loads its own language. */
export default function Layout() {
  return <ShopLayout texts={italianTexts} />
}

export function ErrorBoundary() {
  return (
    <ShopLayout texts={italianTexts}>
      <ErrorPage />
    </ShopLayout>
  )
}
