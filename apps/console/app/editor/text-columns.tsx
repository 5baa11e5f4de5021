import type { ContentReview } from '@filiera/contract/console/products'
import type { Allergen } from '@filiera/domain/catalogue-constants'
import { type Language, languageNames, languages } from '@filiera/domain/languages'
import { type ComponentType, useId, useRef, useState } from 'react'
import { type TextKey, useTexts } from '../texts/texts.tsx'
import { Button, TextButton } from '../ui/button.tsx'
import { useTooLong } from '../ui/field.tsx'
import { Meter } from '../ui/progress/meter.tsx'
import { changeOf } from './editing/rebase.ts'
import type { TextFieldRow } from './fields.ts'
import { markWords, toggleMark } from './parts/marked-words.ts'
import { refusalOf } from './parts/refused-parts.tsx'
import type { Editor } from './use-editor.ts'
import { useLanguageKeys } from './use-editor-keys.ts'

/** What is wrong or doubtful about one part. */
const notesOf = ({ faults, warnings }: ContentReview, part: string) =>
  [...faults, ...warnings].filter((note) => note.part === part)

/** Words that recall an allergen: the seller says what they are. */
function AskAllergen({
  said,
  allergen,
  onYes,
  onNo,
}: {
  said: string
  allergen: Allergen
  onYes(): void
  onNo(): void
}) {
  const { t } = useTexts()
  return (
    <div className="mt-1.5 rounded-control bg-info-ground px-2.5 py-2 text-t13 text-info-text">
      <p>{t('content.isAllergen', { said, allergen: t(`editor.allergens.${allergen}`) })}</p>
      <p className="mt-1 flex flex-wrap gap-2">
        <Button small onClick={onYes}>
          {t('content.itIs')}
        </Button>
        <Button small onClick={onNo}>
          {t('content.itIsNot')}
        </Button>
      </p>
    </div>
  )
}

/** What is wrong or doubtful about a text; an allergen that it may name is asked. */
function Doubts({
  editor,
  part,
  text,
  mayWrite,
}: {
  editor: Editor
  part: string
  text: string
  mayWrite: boolean
}) {
  const { t } = useTexts()
  const { content, product } = editor
  return notesOf(product.review, part).map(({ code, said, allergen }) =>
    code === 'unmarked_allergen' && allergen && mayWrite ? (
      <AskAllergen
        key={`${code} ${said}`}
        said={said}
        allergen={allergen}
        onYes={() =>
          editor.type({
            ...changeOf(part, markWords(text, said)),
            allergens: [...new Set([...(content.allergens ?? []), allergen])],
            notAllergens: content.notAllergens.filter((own) => own !== allergen),
          })
        }
        onNo={() => editor.type({ notAllergens: [...new Set([...content.notAllergens, allergen])] })}
      />
    ) : (
      <p key={`${code} ${said}`} className="mt-1 text-t12 text-warn-text">
        {t(`editor.notes.${code}` as TextKey, { said })}
      </p>
    ),
  )
}

type Column = { editor: Editor; language: Language; mayWrite: boolean }

function TextArea({ editor, language, mayWrite, row: { field, max, rows } }: Column & { row: TextFieldRow }) {
  const { t } = useTexts()
  const id = useId()
  const { content, product } = editor
  const part = `texts.${language}.${field}`
  const isMissing = product.review.missing[language].includes(part) && content.texts[language][field] === ''
  const refusal = refusalOf(editor, part)
  const tooLong = useTooLong(id, content.texts[language][field], max)
  const isWrong = refusal !== undefined || tooLong !== undefined
  const note = tooLong ?? (refusal ? t(refusal) : isMissing ? t('editor.isMissing') : undefined)
  const area = useRef<HTMLTextAreaElement>(null)
  const text = content.texts[language][field]
  const mark = () => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {}
    const marked = toggleMark(text, selectionStart, selectionEnd)
    if (marked !== null) editor.type(changeOf(part, marked))
    area.current?.focus()
  }
  return (
    <div>
      <textarea
        ref={area}
        id={id}
        lang={language}
        data-text={field}
        aria-label={`${t(`editor.parts.${field}`)}, ${languageNames[language]}`}
        aria-describedby={note ? `${id}-note` : undefined}
        aria-invalid={isWrong || undefined}
        readOnly={!mayWrite}
        rows={rows}
        value={content.texts[language][field]}
        onChange={(event) => editor.type(changeOf(part, event.target.value))}
        onKeyDown={(event) => {
          if (field !== 'ingredients' || !mayWrite || !event.altKey || event.code !== 'KeyA') return
          event.preventDefault()
          mark()
        }}
        className="block w-full [field-sizing:content] wrap-anywhere min-h-9 rounded-control max-md:min-h-11 max-md:py-[9px] border border-control bg-raised px-2.5 py-[7px] text-t14 text-ink read-only:bg-quiet max-md:text-[16px]"
      />
      {field === 'ingredients' && mayWrite && <TextButton onClick={mark}>{t('content.markIt')}</TextButton>}
      {note && (
        <p id={`${id}-note`} className={`mt-1 text-t12 ${isWrong ? 'text-bad-text' : 'text-warn-text'}`}>
          {note}
        </p>
      )}
      <Doubts editor={editor} part={part} text={text} mayWrite={mayWrite} />
    </div>
  )
}

