import { type ChangeEvent, useEffect, useRef } from 'react'
import { useHydrated } from '../hydration/use-hydrated.ts'

const isChanged = ({ options, selectedIndex }: HTMLSelectElement): boolean =>
  selectedIndex !==
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  )

/**
 * For selects that send their form when something is chosen. One of the server's page that was changed before the scripts ran is sent
 * when they take over.
 */
export function useEarlyChoice(send: (form: HTMLFormElement | null) => void) {
  const form = useRef<HTMLFormElement>(null)
  const isOfServer = useRef(!useHydrated())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useEffect(() => {
    if (isOfServer.current && form.current && [...form.current.querySelectorAll('select')].some(isChanged))
      send(form.current)
  }, [])
  return {
    form,
    /**
     * `onChange` of a select that shows this value. React takes over at the first event of a choice, sends it as above, and sets the
     * select back: the next event of the same choice then says what is shown, and is passed over.
     */
    sendFrom: (shown: string) => (event: ChangeEvent<HTMLSelectElement>) => {
      if (event.currentTarget.value !== shown) send(event.currentTarget.form)
    },
  }
}
