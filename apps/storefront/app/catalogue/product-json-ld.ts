import type { Product } from '@filiera/contract/catalogue'

/** What search engines read of a product (visual direction §10). */
export function productJsonLd(product: Product, url: string, origin: string): object[] {
  const price = product.priceDiscounted ?? product.price
  const availability = product.available ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock'
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.title,
      description: product.shortDescription,
      image: product.images.map((image) => new URL(image.url, origin).href),
      category: product.category.name,
      ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
      ...(product.reviewsCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.stars,
          reviewCount: product.reviewsCount,
        },
      }),
      offers: {
        '@type': 'Offer',
        url,
        price: price.toFixed(2),
        priceCurrency: product.currency,
        availability,
        seller: { '@type': 'Organization', name: product.seller.name },
      },
    },
  ]
}
