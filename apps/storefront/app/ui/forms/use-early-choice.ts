import { type RefObject, useEffect, useRef } from 'react'
import { useHydrated } from '../hydration/use-hydrated.ts'

const isChanged = ({ options, selectedIndex }: HTMLSelectElement): boolean =>
  selectedIndex !==
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  )

/** A select of the server's page that was changed before the scripts ran is sent with its form, as its `onChange` would have done. */
export function useEarlyChoice(send: (form: HTMLFormElement) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const isOfServer = useRef(!useHydrated())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useEffect(() => {
    if (isOfServer.current && form.current && [...form.current.querySelectorAll('select')].some(isChanged))
      send(form.current)
  }, [])
  return form
}