/** A text that is more than a line or a paragraph. */
export type ListRow = { field: 'tags' | 'questions'; Cell: ComponentType<Column> }

const isOf = (fields: readonly { field: string }[], language: Language) => (part: string) =>
  fields.some(({ field }) => part === `texts.${language}.${field}`)

/** How much of some texts a language has. */
function Complete({
  review,
  language,
  rows,
}: {
  review: ContentReview
  language: Language
  rows: readonly { field: string }[]
}) {
  const { t } = useTexts()
  const missing = review.missing[language].filter(isOf(rows, language)).length
  return (
    <div className="pb-1">
      <p className="flex justify-between gap-2 text-t13">
        <b className="font-semibold" lang={language}>
          {languageNames[language]}
        </b>
        <span className="text-ink-2">
          {missing === 0 ? t('editor.complete') : t('editor.missingTexts', { count: missing })}
        </span>
      </p>
      <Meter
        done={rows.length - missing}
        all={rows.length}
        label={`${languageNames[language]}: ${missing === 0 ? t('editor.complete') : t('editor.missingTexts', { count: missing })}`}
      />
    </div>
  )
}

/** Chooses the language shown on narrow windows. */
function LanguageButtons({ shown, onShow }: { shown: Language; onShow(language: Language): void }) {
  return (
    <div className="mb-3 flex gap-1 lg:hidden">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === shown}
          onClick={() => onShow(language)}
          className={`min-h-11 flex-1 rounded-control border px-2 ${language === shown ? 'border-link bg-ok-ground font-semibold text-ok-text' : 'border-line'}`}
        >
          {languageNames[language]}
        </button>
      ))}
    </div>
  )
}

type TextColumnsProps = {
  editor: Editor
  rows: readonly TextFieldRow[]
  /** Shown below the rows. */
  lists?: readonly ListRow[]
  mayWrite: boolean
}

/** Texts in three languages side by side; on narrow windows one language at a time. */
export function TextColumns({ editor, rows, lists = [], mayWrite }: TextColumnsProps) {
  const { t } = useTexts()
  const [shown, setShown] = useState<Language>('it')
  const box = useRef<HTMLDivElement>(null)
  // of several columns on a page those that name the product are the first
  useLanguageKeys(setShown, box, rows.find(({ field }) => field === 'title')?.field)
  const hidden = (language: Language) => (language === shown ? '' : 'max-lg:hidden')
  const { texts } = editor.content
  // who only reads sees no head over nothing
  const isEmpty = ({ field }: ListRow) => languages.every((language) => texts[language][field].length === 0)
  const shownLists = mayWrite ? lists : lists.filter((list) => !isEmpty(list))
  return (
    <>
      <LanguageButtons shown={shown} onShow={setShown} />
      <div ref={box} className="grid gap-x-4 gap-y-3 lg:grid-cols-3">
        {languages.map((language) => (
          <div key={language} className={hidden(language)}>
            <Complete review={editor.product.review} language={language} rows={[...rows, ...lists]} />
          </div>
        ))}
        {[...rows, ...shownLists].map((row) => (
          <div key={row.field} className="contents">
            <h3 className="text-t13 font-semibold lg:col-span-3 lg:-mb-2">
              {t(`editor.parts.${row.field}`)}
              {row.field === 'ingredients' && (
                <span className="font-normal text-ink-2">, {t('content.asterisks')}</span>
              )}
            </h3>
            {languages.map((language) => {
              const column = { editor, language, mayWrite }
              return (
                <div key={language} className={hidden(language)}>
                  {'Cell' in row ? <row.Cell {...column} /> : <TextArea {...column} row={row} />}
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </>
  )
}
