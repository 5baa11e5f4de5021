import { gridSorts, productStates, stockLevels } from '@filiera/contract/console/seller-products'
import { marks } from '@filiera/domain/catalogue-constants'
import { languages } from '@filiera/domain/languages'
import { CategorySelect } from '../../create/category-select.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { lacking } from '../missing.ts'
import { readView, type View, writeView } from './view.ts'

type Choice = {
  name: keyof View
  label: string
  options: readonly (readonly [value: string, word: string])[]
}

function useChoices(): Choice[] {
  const { t } = useTexts()
  return [
    {
      name: 'missing',
      label: t('products.filters.missing'),
      options: [
        ['true', t('products.filters.anything')],
        ...lacking.map((field) => [field, t(`products.fields.${field}`)] as const),
      ],
    },
    {
      name: 'incomplete',
      label: t('products.filters.incomplete'),
      options: languages.map((each) => [each, t(`products.filters.values.incomplete.${each}`)]),
    },
    {
      name: 'stock',
      label: t('products.filters.stock'),
      options: stockLevels.map((level) => [level, t(`products.filters.values.stock.${level}`)]),
    },
    {
      name: 'reduced',
      label: t('products.filters.reduced'),
      options: (['true', 'false'] as const).map((is) => [is, t(`products.filters.values.reduced.${is}`)]),
    },
    {
      name: 'mark',
      label: t('products.filters.mark'),
      options: marks.map((mark) => [mark, mark.toUpperCase()]),
    },
    {
      name: 'certificate',
      label: t('products.filters.certificate'),
      options: [['ending', t('products.filters.values.certificate.ending')]],
    },
    {
      name: 'scheduled',
      label: t('products.filters.scheduled'),
      options: [['true', t('products.filters.values.scheduled.true')]],
    },
    {
      name: 'unpublished',
      label: t('products.filters.unpublished'),
      options: [['true', t('products.filters.values.unpublished.true')]],
    },
  ]
}

type Narrowing = { view: View; show(next: View, replace?: boolean): void }

/** The states of products that are shown; all of them where none is chosen. */
function States({ view, show }: Narrowing) {
  const { t } = useTexts()
  const toggle = (state: (typeof productStates)[number], isOn: boolean) => {
    const chosen = productStates.filter((each) => (each === state ? isOn : view.state?.includes(each)))
    show({ ...view, state: chosen.length > 0 ? chosen : undefined }, true)
  }
  return (
    <fieldset className="mb-4">
      <legend className="mb-1 text-t13 font-semibold">{t('products.filters.state')}</legend>
      <div className="flex flex-wrap gap-x-5">
        {productStates.map((state) => (
          <label key={state} className="flex min-h-9 items-center gap-2 max-md:min-h-11">
            <input
              type="checkbox"
              checked={view.state?.includes(state) ?? false}
              onChange={({ target }) => toggle(state, target.checked)}
              className="h-[18px] w-[18px] accent-button"
            />
            {t(`products.states.${state}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** One value of a list; `every` names the choice of none, where that is one. */
function Choice(props: {
  label: string
  value: string
  every?: string
  options: readonly (readonly [value: string, word: string])[]
  onValue(value: string): void
}) {
  return (
    <SelectField
      label={props.label}
      value={props.value}
      onChange={({ target }) => props.onValue(target.value)}
    >
      {props.every && <option value="">{props.every}</option>}
      {props.options.map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </SelectField>
  )
}

/** Everything by which the list can be narrowed, and its order; what is chosen counts at once. */
export function FilterDialog({
  view,
  show,
  total,
  onClose,
}: Narrowing & { total: number | undefined; onClose(): void }) {
  const { t } = useTexts()
  const choices = useChoices()
  const every = t('products.filters.every')
  // through the address, so that only what the contract knows is shown
  const choose = (name: keyof View, value: string) => {
    const params = writeView({ ...view, [name]: undefined })
    if (value) params.set(name, value)
    show(readView(params), true)
  }
  return (
    <Dialog title={t('products.filters.title')} onClose={onClose}>
      <States view={view} show={show} />
      <div className="grid gap-3 md:grid-cols-2">
        <CategorySelect
          every={every}
          value={view.category ?? ''}
          onValue={(slug) => choose('category', slug)}
        />
        {choices.map(({ name, label, options }) => (
          <Choice
            key={name}
            label={label}
            every={every}
            value={String(view[name] ?? '')}
            options={options}
            onValue={(value) => choose(name, value)}
          />
        ))}
        <Choice
          label={t('products.filters.sort')}
          value={view.sort}
          options={gridSorts.map((sort) => [sort, t(`products.filters.sorts.${sort}`)])}
          onValue={(value) => choose('sort', value)}
        />
        <Choice
          label={t('products.filters.order')}
          value={view.order}
          options={(['asc', 'desc'] as const).map((order) => [order, t(`products.filters.orders.${order}`)])}
          onValue={(value) => choose('order', value)}
        />
      </div>
      <div className="mt-4 flex items-center justify-between gap-3">
        <span role="status" className="text-ink-2">
          {total !== undefined && t('products.count', { count: total })}
        </span>
        <Button primary onClick={onClose}>
          {t('products.filters.show')}
        </Button>
      </div>
    </Dialog>
  )
}
