import type { ReactNode } from 'react'
import { Summary } from './forms/summary.tsx'

/** A part of the page that opens and closes; its words are found by the browser's own search. */
export function Accordion(props: { title: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details open={props.open} className="group border-t border-line last-of-type:border-b">
      <Summary className="min-h-15 text-[1.0625rem]">{props.title}</Summary>
      <div className="max-w-[62ch] pb-5.5 text-ink-2">{props.children}</div>
    </details>
  )
}
