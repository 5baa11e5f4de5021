import { Link } from 'react-router'
import { dispatchCompare } from '../../state/compare/change-compare.ts'
import { type CompareQuery, compareSearch, differ } from '../../state/compare/compare.state.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { X } from '../../ui/icons/frame.tsx'
import { SmallImage } from '../../ui/small-image.tsx'
import './compare-table.css'
import { type CompareRow, useCompareRows } from './compare-rows.tsx'
import type { Column } from './load-compare.server.ts'

function Head({ column, query }: { column: Column; query: CompareQuery }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  const { id, title, image, lang } = column
  const others = query.ids.filter((other) => other !== id)
  return (
    <th scope="col">
      <div className="flex items-start justify-between">
        <SmallImage url={image} sizes="72px" className="w-14 rounded-control md:w-18" />
        <Link
          to={to(`/compare${compareSearch({ ...query, ids: others })}`)}
          onClick={() => dispatchCompare({ type: 'remove', id })}
          aria-label={`${t('compare.remove')}: ${title}`}
          preventScrollReset
          className="-mt-1 -mr-2 grid size-11 place-items-center rounded-control text-ink-2 hover:bg-quiet"
        >
          <X size={20} />
        </Link>
      </div>
      <Link
        to={to(`/product/${id}`)}
        lang={lang === language ? undefined : lang}
        className="mt-2 line-clamp-3 text-[0.9375rem] leading-[1.3] font-semibold hover:text-link md:text-base"
      >
        {title}
      </Link>
    </th>
  )
}

function Row({ row, isMarked }: { row: CompareRow; isMarked: boolean }) {
  const { t } = useTranslation()
  return (
    <tr className={isMarked ? 'differs' : undefined}>
      <th scope="row">
        <span>
          {row.title}
          {isMarked && (
            <>
              <span aria-hidden="true"> ≠</span>
              <span className="sr-only"> ({t('compare.different')})</span>
            </>
          )}
        </span>
      </th>
      {row.cells.map(({ text, node }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={at}>{node || text}</td>
      ))}
    </tr>
  )
}

/** Products as columns, what is compared as rows; the head stays in view where nothing scrolls sideways. */
export function CompareTable({ columns, query }: { columns: readonly Column[]; query: CompareQuery }) {
  const { t } = useTranslation()
  const rows = useCompareRows(columns)
  const isMarked = (row: CompareRow) => query.differences && differ(row.cells.map(({ text }) => text))
  return (
    <div className="compare-table" data-columns={columns.length}>
      <table>
        <caption className="sr-only">
          {t('compare.caption', { titles: columns.map(({ title }) => title).join(', ') })}
        </caption>
        <thead>
          <tr>
            <td className="compare-corner" />
            {columns.map((column) => (
              <Head key={column.id} column={column} query={query} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} isMarked={isMarked(row)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
