import { caseKinds } from '@filiera/contract/payments/cases'
import { Form, Link } from 'react-router'
import { useTranslation } from '../texts/use-translation.ts'
import { Button, buttonClass } from '../ui/forms/button.tsx'
import { Field } from '../ui/forms/field.tsx'
import { longestSearch } from '../ui/forms/longest-search.ts'
import { Select } from '../ui/forms/select.tsx'
import { Search } from '../ui/icons/frame.tsx'
import type { CasesQuery } from './cases-query.state.ts'

type FilterProps = {
  action: string
  query: CasesQuery
  /** All cases of the shown state. */
  all: string
}

/** Narrows the queue down: cases of one kind, or about an order, a purchase or an object at a provider. */
export function CaseFilter({ action, query: { state, kind, search }, all }: FilterProps) {
  const { t } = useTranslation()
  return (
    <Form
      key={`${kind} ${search}`}
      method="get"
      action={action}
      role="search"
      className="mb-6 grid items-start gap-x-4 gap-y-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      {state === 'decided' && <input type="hidden" name="state" value={state} />}
      <Select id="kind" name="kind" defaultValue={kind ?? ''} label={t('caseQueue.filter.kind')}>
        <option value="">{t('caseQueue.filter.allKinds')}</option>
        {caseKinds.map((one) => (
          <option key={one} value={one}>
            {t(`caseQueue.kind.${one}`)}
          </option>
        ))}
      </Select>
      <Field
        id="search-cases"
        name="search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        {...longestSearch(t)}
        defaultValue={search}
        label={t('caseQueue.filter.search')}
        hint={t('caseQueue.filter.hint')}
      />
      <div className="flex flex-wrap gap-3 md:col-span-2">
        <Button type="submit" variant="outline">
          <Search size={20} />
          {t('caseQueue.filter.submit')}
        </Button>
        {(kind !== null || search) && (
          <Link to={all} className={buttonClass({ variant: 'quiet' })}>
            {t('caseQueue.filter.clear')}
          </Link>
        )}
      </div>
    </Form>
  )
}
