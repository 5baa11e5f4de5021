import { existsSync, readFileSync } from 'node:fs'
import { pictureUrl } from '@filiera/domain/picture-url'
import { drawings } from '../../platform/demo-data-folder.ts'
import { hashPicture } from './picture-files.ts'

/** Width of the address that answers carry; clients derive the other widths from it. */
const ADDRESS_WIDTH = 800

/** A drawing that is part of the program. */
type Drawing = { hash: string; bytes: Buffer }

function readDrawing(file: string): Drawing | null {
  const location = new URL(file, drawings)
  if (!existsSync(location)) return null
  const bytes = readFileSync(location)
  return { hash: hashPicture(bytes), bytes }
}

const product = readDrawing('default-product.webp')
const seller = readDrawing('default-seller.webp')
const post = readDrawing('default-post.webp') ?? product

/** Address of a picture as answers carry it: JPEG, which every client reads. */
export const pictureAddress = (hash: string): string => pictureUrl(hash, ADDRESS_WIDTH, 'jpg')

/** The generic pictures of specification §2. */
export const defaultProductPicture = product ? pictureAddress(product.hash) : ''
export const defaultSellerPicture = seller ? pictureAddress(seller.hash) : ''
export const defaultPostPicture = post ? pictureAddress(post.hash) : ''

/** The generic picture of a kind, for what has none of its own. */
export const findGenericPicture = (kind: 'product' | 'seller'): Drawing | null =>
  kind === 'seller' ? seller : product

/** Bytes of a generic picture, which is part of the program and not of the storage; null for any other hash. */
export function findDefaultPicture(hash: string): Buffer | null {
  return [product, seller, post].find((drawing) => drawing?.hash === hash)?.bytes ?? null
}
