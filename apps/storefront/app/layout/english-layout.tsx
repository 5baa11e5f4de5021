import { englishTexts } from '../texts/english-texts.ts'
import { ErrorPage } from './error-frame.tsx'
import { ShopLayout } from './shop-layout.tsx'

/** The pages in English, in their own chunk: a browser only loads its own language. */
export default function Layout() {
  return <ShopLayout texts={englishTexts} />
}

export function ErrorBoundary() {
  return (
    <ShopLayout texts={englishTexts}>
      <ErrorPage />
    </ShopLayout>
  )
}
