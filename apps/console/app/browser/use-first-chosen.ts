import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useIsWide } from './use-width.ts'

/** Opens the first of a list where it has room beside it and nothing else is open. The address names it, so that it stays when the list changes. */
export function useFirstChosen(name: string, first: string | undefined): void {
  const [params, setParams] = useSearchParams()
  const wanted = useIsWide() && !params.has(name) ? first : undefined
  const open = useEffectEvent((id: string) =>
    setParams([...params, [name, id]], { replace: true, preventScrollReset: true }),
  )
  useEffect(() => {
    if (wanted) open(wanted)
  }, [wanted])
}
