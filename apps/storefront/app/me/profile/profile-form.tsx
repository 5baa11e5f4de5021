import { languageNames, languages } from '@filiera/domain/languages'
import { Form, useNavigation } from 'react-router'
import { DoneNotice } from '../../frame/forms/done-notice.tsx'
import { FormRefusal } from '../../frame/forms/form-refusal.tsx'
import { EnhancedMark } from '../../state/session/enhanced-mark.tsx'
import { useStoredInput } from '../../state/session/stored-input.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { useOutcome } from '../frame/use-outcome.ts'
import {
  type ProfileErrors,
  type ProfileField,
  type ProfileValues,
  profileFields,
} from './profile-form.state.ts'

type ProfileFormProps = {
  values: ProfileValues
  answer:
    | { done: boolean; refused: { values: ProfileValues; errors: ProfileErrors; code: string | null } | null }
    | undefined
  /** The form was saved without scripts a moment ago. */
  wasSaved: boolean
}

type FieldOf = (name: ProfileField) => {
  id: string
  name: string
  defaultValue: string
  error: string | undefined
  label: string
}

function Fields({ field }: { field: FieldOf }) {
  const { t } = useTranslation()
  return (
    <>
      <Field
        {...field('name')}
        autoComplete="nickname"
        maxLength={80}
        hint={t('account.profile.nameHint')}
        optional
      />
      <div className="grid gap-4.5 lg:grid-cols-2">
        <Field {...field('firstName')} autoComplete="given-name" maxLength={80} optional />
        <Field {...field('lastName')} autoComplete="family-name" maxLength={80} optional />
      </div>
      <Field
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={30}
        hint={t('account.profile.phoneHint')}
        optional
      />
      <Select {...field('locale')} autoComplete="language" hint={t('account.profile.localeHint')}>
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </Select>
      <Field
        {...field('birthYear')}
        autoComplete="bday-year"
        inputMode="numeric"
        maxLength={4}
        hint={t('account.profile.birthYearHint')}
        optional
      />
    </>
  )
}

/** Who the customer is: all of it optional but the language. */
export function ProfileForm({ values, answer, wasSaved }: ProfileFormProps) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const keep = useStoredInput(answer)
  useOutcome(answer, 'user_update')
  const refused = answer?.refused
  const shown = refused?.values ?? values
  const error = (field: ProfileField) => {
    const fault = refused?.errors[field]
    return fault && t(`account.profile.error.${fault}`)
  }
  const summary = profileFields.flatMap((field) => {
    const text = error(field)
    return text ? [{ field, text }] : []
  })
  const field = (name: ProfileField) => ({
    id: name,
    name,
    defaultValue: shown[name],
    error: error(name),
    label: t(`account.profile.${name}`),
  })
  return (
    <section aria-labelledby="profile-data">
      <h2 id="profile-data" className="mb-4.5 text-2xl">
        {t('account.profile.data')}
      </h2>
      <div className="mb-5 empty:hidden">
        {wasSaved && <DoneNotice event="user_update" />}
        <FormRefusal event="user_update" code={refused?.code ?? null} errors={summary} answer={answer} />
      </div>
      <Form method="post" className="grid gap-4.5" noValidate ref={keep}>
        <EnhancedMark />
        <input type="hidden" name="intent" value="save" />
        <Fields field={field} />
        <div>
          <Button type="submit" disabled={busy}>
            {t('account.profile.submit')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
