import { languageNames, languages } from '@filiera/domain/languages'
import { useTexts } from '../texts/texts.tsx'
import { unbroken } from '../texts/unbroken.ts'
import { Field } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import type { Member, Word } from './use-family.ts'

/** A product among the formats: how it is called in each language, and where it stands. */
export function MemberRow({
  member: { title, value },
  place: { at, of },
  fault,
  onValue,
  onMove,
  onRemove,
}: {
  member: Member
  place: { at: number; of: number }
  fault: string | undefined
  onValue(value: Word): void
  onMove(by: -1 | 1): void
  onRemove(): void
}) {
  const { t } = useTexts()
  return (
    <li className="border-b border-line p-3 last:border-b-0">
      <div className="mb-2 flex items-center gap-1">
        <p className="min-w-0 flex-1 font-semibold wrap-anywhere">{unbroken(title)}</p>
        <IconButton
          icon="up"
          label={t('formats.up', { title })}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="down"
          label={t('formats.down', { title })}
          disabled={at === of - 1}
          onClick={() => onMove(1)}
        />
        <IconButton icon="close" label={t('formats.remove', { title })} onClick={onRemove} />
      </div>
      <div className="grid gap-2 md:grid-cols-3">
        {languages.map((language) => (
          <Field
            key={language}
            lang={language}
            label={languageNames[language]}
            aria-label={`${title}, ${languageNames[language]}`}
            maxLength={60}
            // what a language does not say is read in Italian
            placeholder={language === 'it' ? undefined : value.it}
            value={value[language]}
            error={language === 'it' ? fault : undefined}
            onChange={(event) => onValue({ ...value, [language]: event.target.value })}
          />
        ))}
      </div>
    </li>
  )
}
