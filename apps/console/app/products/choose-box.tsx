import { useTexts } from '../texts/texts.tsx'

/** Chooses a product for what is done to several. */
export function ChooseBox({
  title,
  isChosen,
  onChoose,
  isInGrid = false,
}: {
  title: string
  isChosen: boolean
  onChoose(): void
  /** Reached by Space from its row, not by Tab. */
  isInGrid?: boolean
}) {
  const { t } = useTexts()
  return (
    <label className={`grid flex-none place-items-center ${isInGrid ? '' : '-m-3 h-11 w-11'}`}>
      <input
        type="checkbox"
        tabIndex={isInGrid ? -1 : 0}
        className="h-5 w-5 accent-button"
        aria-label={t('jobs.bar.choose', { title })}
        checked={isChosen}
        onChange={onChoose}
      />
    </label>
  )
}
