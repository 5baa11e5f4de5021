import { type AnswerTemplate, TEMPLATE_NAME, TEMPLATE_TEXT } from '@filiera/contract/console/answer-templates'
import { placeholderWords, unknownPlaceholder } from '@filiera/domain/answer-template'
import { type Language, languages } from '@filiera/domain/languages'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../api/call-api.ts'
import { useStoredForm } from '../browser/use-stored-form.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { OvertakenNote } from '../ui/form-end.tsx'
import { showFaults } from '../ui/show-faults.ts'
import { useWriteTemplate, type Written } from './use-templates.ts'

const none: Written = { name: '', text: { it: '', en: '', es: '' } }
type Props = {
  shop: string
  /** Null for a new one. */
  known: AnswerTemplate | null
  onLeave(): void
  onDone(): void
}

/** What is typed of a template, what is wrong with it once it was sent, and how it is sent. */
function useTemplateForm({ shop, known, onDone }: Props) {
  const { t } = useTexts()
  const start: Written = known ? { name: known.name, text: known.text } : none
  const {
    typed: written,
    overtaken,
    type,
    forget,
  } = useStoredForm(`template.${shop}.${known?.id ?? 'new'}`, start)
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending, error } = useWriteTemplate(shop, known)
  const faultOf = (language: Language) => {
    const word = unknownPlaceholder(written.text[language])
    if (word !== undefined) return t('messages.templates.unknown', { word })
    return language === 'it' && !written.text.it.trim() ? t('messages.templates.empty') : undefined
  }
  const nameFault = written.name.trim() ? undefined : t('messages.templates.noName')
  return {
    written,
    type,
    forget,
    isOvertaken: overtaken.length > 0,
    isPending,
    error,
    nameFault: isAsked ? nameFault : undefined,
    faultOf: (language: Language) => (isAsked ? faultOf(language) : undefined),
    send(event: FormEvent) {
      event.preventDefault()
      showFaults(event, () => setAsked(true))
      if (nameFault || languages.some(faultOf)) return
      mutate(written, {
        onSuccess() {
          forget()
          onDone()
        },
      })
    },
  }
}

/** A template's name and words; what is typed outlives the page until it is saved. */
export function TemplateForm(props: Props) {
  const { t, language: shown } = useTexts()
  const { written, type, forget, isOvertaken, isPending, error, nameFault, faultOf, send } =
    useTemplateForm(props)
  const changed = problemOf(error)?.changed
  const wordOf = (of: keyof typeof placeholderWords) => `{${placeholderWords[of][shown]}}`
  return (
    <form onSubmit={send} className="grid gap-4">
      <Field
        label={t('messages.templates.name')}
        maxLength={TEMPLATE_NAME}
        value={written.name}
        onChange={({ target }) => type({ name: target.value })}
        error={nameFault}
      />
      <p className="text-t13 text-ink-2">
        {t('messages.templates.filled', {
          name: wordOf('name'),
          order: wordOf('order'),
          tracking: wordOf('tracking'),
        })}
      </p>
      {languages.map((language) => (
        <TextArea
          key={language}
          lang={language}
          label={t(`messages.templates.text.${language}`)}
          rows={3}
          maxLength={TEMPLATE_TEXT}
          value={written.text[language]}
          onChange={({ target }) => type({ text: { ...written.text, [language]: target.value } })}
          error={faultOf(language)}
        />
      ))}
      {isOvertaken && <OvertakenNote />}
      {error && (
        <p role="alert" className="text-bad-text">
          {changed
            ? t('messages.templates.failed.changed', {
                name: changed.by || t('messages.templates.colleague'),
              })
            : t('messages.templates.failed.form')}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          onClick={() => {
            forget()
            props.onLeave()
          }}
        >
          {t('messages.templates.leave')}
        </Button>
        <Button primary type="submit" disabled={isPending}>
          {t('messages.templates.save')}
        </Button>
      </div>
    </form>
  )
}
