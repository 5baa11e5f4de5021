import { type AnswerTemplate, TEMPLATE_NAME, TEMPLATE_TEXT } from '@filiera/contract/console/answer-templates'
import { placeholderWords, unknownPlaceholder } from '@filiera/domain/answer-template'
import { type Language, languageNames, languages } from '@filiera/domain/languages'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { FieldConflicts } from '../ui/conflicts/field-conflicts.tsx'
import { type Seen, useVersionedForm } from '../ui/conflicts/use-versioned-form.ts'
import { Field, TextArea } from '../ui/field.tsx'
import { FormEnd } from '../ui/form-end.tsx'
import { showFaults } from '../ui/show-faults.ts'
import { useTemplateActs } from './use-templates.ts'

/** The name, and the words in each language. */
type Typed = { name: string } & Record<Language, string>
type Row = Pick<AnswerTemplate, 'version' | 'name' | 'text'>

const bare: Seen<Typed> = { version: 0, values: { name: '', it: '', en: '', es: '' } }
const seenOf = ({ version, name, text: { it, en, es } }: Row): Seen<Typed> => ({
  version,
  values: { name, it, en, es },
})

type Props = {
  shop: string
  /** Null for a new one. */
  known: AnswerTemplate | null
  /** Whether a colleague took it away meanwhile: it is added again. */
  isGone: boolean
  onLeave(): void
  onDone(): void
}

/** What is wrong with a template as it is typed. */
function useTemplateFaults({ name, ...text }: Typed) {
  const { t } = useTexts()
  const textFault = (language: Language) => {
    const word = unknownPlaceholder(text[language])
    if (word !== undefined) return t('messages.templates.unknown', { word })
    return language === 'it' && !text.it.trim() ? t('messages.templates.empty') : undefined
  }
  return (field: keyof Typed) => {
    if (field !== 'name') return textFault(field)
    return name.trim() ? undefined : t('messages.templates.noName')
  }
}

/** What is typed of a template, and how it is saved; it outlives the page until then. */
function useTemplateForm({ shop, known, isGone, onDone }: Props) {
  const { add, change } = useTemplateActs(shop)
  const form = useVersionedForm({
    name: `answer-template.${shop}.${known?.id ?? 'new'}`,
    seen: known ? seenOf(known) : bare,
    read: (current) => seenOf(current as Row),
    send({ name, it, en, es }: Typed, version) {
      const body = { name, text: { it, en, es } }
      return known && !isGone ? change(known.id, body, version) : add(body)
    },
    onSaved: onDone,
  })
  const [isAsked, setAsked] = useState(false)
  const faultOf = useTemplateFaults(form.typed)
  return {
    form,
    faultOf: (field: keyof Typed) => (isAsked ? faultOf(field) : undefined),
    send(event: FormEvent) {
      event.preventDefault()
      showFaults(event, () => setAsked(true))
      if (!(['name', ...languages] as const).some(faultOf)) form.save()
    },
  }
}

/** Which words a text can hold that are filled in when it is used. */
function Placeholders() {
  const { t, language } = useTexts()
  const wordOf = (of: keyof typeof placeholderWords) => `{${placeholderWords[of][language]}}`
  const words = { name: wordOf('name'), order: wordOf('order'), tracking: wordOf('tracking') }
  return <p className="text-t13 text-ink-2">{t('messages.templates.filled', words)}</p>
}

/** A template's name and words; what is typed outlives the page until it is saved. */
export function TemplateForm(props: Props) {
  const { t } = useTexts()
  const { form, faultOf, send } = useTemplateForm(props)
  const { typed, type } = form
  const nameOf = (field: keyof Typed) =>
    t(field === 'name' ? 'messages.templates.name' : `messages.templates.text.${field}`)
  return (
    <form onSubmit={send} className="grid gap-4">
      <Field
        label={nameOf('name')}
        maxLength={TEMPLATE_NAME}
        value={typed.name}
        onChange={({ target }) => type({ name: target.value })}
        error={faultOf('name')}
      />
      <Placeholders />
      {languages.map((language) => (
        <TextArea
          key={language}
          lang={language}
          label={nameOf(language)}
          rows={3}
          maxLength={TEMPLATE_TEXT}
          value={typed[language]}
          onChange={({ target }) => type({ [language]: target.value })}
          error={faultOf(language)}
        />
      ))}
      {form.met && (
        <FieldConflicts
          met={form.met}
          typed={typed}
          nameOf={(field) => (field === 'name' ? nameOf(field) : languageNames[field])}
          wordsOf={(_, value) => value}
          onChoose={type}
        />
      )}
      <FormEnd
        form={form}
        failure={form.code === 'not_found' ? t('messages.templates.failed.gone') : undefined}
        onClose={props.onLeave}
      />
    </form>
  )
}
