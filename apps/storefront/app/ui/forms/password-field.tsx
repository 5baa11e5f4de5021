import { type ComponentProps, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { join } from '../join.ts'
import { FieldFrame, type FieldText, inputClass, useFieldIds } from './field.tsx'

/** A password that may be shown and pasted. */
export function PasswordField({ label, hint, error, ...rest }: ComponentProps<'input'> & FieldText) {
  const { t } = useTranslation()
  const { id, control } = useFieldIds(rest.id, { label, hint, error })
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <span className="relative block">
        <input
          {...rest}
          {...control}
          type={shown ? 'text' : 'password'}
          className={join(inputClass, 'pr-24')}
        />
        {hydrated && (
          <button
            type="button"
            aria-pressed={shown}
            aria-label={t('account.showPassword')}
            aria-controls={id}
            onClick={() => setShown(!shown)}
            className="absolute top-1 right-1.5 min-h-11 cursor-pointer px-2.5 text-[0.9375rem] font-semibold text-link"
          >
            {shown ? t('account.hide') : t('account.show')}
          </button>
        )}
      </span>
    </FieldFrame>
  )
}
