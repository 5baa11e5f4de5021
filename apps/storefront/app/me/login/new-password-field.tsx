import { type ChangeEvent, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { useHydrated } from '../../ui/hydration/use-hydrated.ts'
import { join } from '../../ui/join.ts'
import { passwordStrength } from './password-strength.ts'

type NewPasswordFieldProps = {
  name: string
  label: string
  error: string | undefined
  /** E-mail of the account, which is worth nothing inside its password. */
  username?: string
}

/** Colour of each grade; the words beside it say the same. */
const colours = ['bg-track', 'bg-error', 'bg-meter-part', 'bg-meter', 'bg-meter'] as const

/** How hard the typed password is to guess: an aid, the rule is the length. */
function StrengthMeter({ password, username }: { password: string; username: string | undefined }) {
  const { t } = useTranslation()
  const strength = passwordStrength(password, username)
  const words = password === '' ? '' : t(`account.strength.grade${strength}`)
  return (
    <div className="mt-2 flex min-h-6 items-center gap-3">
      <span aria-hidden="true" className="grid flex-1 grid-cols-4 gap-1.5">
        {[1, 2, 3, 4].map((grade) => (
          <span
            key={grade}
            className={join('h-1.5 rounded-full', grade <= strength ? colours[strength] : 'bg-track')}
          />
        ))}
      </span>
      <span role="status" className="min-w-[9em] text-right text-sm text-ink-2" data-strength={strength}>
        {words}
      </span>
    </div>
  )
}

/** A new password: its rules before typing, its strength while typing. */
export function NewPasswordField({ name, label, error, username }: NewPasswordFieldProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const hydrated = useHydrated()
  return (
    <div>
      <PasswordField
        id={name}
        name={name}
        autoComplete="new-password"
        label={label}
        hint={t('account.newPasswordHint')}
        error={error}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
      />
      {hydrated && <StrengthMeter password={typed} username={username} />}
    </div>
  )
}
