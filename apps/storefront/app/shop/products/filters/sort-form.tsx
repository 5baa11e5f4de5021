import { productSorts } from '@filiera/domain/catalogue-constants'
import { useId } from 'react'
import { Form, useSubmit } from 'react-router'
import { type ListingQuery, listingAddress, shownSort } from '../../../pages/listing-query.state.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { useEarlyChoice } from '../../../ui/forms/use-early-choice.ts'
import { ChevronDown } from '../../../ui/icons/frame.tsx'

type SortFormProps = { path: string; query: ListingQuery }

/** Everything of the address but the order and the page. */
function KeptFilters({ path, query }: SortFormProps) {
  const address = listingAddress(path, { ...query, sort: null, page: 1 })
  const kept = [...new URLSearchParams(address.slice(path.length))]
  return kept.map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ))
}

/** The order of the list. "Relevance" only means something for a search. */
export function SortForm({ path, query }: SortFormProps) {
  const { t } = useTranslation()
  const submit = useSubmit()
  const id = useId()
  const send = (form: HTMLFormElement | null) => void submit(form, { preventScrollReset: true })
  const { form, sendFrom } = useEarlyChoice(send)
  const shown = productSorts.filter((sort) => sort !== 'relevance' || query.text !== '')
  const current = shownSort(query)
  return (
    <Form
      ref={form}
      action={path}
      className="flex min-w-0 flex-[1_1_10rem] items-center justify-end gap-2.5 text-[0.9375rem] text-ink-2"
    >
      <KeptFilters path={path} query={query} />
      <label htmlFor={id} className="sr-only whitespace-nowrap md:not-sr-only">
        {t('catalogue.sort')}
      </label>
      <span className="relative inline-flex min-w-0 items-center">
        <select
          id={id}
          name="sort"
          value={current}
          autoComplete="off"
          onChange={sendFrom(current)}
          className="min-h-11 min-w-0 appearance-none rounded-control border-[1.5px] border-control bg-raised pr-10 pl-3.5 text-[0.9375rem] font-medium text-ellipsis text-ink"
        >
          {shown.map((sort) => (
            <option key={sort} value={sort}>
              {t(`catalogue.sorts.${sort}`)}
            </option>
          ))}
        </select>
        <ChevronDown size={18} className="pointer-events-none absolute right-3" />
      </span>
      <Button type="submit" size="small" variant="outline" className="without-script">
        {t('catalogue.apply')}
      </Button>
    </Form>
  )
}
