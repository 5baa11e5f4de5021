import type { Family } from '@filiera/contract/console/formats'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'

/** What a colleague made of the formats meanwhile; what was typed stays in the fields until one of the two is chosen. */
export function MetFormats({
  by,
  family: { members },
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
  return (
    <div role="alert" className="grid gap-2 rounded-control bg-warn-ground p-3 text-warn-text">
      <p>{t('formats.met', { by: by || t('formats.somebody') })}</p>
      <ul className="list-disc pl-5 wrap-anywhere">
        {members.map(({ id, title, value }) => (
          <li key={id}>
            {value.it}, {title}
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
