import { useEffect, useRef } from 'react'

type PickProps = {
  look: 'heart' | 'compare'
  label: string
  isOn: boolean
  press: () => Promise<void>
}

/** The heart on a card, or the box to compare it. It is a checkbox that reads as a button: one ticked before the scripts run counts when they do. */
export function Pick({ look, label, isOn, press }: PickProps) {
  const box = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useEffect(() => {
    if (!box.current?.checked || isOn) return
    box.current.checked = false
    void press()
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button remembers nothing
    <input
      ref={box}
      type="checkbox"
      role="button"
      className={`pick ${look}`}
      aria-label={label}
      aria-pressed={isOn}
      // no browser ticks it by itself when the page is loaded again
      autoComplete="off"
      checked={isOn}
      onChange={() => void press()}
    />
  )
}
