import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { TextButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useWork } from '../work/work.tsx'
import { tabLook } from './tab-look.ts'
import { useSavedViews } from './use-saved-views.ts'
import { ViewDialog } from './view-dialog.tsx'
import { isAsSaved, type ViewList } from './view-list.ts'

function Tab({ isShown, onShow, children }: { isShown: boolean; onShow(): void; children: ReactNode }) {
  const tab = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const [button, row] = [tab.current, tab.current?.parentElement]
    // on a phone the row is longer than the screen
    if (isShown && button && row) row.scrollLeft = button.offsetLeft - row.offsetLeft
  }, [isShown])
  return (
    <button
      ref={tab}
      type="button"
      aria-current={isShown ? 'true' : undefined}
      onClick={onShow}
      className={tabLook(isShown)}
    >
      {children}
    </button>
  )
}

/** What can be done with the view that is shown: one's own is changed, another one kept. */
function ViewActs({
  own,
  isChanged,
  isPending,
  onUpdate,
  onAsk,
}: {
  /** The name of one's own; null for a view that every shop has. */
  own: string | null
  isChanged: boolean
  isPending: boolean
  onUpdate(): void
  onAsk(what: 'new' | 'known'): void
}) {
  const { t } = useTexts()
  return (
    <span className="flex flex-wrap gap-x-4 text-t13 md:pb-1">
      {own !== null && isChanged && (
        <TextButton disabled={isPending} onClick={onUpdate}>
          {t('views.update', { name: own })}
        </TextButton>
      )}
      {own !== null && <TextButton onClick={() => onAsk('known')}>{t('views.change')}</TextButton>}
      {(own === null || isChanged) && (
        <TextButton onClick={() => onAsk('new')}>
          <Icon name="plus" size={16} />
          {t('views.new')}
        </TextButton>
      )}
    </span>
  )
}

/** A view that every shop has. */
export type FixedView<View> = { key: string; label: ReactNode; isShown: boolean; view: View }

/** Views of a list that every shop has and those that somebody saved, which are changed where they are shown. */
export function ViewTabs<View extends { saved?: string | undefined }, Of>({
  label,
  list,
  fixed,
  view,
  show,
}: {
  label: string
  list: ViewList<View, Of>
  fixed: readonly FixedView<View>[]
  view: View
  show(next: View): void
}) {
  const { t } = useTexts()
  const { shop } = useWork()
  const saved = useSavedViews(list)
  const [asked, setAsked] = useState<'new' | 'known' | null>(null)
  const own = saved.views.find(({ name }) => name === view.saved)
  const isChanged = own !== undefined && !isAsSaved(list, own, view)
  return (
    <div className="mb-3 flex flex-wrap items-end gap-x-4 border-b border-line">
      <nav aria-label={label} className="flex max-w-full gap-1 overflow-x-auto">
        {fixed.map((each) => (
          <Tab key={each.key} isShown={!own && each.isShown} onShow={() => show(each.view)}>
            {each.label}
          </Tab>
        ))}
        {saved.views.map((each) => (
          <Tab key={each.name} isShown={own === each} onShow={() => show(list.ofSaved(each))}>
            {t('views.own', { name: each.name })}
          </Tab>
        ))}
      </nav>
      <ViewActs
        own={own?.name ?? null}
        isChanged={isChanged}
        isPending={saved.save.isPending}
        onUpdate={() =>
          saved.save.mutate((all) =>
            all.map((other) =>
              other.name === view.saved ? { name: other.name, view: list.toSave(view) } : other,
            ),
          )
        }
        onAsk={setAsked}
      />
      {asked && (
        <ViewDialog
          shop={shop.id}
          list={list}
          saved={saved}
          known={asked === 'known' ? (own ?? null) : null}
          view={view}
          show={show}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}
