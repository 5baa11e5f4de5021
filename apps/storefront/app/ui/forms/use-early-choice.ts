import { type RefObject, useEffect, useRef } from 'react'

const isChanged = ({ options, selectedIndex }: HTMLSelectElement): boolean =>
  selectedIndex !==
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  )

/** A select that was changed before the scripts ran is sent with its form, as its `onChange` would have done. */
export function useEarlyChoice(send: (form: HTMLFormElement) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useEffect(() => {
    if (form.current && [...form.current.querySelectorAll('select')].some(isChanged)) send(form.current)
  }, [])
  return form
}
