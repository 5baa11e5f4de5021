import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { join } from './join.ts'

type StepperProps = {
  value: number
  min?: number
  max: number
  onChange(value: number): void
  /** What is counted, for assistive technology. */
  label: string
  name?: string
  disabled?: boolean
  /** Called instead of a step below `min`, e.g. to ask for removal. */
  onBelow?: () => void
  size?: 'medium' | 'large'
}

// a disabled button would lose the focus at the last possible step
const step =
  'grid w-11.5 cursor-pointer place-items-center aria-disabled:cursor-default aria-disabled:text-ink-3'

/** Quantity: two buttons and a field to type in. */
export function Stepper(props: StepperProps) {
  const { value, min = 1, max, onChange, label, disabled = false, onBelow, size = 'medium' } = props
  const { t } = useTranslation()
  // what is being typed, until the field is left: an empty field or a first digit is no quantity yet
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    const typed = Number.parseInt(draft ?? '', 10)
    setDraft(null)
    if (Number.isInteger(typed)) onChange(Math.max(min, Math.min(max, typed)))
  }
  return (
    <span
      className={join(
        'inline-flex rounded-control border-[1.5px] border-control bg-raised',
        size === 'large' ? 'h-14' : 'h-12',
      )}
    >
      <button
        type="button"
        className={step}
        aria-label={t('design.fewer', { label })}
        aria-disabled={disabled || (value <= min && !onBelow)}
        onClick={() => {
          if (disabled) return
          if (value > min) onChange(value - 1)
          else onBelow?.()
        }}
      >
        <Minus aria-hidden size={20} strokeWidth={1.75} />
      </button>
      <input
        className="w-10 appearance-none bg-transparent text-center text-[17px] font-semibold"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={2}
        name={props.name}
        aria-label={label}
        value={draft ?? value}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      <button
        type="button"
        className={step}
        aria-label={t('design.more', { label })}
        aria-disabled={disabled || value >= max}
        onClick={() => !disabled && value < max && onChange(value + 1)}
      >
        <Plus aria-hidden size={20} strokeWidth={1.75} />
      </button>
    </span>
  )
}
