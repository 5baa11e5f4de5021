import type { Suggestion } from '@filiera/contract/catalog/search'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { loadListTexts } from '../../texts/load-list-texts.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { Search } from '../../ui/icons/frame.tsx'
import { join } from '../../ui/join.ts'
import { option, RecentList } from './recent-list.tsx'
import { optionsOf, type SuggestionGroup, suggestionGroups } from './suggestions.state.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Comes with the texts of lists, which most pages lack. */
const UnderstoodChips = lazy(async () => {
  await loadListTexts()
  return import('./understood-chips.tsx')
})

type SuggestionsProps = {
  /** The field that is typed into; gets the roles of a combobox. */
  field: HTMLInputElement
  listId: string
}

/** Tells assistive technology what the field opens (ARIA combobox pattern with a list). */
function useComboboxField(field: HTMLInputElement, listId: string, isOpen: boolean, active: number): void {
  useEffect(() => {
    const values = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': String(isOpen),
    }
    for (const [name, value] of Object.entries(values)) field.setAttribute(name, value)
    if (isOpen) field.setAttribute('aria-controls', listId)
    else field.removeAttribute('aria-controls')
    if (isOpen && active >= 0) field.setAttribute('aria-activedescendant', `${listId}-${active}`)
    else field.removeAttribute('aria-activedescendant')
  }, [field, listId, isOpen, active])
}

/** Suggestions below the search field, by kind; arrows, Enter and Escape work from the field. */
export default function Suggestions({ field, listId }: SuggestionsProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { list, choose, leave, write, point } = useSuggestions(field, to('/search'))
  useComboboxField(field, listId, list.isOpen, list.active)
  const titles: Record<SuggestionGroup, string> = {
    category: t('shell.categories'),
    seller: t('shell.sellers'),
    product: t('shell.suggestedProducts'),
    post: t('shell.suggestedPosts'),
  }
  const optionProps = (at: number) => ({
    id: `${listId}-${at}`,
    role: 'option',
    'aria-selected': at === list.active,
    onPointerMove: () => point(at),
    // before the field loses the focus and the list closes
    onPointerDown: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: () => choose(at),
  })
  return (
    <>
      <p role="status" className="sr-only">
        {list.isOpen && t('shell.suggested', { count: optionsOf(list) })}
      </p>
      {list.isOpen && (
        <div className="absolute inset-x-0 top-full z-20 mt-1.5 flex max-h-[70vh] flex-col rounded-control border border-line bg-raised py-2 shadow-e2">
          {list.text !== '' && (
            <Suspense>
              <UnderstoodChips text={list.text} onWrite={write} />
            </Suspense>
          )}
          {/* the list itself scrolls: the field's arrow keys reach what is below */}
          <div
            id={listId}
            role="listbox"
            aria-label={t('shell.suggestions')}
            className="min-h-0 overflow-auto"
          >
            {list.text === '' ? (
              <RecentList
                id={`${listId}-recent`}
                texts={list.recent}
                searchPath={to('/search')}
                optionProps={optionProps}
                onOpen={leave}
              />
            ) : (
              <>
                {suggestionGroups.map((group) => (
                  <Group
                    key={group}
                    id={`${listId}-${group}`}
                    title={titles[group]}
                    items={list.items.flatMap((item, at) => (item.type === group ? [{ item, at }] : []))}
                    optionProps={optionProps}
                  />
                ))}
                <div
                  {...optionProps(list.items.length)}
                  className={join(option, 'border-t border-line font-semibold text-link')}
                >
                  <Search size={20} />
                  {t('shell.allResults', { text: list.text })}
                </div>
              </>
            )}
          </div>
        </div>
      )}
    </>
  )
}

type GroupProps = {
  id: string
  title: string
  items: readonly { item: Suggestion; at: number }[]
  optionProps(at: number): object
}

function Group({ id, title, items, optionProps }: GroupProps) {
  if (items.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, no fields of a form
    <div role="group" aria-labelledby={id}>
      <div id={id} className="px-4 pt-2 pb-1 text-[0.8125rem] font-semibold text-ink-3">
        {title}
      </div>
      {items.map(({ item, at }) => (
        <div key={at} {...optionProps(at)} className={option}>
          {item.image ? (
            <img
              src={item.image.replace(/\d+\.\w+$/, '200.webp')}
              alt=""
              width={40}
              height={40}
              className="photo-ground size-10 flex-none rounded-chip object-cover"
            />
          ) : (
            <span aria-hidden="true" className="size-10 flex-none rounded-chip bg-quiet" />
          )}
          <span className="min-w-0 text-pretty">{item.title}</span>
        </div>
      ))}
    </div>
  )
}
