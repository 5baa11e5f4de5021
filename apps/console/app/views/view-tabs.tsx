import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { TextButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useWork } from '../work/work.tsx'
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
      className={`min-h-11 border-b-2 px-3 whitespace-nowrap ${isShown ? 'border-link font-semibold text-link' : 'border-transparent text-ink-2'}`}
    >
      {children}
    </button>
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
  const isChanged = own && !isAsSaved(list, own, view)
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
      <span className="flex flex-wrap gap-x-4 text-t13 md:pb-1">
        {own && isChanged && (
          <TextButton
            disabled={saved.save.isPending}
            onClick={() =>
              saved.save.mutate((all) =>
                all.map((other) =>
                  other.name === own.name ? { name: own.name, view: list.toSave(view) } : other,
                ),
              )
            }
          >
            {t('views.update', { name: own.name })}
          </TextButton>
        )}
        {own && <TextButton onClick={() => setAsked('known')}>{t('views.change')}</TextButton>}
        {(!own || isChanged) && (
          <TextButton onClick={() => setAsked('new')}>
            <Icon name="plus" size={16} />
            {t('views.new')}
          </TextButton>
        )}
      </span>
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
