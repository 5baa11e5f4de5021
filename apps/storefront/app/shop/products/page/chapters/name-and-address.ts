import type { PageDetails } from '../page-product.ts'

export const nameAndAddress = ({ name, address }: PageDetails['operator']): string =>
  [name, address].filter(Boolean).join(', ')
