import type { ProductContent } from '@filiera/contract/console/product-content'
import { type Language, languageNames } from '@filiera/domain/languages'
import { useContext, useRef } from 'react'
import { useStoredForm } from '../../browser/use-stored-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, TextButton } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { changeOf } from '../editing/rebase.ts'
import { StoredFields } from '../typed-field.tsx'
import type { Editor } from '../use-editor.ts'
import { refusalOf } from './refused-parts.tsx'

type Question = ProductContent['texts']['it']['questions'][number]
type Props = { editor: Editor; language: Language; mayWrite: boolean }

const MOST = 20
const QUESTION_LENGTH = 300
const ANSWER_LENGTH = 2000

const titleOf = (number: string, language: Language) => `${number}, ${languageNames[language]}`

/** A question with its answer. */
function Pair({
  pair,
  title,
  language,
  name,
  mayWrite,
  onPair,
}: {
  pair: Question
  /** Says which one it is. */
  title: string
  language: Language
  name: string
  mayWrite: boolean
  onPair(pair: Question): void
}) {
  const { t } = useTexts()
  const common = { lang: language, readOnly: !mayWrite }
  return (
    <>
      <Field
        {...common}
        label={t('content.question', { title })}
        data-text={name}
        maxLength={QUESTION_LENGTH}
        value={pair.question}
        onChange={(event) => onPair({ ...pair, question: event.target.value })}
      />
      <TextArea
        {...common}
        label={t('content.answer', { title })}
        data-text={`${name}-answer`}
        rows={2}
        maxLength={ANSWER_LENGTH}
        value={pair.answer}
        onChange={(event) => onPair({ ...pair, answer: event.target.value })}
      />
    </>
  )
}

/** A pair that is not whole yet; it is kept in this browser until it is added. */
function NewPair({
  part,
  language,
  onAdd,
}: {
  part: string
  language: Language
  onAdd(pair: Question): void
}) {
  const { t } = useTexts()
  const { typed, type, forget } = useStoredForm<Question>(`${useContext(StoredFields)}.${part}`, {
    question: '',
    answer: '',
  })
  const pair = { question: typed.question.trim(), answer: typed.answer.trim() }
  return (
    <div className="grid gap-2">
      <Pair
        language={language}
        mayWrite
        pair={typed}
        title={titleOf(t('content.new'), language)}
        name="question-new"
        onPair={type}
      />
      <div>
        <Button
          small
          disabled={pair.question === '' || pair.answer === ''}
          aria-label={t('content.addQuestion', { language: languageNames[language] })}
          onClick={() => {
            onAdd(pair)
            forget()
          }}
        >
          {t('content.add')}
        </Button>
      </div>
    </div>
  )
}

/** Questions and answers of the page in one language; a new pair is kept in this browser until both are there. */
export function QuestionsField({ editor, language, mayWrite }: Props) {
  const { t } = useTexts()
  const part = `texts.${language}.questions`
  const { questions } = editor.content.texts[language]
  const box = useRef<HTMLDivElement>(null)
  const show = (next: readonly Question[]) => editor.type(changeOf(part, next))
  const refusal = refusalOf(editor, part)
  const isMissing = editor.product.review.missing[language].includes(part) && questions.length === 0
  return (
    <div ref={box} tabIndex={-1} className="grid gap-2">
      {isMissing && <p className="text-t12 text-warn-text">{t('editor.isMissing')}</p>}
      <div role="alert">{refusal && <p className="text-t12 text-bad-text">{t(refusal)}</p>}</div>
      {questions.map((pair, at) => (
        <div key={String(at)} className="grid gap-2 border-b border-line pb-2">
          <Pair
            language={language}
            mayWrite={mayWrite}
            pair={pair}
            title={titleOf(String(at + 1), language)}
            name={`question-${at}`}
            onPair={(next) => show(questions.map((own, index) => (index === at ? next : own)))}
          />
          {mayWrite && (
            <TextButton
              aria-label={t('content.takeQuestion', { title: titleOf(String(at + 1), language) })}
              onClick={() => {
                show(questions.filter((_, index) => index !== at))
                // the button goes: the keyboard stays near it
                box.current?.focus()
              }}
            >
              {t('photos.takeAway')}
            </TextButton>
          )}
        </div>
      ))}
      {mayWrite && questions.length < MOST && (
        <NewPair
          part={part}
          language={language}
          onAdd={(pair) => {
            show([...questions, pair])
            box.current?.querySelector<HTMLElement>('[data-text="question-new"]')?.focus()
          }}
        />
      )}
    </div>
  )
}
