import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { Button } from '../../ui/forms/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Search } from '../../ui/icons/frame.tsx'

/** Looks for an order of the shop in every state, by number or name. */
export function OrderSearch({ action, text }: { action: string; text: string }) {
  const { t } = useTranslation()
  return (
    <Form method="get" action={action} role="search" className="mb-5 flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60 md:max-w-105">
        <Field
          key={text}
          id="search-orders"
          name="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={60}
          defaultValue={text}
          label={t('fulfilment.search.label')}
        />
      </div>
      <Button type="submit" variant="outline">
        <Search size={20} />
        {t('fulfilment.search.submit')}
      </Button>
    </Form>
  )
}
