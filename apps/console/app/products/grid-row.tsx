import type { SellerProduct } from '@filiera/contract/console/seller-products'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { DuplicateButton } from '../create/duplicate-button.tsx'
import { unbroken } from '../texts/unbroken.ts'
import { Picture } from '../ui/picture.tsx'
import { CellInput, EditCell } from './cells/edit-cell.tsx'
import { type EditableField, editable } from './cells/read-cell.ts'
import type { Edits } from './cells/use-edits.ts'
import { ChooseBox } from './choose-box.tsx'
import type { Column } from './columns.ts'
import { FormatMark, Languages, StateChip } from './product-facts.tsx'
import { StateButton } from './state-button.tsx'

/** The active cell in a row: where it is, and what it begins with while it is edited. */
export type ActiveCell = { column: number; begun: string | null; onEnd(how: 'stay' | 'down' | 'gone'): void }

/** What rows need; all of it stays the same while the sheet is scrolled, so that only new rows are drawn. */
type Props = {
  index: number
  columns: readonly Column[]
  /** Undefined while it is on its way. */
  product: SellerProduct | undefined
  /** Of the row that has the active cell. */
  activeCell: ActiveCell | undefined
  /** The columns that are marked in it, and its edges: `2 4 top bottom`. */
  marked: string | undefined
  /** The column that has the handle by which a range is filled down. */
  handle: number | undefined
  edits: Edits
  mayWrite: boolean
  isChosen: boolean
  onChoose(id: string): void
  onCopy(id: string): void
}

export const editableField = ({ field }: Column): EditableField | undefined =>
  editable.find((known) => known === field)

type FactProps = Pick<Props, 'edits' | 'mayWrite' | 'isChosen' | 'onChoose' | 'onCopy'> & {
  product: SellerProduct
  column: Column
}

function Fact({ product, column, edits, mayWrite, isChosen, onChoose, onCopy }: FactProps): ReactNode {
  if (column.field === 'title')
    return (
      <>
        {mayWrite && (
          <ChooseBox
            isInGrid
            title={product.title}
            isChosen={isChosen}
            onChoose={() => onChoose(product.id)}
          />
        )}
        {/* a picture of its own, so that the one of the product before does not stay until it has come */}
        <Picture key={product.picture} picture={product.picture} size={32} />
        <span className="min-w-0 text-t13 leading-4">
          {/* the format first: names of one family often differ at their end only, where they are cut */}
          <span className={`${product.code ? 'line-clamp-1' : 'line-clamp-2'} wrap-anywhere`}>
            <FormatMark product={product} />
            <Link
              to={`/products/${product.id}`}
              tabIndex={-1}
              title={product.title}
              className="font-semibold text-ink hover:underline"
            >
              {unbroken(product.title)}
            </Link>
          </span>
          {product.code && <span className="block truncate text-t12 text-ink-2">{product.code}</span>}
        </span>
      </>
    )
  if (column.field === 'state')
    return (
      <>
        <StateChip product={product} />
        {mayWrite && (
          <span className="flex">
            <StateButton product={product} edits={edits} />
            <DuplicateButton title={product.title} onDuplicate={() => onCopy(product.id)} />
          </span>
        )}
      </>
    )
  if (column.field === 'languages') return <Languages product={product} />
  const text = column.field === 'category' ? product.category.name : product.warehouse.name
  return <span className="line-clamp-2 text-t13 leading-4 text-ink-2">{text}</span>
}

const cellLook =
  'relative flex min-w-0 items-center border-r border-line bg-[var(--row,var(--raised))] px-2.5 first:sticky first:left-0 first:z-10 last:border-r-0'
const handLook = 'focus:outline-2 focus:-outline-offset-2 focus:outline-(--focus)'

/** How the parts of a cell stand beside each other. */
const placed = ({ field, isNumber }: Column): string => {
  if (isNumber) return 'justify-end text-right'
  return field === 'title' ? 'gap-2.5' : field === 'state' ? 'justify-between' : ''
}

const blank = <i aria-hidden="true" className="h-3 w-2/5 rounded-chip bg-skeleton" />

/** The tint and the frame of a marked cell. */
function Mark({ marked, at }: { marked: string; at: number }) {
  const [left, right, ...edges] = marked.split(' ')
  const frame = [
    at === Number(left) && 'border-l-2',
    at === Number(right) && 'border-r-2',
    edges.includes('top') && 'border-t-2',
    edges.includes('bottom') && 'border-b-2',
  ]
  return (
    <i
      aria-hidden="true"
      className={`pointer-events-none absolute inset-0 border-(--link) bg-(--link)/10 ${frame.filter(Boolean).join(' ')}`}
    />
  )
}

const isMarkedAt = (marked: string | undefined, at: number) => {
  const [left, right] = (marked ?? '').split(' ').map(Number)
  return marked !== undefined && left !== undefined && right !== undefined && left <= at && at <= right
}

function Cells({ product, columns, activeCell, edits, marked, handle, ...rest }: Props) {
  return columns.map((column, at) => {
    const field = editableField(column)
    const isHere = activeCell?.column === at
    const begun = isHere ? activeCell.begun : null
    const state = field && product && edits.stateOf(product.id, field)
    const isWrong = state?.kind === 'refused' || state?.kind === 'changed'
    return (
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
      <td
        key={column.field}
        aria-colindex={at + 1}
        aria-invalid={isWrong || undefined}
        aria-selected={isMarkedAt(marked, at) || undefined}
        tabIndex={isHere && begun === null ? 0 : -1}
        className={`${cellLook} ${isHere ? handLook : 'outline-none'} ${placed(column)} ${isWrong ? 'shadow-[inset_0_0_0_2px_var(--bad-text)]' : ''} ${begun !== null ? 'px-0 shadow-[inset_0_0_0_2px_var(--focus)]' : ''}`}
      >
        {!product && at === 0 && blank}
        {product && !field && <Fact product={product} column={column} edits={edits} {...rest} />}
        {product && field && activeCell && begun !== null && (
          <CellInput product={product} field={field} edits={edits} begun={begun} onEnd={activeCell.onEnd} />
        )}
        {product && field && begun === null && <EditCell product={product} field={field} edits={edits} />}
        {marked && isMarkedAt(marked, at) && <Mark marked={marked} at={at} />}
        {handle === at && begun === null && (
          <i
            aria-hidden="true"
            data-fill=""
            className="absolute right-0 bottom-0 grid h-4 w-4 cursor-crosshair place-items-end"
          >
            <i className="block h-2 w-2 bg-(--link)" />
          </i>
        )}
      </td>
    )
  })
}

/** A product as a row of the grid, 44 px high; a blank while it is on its way. */
export const GridRow = memo(function GridRow(props: Props) {
  const { index, product, activeCell, mayWrite, isChosen } = props
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={mayWrite ? isChosen : undefined}
      className="relative grid h-11 grid-cols-(--columns) border-b border-line bg-raised [contain:layout_style_size] focus-within:z-10 has-[[role=alert]]:z-20 aria-selected:[--row:var(--ok-ground)]"
    >
      {/* the keyboard needs the cells of its row before their values, and keeps them when those come */}
      {product || activeCell ? (
        <Cells {...props} />
      ) : (
        <td className="col-span-full flex items-center px-2.5">{blank}</td>
      )}
    </tr>
  )
})
