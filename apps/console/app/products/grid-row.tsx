import type { SellerProduct } from '@filiera/contract/console/seller-products'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Chosen } from '../browser/use-chosen.ts'
import { DuplicateButton } from '../create/duplicate-button.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Picture } from '../ui/picture.tsx'
import { ChooseBox } from './choose-box.tsx'
import type { Column } from './columns.ts'
import { EditCell } from './edit-cell.tsx'
import { FormatMark, Languages, StateChip } from './product-facts.tsx'
import { type EditableField, editable } from './read-cell.ts'
import { StateButton } from './state-button.tsx'
import type { Edits } from './use-edits.ts'

/** The cell under the hand: where it is, and what it begins with while it is edited. */
export type Hand = { row: number; column: number; begun: string | null }

export type RowActs = {
  edits: Edits
  mayWrite: boolean
  onPlace(column: number): void
  onBegin(column: number): void
  onEnd(how: 'stay' | 'down'): void
  onMine(field: EditableField, text: string): void
  onCopy(): void
  chosen: Chosen
}

export const editableField = ({ field }: Column): EditableField | undefined =>
  editable.find((known) => known === field)

function Fact({
  product,
  column,
  acts: { mayWrite, onCopy, chosen },
}: {
  product: SellerProduct
  column: Column
  acts: RowActs
}): ReactNode {
  if (column.field === 'title')
    return (
      <span className="flex min-w-0 items-center gap-2.5">
        {mayWrite && <ChooseBox isInGrid id={product.id} title={product.title} chosen={chosen} />}
        <Picture picture={product.picture} size={32} />
        <span className="min-w-0 leading-4">
          <Link
            to={`/products/${product.id}`}
            tabIndex={-1}
            title={product.title}
            className={`${product.format ? 'line-clamp-1' : 'line-clamp-2'} text-t13 leading-4 font-semibold wrap-anywhere text-ink hover:underline`}
          >
            {product.title}
          </Link>
          <FormatMark product={product} />
        </span>
      </span>
    )
  if (column.field === 'state')
    return (
      <span className="flex w-full items-center justify-between">
        <StateChip product={product} />
        {mayWrite && (
          <span className="flex">
            <StateButton product={product} />
            <DuplicateButton title={product.title} onDuplicate={onCopy} />
          </span>
        )}
      </span>
    )
  if (column.field === 'languages') return <Languages product={product} />
  const text = column.field === 'category' ? product.category.name : product.warehouse.name
  return <span className="line-clamp-2 text-t13 leading-4 text-ink-2">{text}</span>
}

const cellLook =
  'relative flex min-w-0 items-center border-r border-line bg-[var(--row,var(--raised))] px-2.5 first:sticky first:left-0 first:z-10 last:border-r-0 focus:outline-2 focus:-outline-offset-2 focus:outline-(--focus)'

/** A product as a row of the grid, 44 px high. */
export function GridRow({
  columns,
  product,
  index,
  hand,
  acts,
}: {
  columns: readonly Column[]
  product: SellerProduct
  index: number
  hand: Hand
  acts: RowActs
}) {
  const { t } = useTexts()
  return columns.map((column, at) => {
    const field = editableField(column)
    const isHere = hand.row === index && hand.column === at
    const state = field && acts.edits.stateOf(product.id, field)
    const isWrong = state?.kind === 'refused' || state?.kind === 'changed'
    return (
      <td
        key={column.field}
        aria-colindex={at + 1}
        aria-invalid={isWrong || undefined}
        data-cell={`${index} ${at}`}
        tabIndex={isHere && hand.begun === null ? 0 : -1}
        title={
          field && acts.mayWrite
            ? t('products.edit', { column: t(`products.columns.${field}`), title: product.title })
            : undefined
        }
        onFocus={() => isHere || acts.onPlace(at)}
        onDoubleClick={() => field && acts.mayWrite && acts.onBegin(at)}
        className={`${cellLook} ${column.isNumber ? 'justify-end text-right' : ''} ${isWrong ? 'shadow-[inset_0_0_0_2px_var(--bad-text)]' : ''} ${isHere && hand.begun !== null ? 'px-0 shadow-[inset_0_0_0_2px_var(--focus)]' : ''}`}
      >
        {field ? (
          <EditCell
            product={product}
            field={field}
            edits={acts.edits}
            begun={isHere ? hand.begun : null}
            onEnd={acts.onEnd}
            onMine={(text) => acts.onMine(field, text)}
          />
        ) : (
          <Fact product={product} column={column} acts={acts} />
        )}
      </td>
    )
  })
}

/** A row that is on its way. */
export function EmptyRow() {
  return (
    <td className="flex h-11 items-center px-2.5" style={{ gridColumn: '1 / -1' }}>
      <i aria-hidden="true" className="h-3 w-2/5 rounded-chip bg-skeleton" />
    </td>
  )
}
