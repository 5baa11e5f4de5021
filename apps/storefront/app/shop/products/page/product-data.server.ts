import type { Language } from '@filiera/domain/languages'
import type { ReviewQuery } from '../../../pages/review-query.state.ts'
import { localPath } from '../../../texts/language-path.ts'
import { listCountries } from '../../../texts/places/list-countries.ts'
import { factDrawing } from './fact-drawing.server.ts'
import type { LoadedProduct } from './load-product.server.ts'
import { pageDetails } from './page-details.server.ts'
import { pageProduct } from './page-product.ts'

export type ProductData = ReturnType<typeof productData>

/** What the page of a product shows. @param path where its reviews are turned over */
export function productData(
  loaded: LoadedProduct,
  { lang, reviews, path }: { lang: Language; reviews: ReviewQuery; path: string },
) {
  const { product } = loaded
  const { attributes } = loaded.details
  return {
    product: pageProduct(product),
    details: pageDetails(loaded.details, lang),
    facts: attributes.map(({ code, name, text, inFactStrip, scale }) => ({
      name,
      text,
      ...(inFactStrip && { inFactStrip, drawing: factDrawing(code) }),
      ...(scale && { scale }),
    })),
    formats: loaded.formats,
    delivery: loaded.delivery,
    shipsTo: listCountries(product.shipsTo, lang),
    closed: loaded.closed,
    lang: product.lang,
    questions: product.questions,
    seller: loaded.seller,
    reviews: {
      list: loaded.reviews,
      query: reviews,
      path: localPath(lang, path),
      writePath: localPath(lang, `/account/reviews/${product.id}`),
    },
    recipe: loaded.recipe,
    pairing: loaded.pairing,
    sameSeller: loaded.sameSeller,
    instead: loaded.instead,
  }
}
