import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { NewProductDialog } from '../create/create-dialog.tsx'
import { TrackingDialog } from '../orders/tracking/tracking-dialog.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'
import { Key } from '../ui/key.tsx'
import { Modal } from '../ui/modal.tsx'
import { usePaused } from '../ui/use-paused.ts'
import { useWork } from '../work/work.tsx'
import { type Entry, fits, type Group, LONGEST, readRecent, storeRecent } from './entries.ts'
import { EntryList, optionId } from './entry-list.tsx'
import { type Place, useCommands } from './use-commands.ts'
import { useFound } from './use-found.ts'

/** What the palette shows for a text: what was used last and everything for none, else what fits and what is found. */
function useGroups(places: readonly Place[], text: string, of: Entry | null) {
  const { shop } = useWork()
  const commands = useCommands(places)
  const all = commands.flatMap(({ entries }) => entries)
  const paused = usePaused(text)
  const found = useFound(of ? '' : paused)
  const narrowed = (groups: readonly Group[]) =>
    groups.map(({ name, entries }) => ({ name, entries: entries.filter(({ label }) => fits(text, label)) }))
  const groups: readonly Group[] = of
    ? narrowed([{ name: 'ofProduct', entries: of.more ?? [] }])
    : text
      ? [...narrowed(commands), ...(paused.length > 1 ? found.groups : [])]
      : [{ name: 'recent', entries: readRecent(shop.id, all) }, ...commands]
  return {
    ...found,
    isBusy: !of && text.length > 1 && (found.isBusy || paused !== text),
    commands: all,
    groups: groups.filter(({ entries }) => entries.length > 0),
  }
}

type Search = {
  places: readonly Place[]
  onOpen(what: 'newProduct' | 'tracking'): void
  onClose(): void
}

/** What is typed, what is found by it, and which of that is chosen; `of` is the product of which more is offered. */
function useSearch({ places, onOpen, onClose }: Search) {
  const { shop } = useWork()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [of, setOf] = useState<Entry | null>(null)
  const [chosen, setChosen] = useState(0)
  const { commands, ...found } = useGroups(places, typed.trim(), of)
  const entries = found.groups.flatMap((group) => group.entries)
  const active = Math.min(chosen, entries.length - 1)
  const entry = entries[active]
  const type = (text: string, product: Entry | null = of) => {
    setTyped(text)
    setOf(product)
    setChosen(0)
  }
  const choose = (next: Entry) => {
    storeRecent(shop.id, next, commands)
    if ('opens' in next) return onOpen(next.opens)
    onClose()
    void navigate(next.to)
  }
  const leave = () => (of ? type('', null) : onClose())
  return {
    ...{ typed, of, found, entries, active, entry, type, choose, setChosen, leave },
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing) return
      const moves: Readonly<Record<string, number>> = { ArrowDown: active + 1, ArrowUp: active - 1 }
      const to = moves[event.key]
      if (to !== undefined) setChosen((to + entries.length) % Math.max(1, entries.length))
      else if (event.key === 'Enter' && entry) choose(entry)
      else if (event.key === 'Tab' && !event.shiftKey && entry?.more) type('', entry)
      else if (event.key === 'Backspace' && of && typed === '') leave()
      else return
      event.preventDefault()
    },
  }
}

/** The field that is typed into. @param list the id of what is found */
function SearchLine({ search, list }: { search: ReturnType<typeof useSearch>; list: string }) {
  const { t } = useTexts()
  const { typed, of, entry, active, type, leave, onKeyDown } = search
  return (
    <div className="flex min-h-13 items-center gap-3 border-b border-line px-4">
      <Icon name="search" />
      {of && <span className="max-w-[40%] flex-none truncate font-semibold">{of.label}</span>}
      <input
        // biome-ignore lint/a11y/noAutofocus: the first thing of a dialog
        autoFocus
        role="combobox"
        aria-label={t('palette.title')}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={list}
        aria-activedescendant={entry && optionId(list, active)}
        autoComplete="off"
        spellCheck={false}
        placeholder={t(of ? 'palette.ofProduct' : 'shell.search')}
        maxLength={LONGEST}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        className="min-h-12 min-w-0 flex-1 bg-transparent text-[16px] shadow-none! outline-none placeholder:text-ink-3"
      />
      <button
        type="button"
        onClick={leave}
        aria-label={`Esc: ${t('shell.close')}`}
        className="-mr-1 grid min-h-9 min-w-9 place-items-center rounded-control max-md:min-h-11 max-md:min-w-11"
      >
        <Key>Esc</Key>
      </button>
    </div>
  )
}

/** What keys do with what is chosen. */
function KeyLine({ hasMore }: { hasMore: boolean }) {
  const { t } = useTexts()
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap justify-end gap-x-4 gap-y-1 border-t border-line bg-quiet px-4 py-2 text-t13 text-ink-2 max-md:hidden"
    >
      <span>
        <Key>↑</Key> <Key>↓</Key> {t('palette.keys.choose')}
      </span>
      <span>
        <Key>↵</Key> {t('palette.keys.open')}
      </span>
      {hasMore && (
        <span>
          <Key>Tab</Key> {t('palette.keys.more')}
        </span>
      )}
    </p>
  )
}

/** Commands, screens, products, orders and messages by what is typed; arrows choose, Enter opens, Tab says what else can be done. */
function Search(props: Search) {
  const { t } = useTexts()
  const list = useId()
  const search = useSearch(props)
  const { typed, entries, entry, active } = search
  const { groups, isBusy, isFailed } = search.found
  useLayoutEffect(() => {
    document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' })
  }, [list, active])
  return (
    <Modal
      aria-label={t('palette.title')}
      onLeave={search.leave}
      className="mx-auto mt-20 mb-auto w-[min(620px,100%)] overflow-hidden rounded-dialog bg-raised p-0 text-ink shadow-e3 max-md:mt-0 max-md:max-w-full max-md:rounded-t-none open:grid open:max-h-[min(640px,calc(100dvh-112px))] open:grid-rows-[auto_minmax(0,1fr)_auto] max-md:open:max-h-[88dvh]"
    >
      <SearchLine search={search} list={list} />
      <div className="overflow-y-auto overscroll-contain">
        {entries.length > 0 && (
          <EntryList
            id={list}
            groups={groups}
            active={active}
            onActive={search.setChosen}
            onChoose={search.choose}
          />
        )}
        <p role="status" className={entries.length > 0 && !isFailed ? 'sr-only' : 'px-5 py-4 text-ink-2'}>
          {isFailed
            ? t('palette.failed')
            : isBusy
              ? t('palette.busy')
              : entries.length === 0
                ? t('palette.nothing', { text: typed.trim() })
                : t('palette.count', { count: entries.length })}
        </p>
      </div>
      <KeyLine hasMore={entry?.more !== undefined} />
    </Modal>
  )
}

/** The palette of commands, and the dialogs that it opens in its place. */
export default function Palette({ places, onClose }: { places: readonly Place[]; onClose(): void }) {
  const { shop } = useWork()
  const [opened, setOpened] = useState<'newProduct' | 'tracking' | null>(null)
  // what was opened leads on: a new product to its editor
  const { pathname } = useLocation()
  const [began] = useState(pathname)
  useEffect(() => {
    if (pathname !== began) onClose()
  }, [pathname, began, onClose])
  if (opened === 'newProduct') return <NewProductDialog onClose={onClose} />
  if (opened === 'tracking') return <TrackingDialog shop={shop.id} onClose={onClose} />
  return <Search places={places} onOpen={setOpened} onClose={onClose} />
}
