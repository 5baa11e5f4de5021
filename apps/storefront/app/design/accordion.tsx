import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** A part of the page that opens and closes; its words are found by the browser's own search. */
export function Accordion(props: { title: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details open={props.open} className="group border-t border-line last-of-type:border-b">
      <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-4 text-[17px] font-semibold [&::-webkit-details-marker]:hidden">
        {props.title}
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={1.75}
          className="flex-none transition-transform duration-220 group-open:rotate-180"
        />
      </summary>
      <div className="max-w-[62ch] pb-5.5 text-ink-2">{props.children}</div>
    </details>
  )
}
