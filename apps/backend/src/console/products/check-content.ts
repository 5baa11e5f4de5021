import type { ProductContent } from '@filiera/contract/console/product-content'
import type { FieldProblem } from '@filiera/contract/problem'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import type { ContentCategory } from '../../catalog/content/required-parts.ts'
import type { Executor } from '../../platform/database/open-database.ts'
import { ProblemError, wrongFields } from '../../platform/problem-error.ts'
import { areOwnCertificates } from '../certificates/own-certificates.ts'
import { areOwnPictures } from '../photos/own-pictures.ts'
import { attributeRows } from './content-rows.ts'
import { reviewContent } from './review-content.ts'
import {
  findContentCategory,
  findKnownAttributes,
  isOwnCodeTaken,
  isOwnWarehouse,
} from './shop-facts.store.ts'

/** What a content needs to be written as rows. */
export type CheckedContent = {
  category: ContentCategory
  attributes: Extract<ReturnType<typeof attributeRows>, { rows: unknown }>['rows']
}

type Checked = { sellerId: string; productId: string; content: ProductContent }

const OWN_CODE_TAKEN: FieldProblem = { field: 'ownCode', message: 'is that of another product' }
const NO_WAREHOUSE: FieldProblem = { field: 'warehouse', message: 'is not an open warehouse of the shop' }

/** What the database says when it is written: constraint → what is wrong. */
const takenMeanwhile: Readonly<Record<string, FieldProblem>> = {
  product_own_code: OWN_CODE_TAKEN,
  product_open_warehouse: NO_WAREHOUSE,
}

/** Another product got the same code, or the warehouse was closed, at the same moment. */
export const refuseTakenMeanwhile = (error: unknown): never => {
  const field = error instanceof Error && 'constraint' in error && takenMeanwhile[String(error.constraint)]
  if (!field) throw error
  throw wrongFields([field])
}

/** What a content names that is not there, or is not the shop's. */
async function foreignReferences(
  executor: Executor,
  { sellerId, productId, content }: Checked,
): Promise<FieldProblem[]> {
  const hashes = content.pictures.map(({ picture }) => picture)
  const files = content.marks.flatMap(({ file }) => file?.id ?? [])
  const { ownCode, warehouse } = content
  const isTaken = ownCode !== null && (await isOwnCodeTaken(executor, sellerId, productId, ownCode))
  const isOwn = await isOwnWarehouse(executor, sellerId, warehouse)
  return [
    ...(isOwn ? [] : [NO_WAREHOUSE]),
    ...(isTaken ? [OWN_CODE_TAKEN] : []),
    ...((await areOwnPictures(executor, sellerId, hashes))
      ? []
      : [{ field: 'pictures', message: 'holds a picture that is not one of the shop' }]),
    ...((await areOwnCertificates(executor, sellerId, files))
      ? []
      : [{ field: 'marks', message: 'names a file that is not one of the shop' }]),
  ]
}

/**
 * Whether a content can be shown and sold.
 * @throws ProblemError invalid_body with the names of the parts that are missing or wrong
 */
export async function checkContent(executor: Executor, checked: Checked, now: Date): Promise<CheckedContent> {
  const { content } = checked
  const category = await findContentCategory(executor, content.category)
  const { required, faults } = reviewContent(content, category, dateInItaly(now))
  const attributes = attributeRows(
    content,
    await findKnownAttributes(executor, Object.keys(content.attributes)),
  )
  const fields: FieldProblem[] = [
    ...required.map((field) => ({ field, message: 'is missing' })),
    ...faults.map(({ part, code, said }) => ({ field: part, message: `${code}: ${said}` })),
    ...('wrong' in attributes
      ? [{ field: `attributes.${attributes.wrong}`, message: 'is not a value of an attribute of the shop' }]
      : []),
    ...(await foreignReferences(executor, checked)),
  ]
  if (fields.length === 0 && category && 'rows' in attributes)
    return { category, attributes: attributes.rows }
  throw new ProblemError('invalid_body', 'The product cannot be published as it is.', { fields })
}
