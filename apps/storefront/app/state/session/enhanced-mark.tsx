import { useHydrated } from '../../ui/hydration/use-hydrated.ts'

/** Name of the hidden field by which an action knows that the browser's scripts continue the work. */
export const ENHANCED = 'enhanced'

/** Present only while scripts run: the answer is then data for the page instead of a redirect. */
export function EnhancedMark() {
  return useHydrated() ? <input type="hidden" name={ENHANCED} value="1" /> : null
}

export const isEnhanced = (form: FormData): boolean => form.get(ENHANCED) === '1'
