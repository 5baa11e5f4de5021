import type { Product } from '@filiera/contract/catalog/catalogue'
import { formatEuros } from '@filiera/domain/money/money'
import { regions } from '@filiera/domain/places/regions'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { loadTexts } from '../../texts/load-texts.ts'
import { measureParts } from '../../texts/measure.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Search } from '../../ui/icons/frame.tsx'
import { join } from '../../ui/join.ts'
import { RegionMark } from '../../ui/provenance.tsx'
import { MarkedTitle } from './marked-title.tsx'
import { option, RecentList } from './recent-list.tsx'
import { optionsOf, type SuggestionGroup, suggestionGroups } from './suggestions.state.ts'
import { useSuggestions } from './use-suggestions.ts'
import './suggestions.css'

const listTexts = {
  it: () => import('../../texts/it/lists.ts'),
  en: () => import('../../texts/en/lists.ts'),
  es: () => import('../../texts/es/lists.ts'),
}

/** Comes with the texts of lists, which most pages lack. */
const UnderstoodChips = lazy(async () => {
  await loadTexts(listTexts)
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

/** Products, the others by kind, and the way to all that is found. */
function Found({
  list,
  listId,
  optionProps,
}: {
  list: ReturnType<typeof useSuggestions>['list']
  listId: string
  optionProps(at: number): object
}) {
  const { t } = useTranslation()
  const titles: Record<SuggestionGroup, string> = {
    category: t('shell.categories'),
    seller: t('shell.sellers'),
    post: t('shell.suggestedPosts'),
  }
  const { products, others } = list.found
  const options = optionsOf(list)
  const groups = suggestionGroups.flatMap((group) => {
    const items = others.flatMap((item, at) =>
      item.type === group ? [{ item, at: products.length + at }] : [],
    )
    return items.length > 0 ? [{ group, items }] : []
  })
  return (
    <>
      {products.length > 0 && (
        <Group id={`${listId}-product`} title={t('shell.suggestedProducts')}>
          {products.map((product, at) => (
            <div key={product.id} {...optionProps(at)} className={option}>
              <SuggestedProduct product={product} typed={list.text} />
            </div>
          ))}
        </Group>
      )}
      {others.length > 0 && (
        <div className="suggestions-others border-t border-line">
          {groups.map(({ group, items }) => (
            <Group key={group} id={`${listId}-${group}`} title={titles[group]}>
              {items.map(({ item, at }) => (
                <div key={at} {...optionProps(at)} className={option}>
                  <SmallPicture url={item.image} size="size-10" />
                  <span className="min-w-0">
                    <MarkedTitle title={item.title} typed={list.text} />
                  </span>
                </div>
              ))}
            </Group>
          ))}
        </div>
      )}
      <div {...optionProps(options)} className={join(option, 'border-t border-line font-semibold text-link')}>
        <Search size={20} />
        {t('shell.allResults', { text: list.text })}
      </div>
    </>
  )
}

/** Suggestions below the search field: what was read, products, the others by kind; arrows, Enter and Escape work from the field. */
export default function Suggestions({ field, listId }: SuggestionsProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { list, choose, leave, write, point } = useSuggestions(field)
  useComboboxField(field, listId, list.isOpen, list.active)
  const { understood } = list.found
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
        <div className="suggestions z-20 flex flex-col bg-raised py-2 shadow-e2">
          {understood.length > 0 && (
            <Suspense>
              <UnderstoodChips understood={understood} onWrite={write} />
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
              <Found list={list} listId={listId} optionProps={optionProps} />
            )}
          </div>
        </div>
      )}
    </>
  )
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, no fields of a form
    <div role="group" aria-labelledby={id}>
      <div id={id} className="px-4 pt-2 pb-1 text-[0.8125rem] font-semibold text-ink-3">
        {title}
      </div>
      {children}
    </div>
  )
}

/** A picture in a square; its place stays where there is none. */
function SmallPicture({ url, size }: { url: string; size: string }) {
  const look = join('flex-none rounded-chip', size)
  if (!url) return <span aria-hidden="true" className={join('bg-quiet', look)} />
  return (
    <img
      src={url.replace(/\d+\.\w+$/, '200.webp')}
      alt=""
      width={64}
      height={64}
      className={join('photo-ground object-cover', look)}
    />
  )
}

/** What a card says of a product, in a line. */
function SuggestedProduct({ product, typed }: { product: Product; typed: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { title, image, seller, price, priceDiscounted, available, lang } = product
  const [, unitPrice] = measureParts(product, t)
  return (
    <>
      <SmallPicture url={image} size="size-16" />
      <span className="min-w-0 flex-1">
        <span lang={lang === language ? undefined : lang} className="block font-semibold">
          <MarkedTitle title={title} typed={typed} />
        </span>
        <span className="flex items-center gap-1.5 text-sm text-link">
          <RegionMark region={seller.region} />
          <span>
            <span className="max-md:hidden">{regions[seller.region].name[language]} · </span>
            {seller.name}
          </span>
        </span>
      </span>
      <span className="flex-none text-right">
        <b className="font-semibold">{formatEuros(priceDiscounted ?? price)}</b>
        <span className="block text-sm text-ink-3">{available ? unitPrice : t('catalogue.backSoon')}</span>
      </span>
    </>
  )
}
