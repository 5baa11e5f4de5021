import type { Facets } from '@filiera/contract/catalog/facets'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Checkbox } from '../../../ui/forms/choice.tsx'
import { ChevronDown } from '../../../ui/icons/frame.tsx'
import { shownCount } from './filter-names.ts'

/** A group of filters under its title. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line pt-3.5 pb-4 max-lg:first:border-t-0 max-lg:first:pt-0">
      <legend className="float-left mb-1 w-full text-[1.0625rem] font-semibold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

/** What is used less: closed until something in it is chosen. */
export function More({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  // what is open stays open: the box that was just unticked keeps the focus
  const [isOpen, setIsOpen] = useState(open)
  return (
    <details
      className="group"
      open={isOpen || open}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-[0.9375rem] font-semibold text-link [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown size={18} className="group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

/** Adds or takes away one of several values. */
export function toggle<T extends string>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value].sort()
}

type BoxesProps<T extends string> = {
  name: string
  facets: Facets
  /** With `count` 0 it is offered only while it is chosen: it would give nothing. */
  options: readonly { slug: T; name: string; count?: number }[]
  chosen: readonly T[]
  onChoose(chosen: T[]): void
}

const isOffered = <T extends string>(chosen: readonly T[], { slug, count }: { slug: T; count?: number }) =>
  count !== 0 || chosen.includes(slug)

/** Checkboxes of which any number can be chosen. */
export function Boxes<T extends string>({ name, facets, options, chosen, onChoose }: BoxesProps<T>) {
  return options
    .filter((option) => isOffered(chosen, option))
    .map(({ slug, name: title, count }) => (
      <Checkbox
        key={slug}
        name={name}
        value={slug}
        checked={chosen.includes(slug)}
        onChange={() => onChoose(toggle(chosen, slug))}
        {...(count !== undefined && { count: shownCount(count, facets) })}
      >
        {title}
      </Checkbox>
    ))
}

type BoxGroupProps<T extends string> = BoxesProps<T> & {
  title: string
  /** More than so many stand behind a line that opens. */
  most?: number
  /** Between the title and the boxes. */
  drawing?: ReactNode
}

type Options<T extends string> = Pick<BoxesProps<T>, 'facets' | 'options' | 'chosen'>

/** Whether a group can narrow the list: not when none of its boxes is offered, nor when the only one is true of all products. */
export function canNarrow<T extends string>({ facets, options, chosen }: Options<T>): boolean {
  const [first, ...others] = options.filter((option) => isOffered(chosen, option))
  return first !== undefined && (others.length > 0 || chosen.length > 0 || first.count !== facets.total)
}

/** A group of checkboxes, where it can narrow the list. */
export function BoxGroup<T extends string>({ title, most, drawing, options, ...boxes }: BoxGroupProps<T>) {
  const { t } = useTranslation()
  const offered = options.filter((option) => isOffered(boxes.chosen, option))
  const rest = offered.splice(most ?? offered.length)
  if (!canNarrow({ ...boxes, options })) return null
  return (
    <Group title={title}>
      {drawing}
      <Boxes {...boxes} options={offered} />
      {rest.length > 0 && (
        <More
          title={t('catalogue.moreValues', { count: rest.length })}
          open={rest.some(({ slug }) => boxes.chosen.includes(slug))}
        >
          <Boxes {...boxes} options={rest} />
        </More>
      )}
    </Group>
  )
}
