import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Minus, Plus } from '../icons/frame.tsx'
import { join } from '../join.ts'

type StepperProps = {
  value: number
  min?: number
  max: number
  onChange(value: number): void
  /** What is counted, for assistive technology. */
  label: string
  name?: string
  /** Makes the two buttons send the form before the scripts run, with -1 or 1 under this name; else they need scripts. */
  stepName?: string
  disabled?: boolean
  /** Called instead of a step below `min`, e.g. to ask for removal. */
  onBelow?: () => void
  size?: 'medium' | 'large'
}

// a disabled button would lose the focus at the last possible step
const step =
  'grid w-11.5 cursor-pointer place-items-center aria-disabled:cursor-default aria-disabled:text-ink-3'

type FieldProps = Pick<StepperProps, 'value' | 'label'> & {
  name: string | undefined
  disabled: boolean
  /** Takes what was typed, a whole number. */
  onType(quantity: number): void
}

/** The field between the buttons. What is being typed is no quantity until the field is left: it may be empty. */
function QuantityField({ value, label, name, disabled, onType }: FieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const commit = (text: string | null) => {
    const typed = Number.parseInt(text ?? '', 10)
    setDraft(null)
    if (Number.isInteger(typed)) onType(typed)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useEffect(() => {
    const typed = field.current?.value.replace(/\D/g, '') ?? ''
    if (typed === String(value)) return
    if (document.activeElement === field.current) setDraft(typed)
    else commit(typed)
  }, [])
  return (
    <input
      ref={field}
      // a browser that puts an old quantity back after a reload would change the cart
      autoComplete="off"
      className="w-10 appearance-none bg-transparent text-center text-[1.0625rem] font-semibold"
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={2}
      name={name}
      aria-label={label}
      value={draft ?? value}
      disabled={disabled}
      onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
      onBlur={() => commit(draft)}
      onKeyDown={(event) => event.key === 'Enter' && commit(draft)}
    />
  )
}

/** Quantity: two buttons and a field to type in. */
export function Stepper(props: StepperProps) {
  const { value, min = 1, max, onChange, label, disabled = false, onBelow, size = 'medium' } = props
  const { t } = useTranslation()
  const button = (by: 1 | -1) => ({
    className: join(step, !props.stepName && 'needs-script'),
    ...(props.stepName ? ({ type: 'submit', name: props.stepName, value: by } as const) : {}),
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      if (disabled) return
      if (by < 0 && value <= min) onBelow?.()
      else if (by < 0 || value < max) onChange(value + by)
    },
  })
  return (
    <span
      className={join(
        'inline-flex rounded-control border-[1.5px] border-control bg-raised',
        size === 'large' ? 'min-h-14' : 'h-12',
      )}
    >
      <button
        type="button"
        {...button(-1)}
        aria-label={t('design.fewer', { label })}
        aria-disabled={disabled || (value <= min && !onBelow)}
      >
        <Minus size={20} />
      </button>
      <QuantityField
        value={value}
        label={label}
        name={props.name}
        disabled={disabled}
        onType={(typed) => onChange(Math.max(min, Math.min(max, typed)))}
      />
      <button
        type="button"
        {...button(1)}
        aria-label={t('design.more', { label })}
        aria-disabled={disabled || value >= max}
      >
        <Plus size={20} />
      </button>
    </span>
  )
}
