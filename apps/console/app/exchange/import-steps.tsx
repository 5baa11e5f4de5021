import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'

const steps = ['choose', 'columns', 'trial', 'done'] as const
export type Step = (typeof steps)[number]

/** How far a file is on its way in. */
export function ImportSteps({ at }: { at: Step }) {
  const { t } = useTexts()
  const current = steps.indexOf(at)
  return (
    <ol className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-2 md:gap-x-3">
      {steps.map((step, index) => {
        const isPast = index < current
        const isNow = index === current
        const look = isPast
          ? 'border-button bg-button text-on-button'
          : isNow
            ? 'border-ink bg-ink text-ground'
            : 'border-control text-ink-2'
        return (
          <li key={step} aria-current={isNow ? 'step' : undefined} className="flex items-center gap-2">
            {index > 0 && <i aria-hidden="true" className="w-2 border-t-2 border-line md:w-8" />}
            <span
              aria-hidden="true"
              className={`grid h-[22px] w-[22px] place-items-center rounded-full border text-t12 ${look}`}
            >
              {isPast ? <Icon name="check" size={14} /> : index + 1}
            </span>
            <span
              className={`text-t13 ${isNow ? 'font-semibold' : 'sr-only md:not-sr-only'} ${isPast ? 'text-link' : isNow ? '' : 'text-ink-2'}`}
            >
              {t(`exchange.import.steps.${step}`)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
