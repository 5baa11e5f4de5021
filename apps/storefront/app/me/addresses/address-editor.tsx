import type { ComponentProps, Ref } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { AddressForm } from '../../buy/addresses/address-form.tsx'
import { EnhancedMark } from '../../state/session/enhanced-mark.tsx'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button, buttonClass } from '../../ui/forms/button.tsx'

/** A new address, or one that is changed; without scripts, too. */
export function AddressEditor({
  id,
  values,
  errors,
  countries,
  form,
}: Pick<ComponentProps<typeof AddressForm>, 'values' | 'errors' | 'countries'> & {
  /** Null for a new one. */
  id: string | null
  form: Ref<HTMLFormElement>
}) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const busy = useNavigation().state !== 'idle'
  return (
    <section aria-labelledby="address-editor" className="max-w-[640px]">
      <h2 id="address-editor" className="mb-4.5 text-2xl">
        {id ? t('addresses.editTitle') : t('addresses.new')}
      </h2>
      <Form method="post" noValidate key={id ?? 'new'} ref={form}>
        <EnhancedMark />
        <input type="hidden" name="intent" value="save" />
        {id && <input type="hidden" name="id" value={id} />}
        <AddressForm values={values} errors={errors} countries={countries} withDefaults />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" disabled={busy}>
            {t('addresses.save')}
          </Button>
          <Link to={to('/account/addresses')} className={buttonClass({ variant: 'outline' })}>
            {t('addresses.cancel')}
          </Link>
        </div>
      </Form>
    </section>
  )
}
