import { organicOrigins, type ProductContent } from '@filiera/contract/console/product-content'
import { marks as allMarks, type Mark } from '@filiera/domain/catalogue-constants'
import { useTexts } from '../../texts/texts.tsx'
import { TextButton } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Field } from '../../ui/field.tsx'
import type { Editor } from '../use-editor.ts'
import { CertificateField } from './certificate-field.tsx'
import { useCountries } from './country-list.tsx'
import { Choice, fieldGrid } from './select-row.tsx'

type Props = { editor: Editor; mayWrite: boolean }
type Certified = ProductContent['marks'][number]

const NATIONAL_LIST = 'elenco nazionale PAT'
const NO_OPERATOR = { operatorCode: '', origin: null }
/** What the number of a mark looks like. */
const examples: Readonly<Record<Mark, string>> = {
  dop: 'PDO-IT-0016',
  igp: 'PGI-IT-0220',
  stg: 'TSG-IT-0001',
  bio: 'IT-BIO-006',
  pat: NATIONAL_LIST,
}

function MarkFields({
  mark,
  mayWrite,
  onMark,
  onRemove,
}: {
  mark: Certified
  mayWrite: boolean
  onMark(mark: Certified): void
  onRemove(): void
}) {
  const { t } = useTexts()
  const name = mark.code.toUpperCase()
  const { file, ...said } = mark
  const texts = [
    ['register', 60],
    ['controlBody', 120],
    ['certificate', 60],
  ] as const
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="float-left text-t14 leading-9 font-semibold max-md:leading-[44px]">{name}</legend>
      {mayWrite && (
        <p className="float-right">
          <TextButton
            onClick={onRemove}
            aria-label={t('photos.ofFile', { action: t('photos.takeAway'), name })}
          >
            {t('photos.takeAway')}
          </TextButton>
        </p>
      )}
      <div className="clear-both grid gap-3 md:grid-cols-2 lg:grid-cols-4">
        {texts.map(([field, max]) => (
          <Field
            key={field}
            label={t(`content.${field}`)}
            maxLength={max}
            readOnly={!mayWrite}
            placeholder={field === 'register' ? examples[mark.code] : undefined}
            value={mark[field]}
            onChange={(event) => onMark({ ...mark, [field]: event.target.value })}
          />
        ))}
        <DateField
          label={t('content.expires')}
          readOnly={!mayWrite}
          value={mark.expires ?? ''}
          onChange={(day) => onMark({ ...mark, expires: day || null })}
        />
      </div>
      <CertificateField
        mark={name}
        file={file}
        mayWrite={mayWrite}
        onFile={(next) => onMark(next ? { ...said, file: next } : said)}
      />
    </fieldset>
  )
}

/** Code of the organic operator, and where the farming was done. */
function Organic({ editor, mayWrite }: Props) {
  const { t } = useTexts()
  const { all } = useCountries()
  const organic = editor.content.organic ?? NO_OPERATOR
  return (
    <div className={`${fieldGrid} border-t border-line pt-3`}>
      <Field
        label={t('content.organicCode')}
        maxLength={60}
        readOnly={!mayWrite}
        value={organic.operatorCode}
        onChange={(event) => editor.type({ organic: { ...organic, operatorCode: event.target.value } })}
      />
      <Choice
        label={t('content.organicOrigin')}
        value={organic.origin}
        none={t('create.choose')}
        options={[...organicOrigins.map((own) => [own, t(`content.organicOrigins.${own}`)] as const), ...all]}
        disabled={!mayWrite}
        onValue={(origin) => editor.type({ organic: { ...organic, origin } })}
      />
    </div>
  )
}

/** Protected names and organic farming, each with what proves it. */
export function MarksSection({ editor, mayWrite }: Props) {
  const { t } = useTexts()
  const { marks } = editor.content
  const show = (next: Certified[]) => editor.type({ marks: next })
  const add = (code: Mark) => {
    const register = code === 'pat' ? NATIONAL_LIST : ''
    show([...marks, { code, register, controlBody: '', certificate: '', expires: null }])
  }
  return (
    <div className="grid gap-3">
      {mayWrite && (
        <div className="max-w-72">
          <Choice
            label={t('content.addMark')}
            value={null}
            none={t('create.choose')}
            options={allMarks
              .filter((code) => !marks.some((own) => own.code === code))
              .map((code) => [code, code.toUpperCase()] as const)}
            disabled={false}
            onValue={(code) => code && add(code)}
          />
        </div>
      )}
      {!mayWrite && marks.length === 0 && <p className="text-ink-2">{t('content.noMarks')}</p>}
      {marks.map((mark) => (
        <MarkFields
          key={mark.code}
          mark={mark}
          mayWrite={mayWrite}
          onMark={(next) => show(marks.map((own) => (own.code === mark.code ? next : own)))}
          onRemove={() => show(marks.filter(({ code }) => code !== mark.code))}
        />
      ))}
      {marks.some(({ code }) => code === 'bio') && <Organic editor={editor} mayWrite={mayWrite} />}
    </div>
  )
}
