import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { join } from '../design/join.ts'
import { Plate } from '../design/plate.tsx'
import { useLanguage, useLocalPath } from '../i18n/use-language.ts'
import { dispatchCompare } from './change-compare.ts'
import { type CompareQuery, compareSearch, differ } from './compare.state.ts'
import { type CompareRow, useCompareRows } from './compare-rows.tsx'
import type { Column } from './load-compare.server.ts'

/** Two columns fill a phone, three a tablet; more are reached by a swipe. One or two do not stretch over a wide screen. */
const widths = [
  '',
  'lg:max-w-[600px]',
  'lg:max-w-[900px]',
  'max-md:w-[150%]',
  'max-md:w-[200%] md:max-lg:w-[133.34%]',
]
const scrolls = ['', '', '', 'max-md:overflow-x-auto', 'max-lg:overflow-x-auto']

function Head({ column, query }: { column: Column; query: CompareQuery }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  const { id, title, image, lang } = column
  const others = query.ids.filter((other) => other !== id)
  return (
    <th
      scope="col"
      className="sticky top-0 z-2 snap-start border-b border-line bg-paper px-2 pt-2 pb-3 text-left align-top font-normal first-of-type:pl-0 md:px-3"
    >
      <div className="flex items-start justify-between">
        <Plate
          url={image}
          alt=""
          width={200}
          height={200}
          widths={[200]}
          sizes="72px"
          className="w-14 md:w-18"
          imgClassName="aspect-square rounded-control"
        />
        <Link
          to={to(`/compare${compareSearch({ ...query, ids: others })}`)}
          onClick={() => dispatchCompare({ type: 'remove', id })}
          aria-label={`${t('compare.remove')}: ${title}`}
          preventScrollReset
          className="-mt-1 -mr-2 grid size-11 place-items-center rounded-control text-ink-2 hover:bg-quiet"
        >
          <X aria-hidden size={20} strokeWidth={1.75} />
        </Link>
      </div>
      <Link
        to={to(`/product/${id}`)}
        lang={lang === language ? undefined : lang}
        className="mt-2 line-clamp-3 text-[15px] leading-[1.3] font-semibold hover:text-link md:text-base"
      >
        {title}
      </Link>
    </th>
  )
}

function Row({ row, isMarked }: { row: CompareRow; isMarked: boolean }) {
  const { t } = useTranslation()
  return (
    <tr className={isMarked ? 'bg-warn-ground text-warn-ink' : undefined}>
      {/* on narrow screens it takes no width of its own: its words stand above the cells of its row and stay in view */}
      <th
        scope="row"
        className={join(
          'sticky left-0 z-1 p-0 text-left align-top text-[15px] font-semibold max-lg:whitespace-nowrap',
          'lg:static lg:border-b lg:border-line lg:py-3.5 lg:pr-4',
          isMarked && 'lg:pl-3',
        )}
      >
        <span className="max-lg:block max-lg:w-0 max-lg:px-2 max-lg:pt-3">
          {t(`compare.${row.key}`)}
          {isMarked && <span className="ml-2 font-normal">({t('compare.different')})</span>}
        </span>
      </th>
      {row.cells.map(({ text, node }, at) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
          key={at}
          className="border-b border-line px-2 pt-10 pb-3.5 align-top text-[15px] break-words md:px-3 lg:pt-3.5"
        >
          {node || text}
        </td>
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
    <div className={join('max-md:-mx-2 snap-x', scrolls[columns.length])}>
      <table className={join('w-full table-fixed border-separate border-spacing-0', widths[columns.length])}>
        <caption className="sr-only">
          {t('compare.caption', { titles: columns.map(({ title }) => title).join(', ') })}
        </caption>
        <thead>
          <tr>
            <td className="w-0 p-0 lg:sticky lg:top-0 lg:z-2 lg:w-44 lg:border-b lg:border-line lg:bg-paper" />
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
