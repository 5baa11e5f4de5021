import { Form, Link, useNavigation } from 'react-router'
import { ErrorSummary } from '../../frame/forms/error-summary.tsx'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Checkbox } from '../../ui/forms/choice.tsx'
import { Field, FieldFrame, inputClass, useFieldIds } from '../../ui/forms/field.tsx'
import {
  type ContactErrors,
  type ContactField,
  type ContactValues,
  contactLengths,
} from './contact-form.state.ts'

/** What the server made of the form; `failed` when the message was not taken. */
export type ContactAnswer = {
  values: ContactValues
  errors: ContactErrors
  failed: boolean
  sent: boolean
}

/** The failure of a contact request, in English everywhere (specification §8). */
const CONTACT_FAILURE = 'Error! The request was not completed.'

type FieldText = (field: ContactField) => string | undefined

function MessageField({ value, error }: { value: string; error: string | undefined }) {
  const { t } = useTranslation()
  const text = {
    label: t('messages.contact.message'),
    hint: t('messages.contact.messageHint', { most: contactLengths.Message }),
    error,
  }
  const { id, control } = useFieldIds('Message', text)
  return (
    <FieldFrame id={id} {...text} optional>
      <textarea
        {...control}
        name="Message"
        rows={7}
        defaultValue={value}
        className={`${inputClass} h-auto! py-3 leading-[1.5]`}
      />
    </FieldFrame>
  )
}

function Consent({ given, error }: { given: boolean; error: string | undefined }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <div>
      <Checkbox
        id="Consent"
        name="Consent"
        value="yes"
        defaultChecked={given}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'Consent-error' : undefined}
      >
        {t('messages.contact.consent')}
      </Checkbox>
      {error && (
        <p id="Consent-error" className="text-sm font-medium text-error">
          {error}
        </p>
      )}
      <Link
        to={to('/legal/privacy')}
        className="inline-flex min-h-11 items-center text-[0.9375rem] text-link underline decoration-link-line underline-offset-4"
      >
        {t('messages.contact.privacy')}
      </Link>
    </div>
  )
}

function Fields({ values, errorOf }: { values: ContactValues; errorOf: FieldText }) {
  const { t } = useTranslation()
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          id="Email"
          name="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          defaultValue={values.Email}
          label={t('messages.contact.email')}
          error={errorOf('Email')}
        />
        <Field
          id="Name"
          name="Name"
          autoComplete="name"
          maxLength={contactLengths.Name}
          defaultValue={values.Name}
          label={t('messages.contact.name')}
          error={errorOf('Name')}
        />
      </div>
      <Field
        id="Subject"
        name="Subject"
        maxLength={contactLengths.Subject}
        defaultValue={values.Subject}
        label={t('messages.contact.subject')}
        error={errorOf('Subject')}
      />
      <MessageField value={values.Message} error={errorOf('Message')} />
      <input
        type="text"
        name="Website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        className="sr-only"
      />
      <Consent given={values.Consent !== ''} error={errorOf('Consent')} />
    </>
  )
}

/** The form to write to the shop; works without scripts. */
export function ContactForm({
  answer,
  values,
}: {
  answer: ContactAnswer | undefined
  values: ContactValues
}) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const errors = answer?.errors ?? []
  const textOf = (field: ContactField) =>
    t(`messages.contact.error.${field}`, { most: contactLengths.Message })
  return (
    <Form method="post" className="grid gap-5" noValidate>
      <div className="empty:hidden">
        <ErrorSummary errors={errors.map((field) => ({ field, text: textOf(field) }))} answer={answer}>
          {answer?.failed && (
            <p lang="en" className="font-semibold">
              {CONTACT_FAILURE}
            </p>
          )}
        </ErrorSummary>
      </div>
      <Fields values={values} errorOf={(field) => (errors.includes(field) ? textOf(field) : undefined)} />
      <p>
        <Button type="submit" disabled={busy} className="w-full md:w-auto">
          {t('messages.contact.submit')}
        </Button>
      </p>
    </Form>
  )
}
