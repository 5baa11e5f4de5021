import { useEffect } from 'react'

/**
 * Marks the document for the style sheet while something floats over it. `html:has(…)` would say the same, but makes the browser
 * work out the styles of the whole page anew with every part that arrives.
 */
export function useRootMark(name: 'notices' | 'buyBar' | 'cartBar' | 'compareBar', isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    document.documentElement.dataset[name] = ''
    return () => {
      delete document.documentElement.dataset[name]
    }
  }, [name, isOn])
}
