import type { Family } from '@filiera/contract/console/formats'
import { languageNames, languages } from '@filiera/domain/languages'
import { useLostKeyboard } from '../browser/use-kept-keyboard.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import type { Word } from './use-family.ts'

/** In Italian, and as the other languages say it where they do. */
function inLanguages(word: Word): string {
  const others = languages.filter((of) => word[of] && word[of] !== word.it)
  const said = others.map((of) => `${languageNames[of]}: ${word[of]}`).join(', ')
  return said ? `${word.it} (${said})` : word.it
}

/** What a colleague made of the formats meanwhile; what was typed stays in the fields until one of the two is chosen. */
export function MetFormats({
  by,
  family: { axis, members },
  onMine,
  onTheirs,
}: {
  by: string | undefined
  /** As it is now. */
  family: Family
  onMine(): void
  onTheirs(): void
}) {
  const { t } = useTexts()
  const box = useLostKeyboard<HTMLDivElement>()
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="grid gap-2 rounded-control bg-warn-ground p-3 text-warn-text"
    >
      <p>{t('formats.met', { by: by || t('formats.somebody') })}</p>
      {axis && (
        <p className="wrap-anywhere">
          {t('formats.axis')}: {inLanguages(axis)}
        </p>
      )}
      <ul className="list-disc pl-5 wrap-anywhere">
        {members.map(({ id, title, value }) => (
          <li key={id}>
            {inLanguages(value)}, {title}
          </li>
        ))}
      </ul>
      {members.length === 0 && <p>{t('formats.metNone')}</p>}
      <p className="flex flex-wrap gap-2">
        <Button small onClick={onMine}>
          {t('formats.keepMine')}
        </Button>
        <Button small onClick={onTheirs}>
          {t('formats.startOver')}
        </Button>
      </p>
    </div>
  )
}
