import type { Seller } from '@filiera/contract/catalog/sellers'

/** A seller as a place with a telephone (visual direction §10). `url` is the address of its page. */
export function sellerJsonLd(seller: Seller, url: string, origin: string): object {
  const { position, legal } = seller
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: seller.name,
    legalName: legal.company,
    vatID: legal.vatNumber,
    description: seller.description,
    image: new URL(seller.imageUrl, origin).href,
    url,
    telephone: seller.telephone,
    email: legal.email,
    address: seller.address,
    ...(position && {
      geo: { '@type': 'GeoCoordinates', latitude: position.center.lat, longitude: position.center.lng },
    }),
  }
}
