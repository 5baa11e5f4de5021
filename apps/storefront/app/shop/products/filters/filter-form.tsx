import type { Facets } from '@filiera/contract/catalog/facets'
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import {
  type ListingQuery,
  listingAddress,
  listingSearch,
  readListingQuery,
} from '../../../pages/listing-query.state.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { SheetHead } from '../../../ui/sheet-head.tsx'
import { useSheet } from '../../../ui/use-sheet.ts'
import { FILTERS } from './filter-button.tsx'
import { FilterGroups } from './filter-groups.tsx'
import { SheetFoot } from './sheet-foot.tsx'
import { useLiveFacets } from './use-live-facets.ts'
import { useRestoredFocus } from './use-restored-focus.ts'
import { useWideScreen } from './use-wide-screen.ts'

type FilterFormProps = {
  path: string
  query: ListingQuery
  facets: Facets
  category?: string | undefined
  /** Id of the seller whose page this is. */
  seller?: string | undefined
}

/** Parts of the address that the filters keep, for the form without JavaScript. */
function OtherParts({ path, query }: { path: string; query: ListingQuery }) {
  const { text, isLiteral, traces, sort } = query
  const kept = listingAddress(path, { text, isLiteral, traces, sort }).slice(path.length)
  return [...new URLSearchParams(kept)].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ))
}

/** What stands in the form, as a query. */
function queryOf(form: HTMLFormElement): ListingQuery {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value)
  return readListingQuery(params)
}

/**
 * The query that the boxes show: a pressed box answers at once, before the navigation has begun. In the open sheet choices gather until
 * they are sent; elsewhere each one navigates.
 */
function useChosenQuery(
  { path, query: applied }: FilterFormProps,
  form: RefObject<HTMLFormElement | null>,
  isOpen: boolean,
) {
  const navigate = useNavigate()
  const [wished, setWished] = useState<ListingQuery | null>(null)
  const address = listingAddress(path, applied)
  // a wish holds until the address moves or the sheet closes
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it moves
  useEffect(() => setWished(null), [address])
  useEffect(() => {
    if (!isOpen) setWished(null)
  }, [isOpen])
  const go = (next: ListingQuery) =>
    void navigate(listingAddress(path, { ...next, page: 1 }), { preventScrollReset: true })
  const choose = (next: ListingQuery) => {
    setWished(next)
    if (!isOpen) go(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the scripts ran
  useEffect(() => {
    if (!form.current) return
    const chosen = queryOf(form.current)
    const isAsApplied = listingSearch({ ...chosen, page: 1 }) === listingSearch({ ...applied, page: 1 })
    if (isAsApplied) return
    setWished(chosen)
    if (!form.current.matches(':popover-open')) go(chosen)
  }, [])
  return { wished, choose, go }
}

/**
 * The filters of a list, one form: beside it on wide screens, where they apply at once and keep focus and scroll; a sheet on narrow ones,
 * which HTML opens and where the choice is applied together. Without JavaScript its button applies them.
 */
export default function FilterForm(props: FilterFormProps) {
  const { path, category, seller } = props
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const isOpen = useSheet(form)
  useRestoredFocus(form)
  const isWide = useWideScreen()
  const { wished, choose, go } = useChosenQuery(props, form, isOpen)
  const query = wished ?? props.query
  const facets = useLiveFacets(isOpen ? wished : null, { category, seller }, props.facets)
  // the screen was turned
  useEffect(() => {
    if (isWide && isOpen) form.current?.hidePopover()
  }, [isWide, isOpen])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = queryOf(event.currentTarget)
    if (isOpen) event.currentTarget.hidePopover()
    go(chosen)
  }
  return (
    <Form
      ref={form}
      id={FILTERS}
      popover="auto"
      action={path}
      aria-label={t('catalogue.filters')}
      onSubmit={submit}
      className="filter-form sheet bg-paper text-ink shadow-e3"
    >
      <OtherParts path={path} query={query} />
      <SheetHead id={FILTERS} title={t('catalogue.filters')} className="opens-sheet lg:hidden" />
      <div className="flex-1 overflow-auto overscroll-contain max-lg:px-4 max-lg:py-4 max-lg:md:px-6">
        <FilterGroups
          path={path}
          query={query}
          facets={facets}
          about={category ? 'category' : seller ? 'seller' : undefined}
          onChange={choose}
        />
        <Button type="submit" full className="without-script max-lg:hidden">
          {t('catalogue.apply')}
        </Button>
      </div>
      <SheetFoot
        path={path}
        query={query}
        total={facets.total}
        onClear={() => isOpen && form.current?.hidePopover()}
      />
    </Form>
  )
}
