import { type ReactNode, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { TextButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSavedViews } from './use-saved-views.ts'
import { asksFor, isAsSaved, ofSaved, toSave, type View, views } from './view.ts'
import { ViewDialog } from './view-dialog.tsx'

function Tab({ isShown, onShow, children }: { isShown: boolean; onShow(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-current={isShown ? 'true' : undefined}
      onClick={onShow}
      className={`min-h-11 border-b-2 px-3 whitespace-nowrap ${isShown ? 'border-link font-semibold text-link' : 'border-transparent text-ink-2'}`}
    >
      {children}
    </button>
  )
}

/** Views that every shop has and those that somebody saved, which are changed where they are shown. */
export function ViewTabs({ shop, view, show }: { shop: string; view: View; show(next: View): void }) {
  const { t } = useTexts()
  const saved = useSavedViews(shop)
  const [asked, setAsked] = useState<'new' | 'known' | null>(null)
  const { sort, order, search, columns } = view
  const own = saved.views.find(({ name }) => name === view.saved)
  const isChanged = own && !isAsSaved(own, view)
  return (
    <div className="mb-3 flex flex-wrap items-end gap-x-4 border-b border-line">
      <nav aria-label={t('products.views.label')} className="flex max-w-full gap-1 overflow-x-auto">
        {views.map(({ name, filter }) => (
          <Tab
            key={name}
            isShown={!own && asksFor(view, filter)}
            onShow={() => show({ sort, order, search, ...(!own && { columns }), ...filter })}
          >
            {t(name)}
          </Tab>
        ))}
        {saved.views.map((each) => (
          <Tab key={each.name} isShown={own === each} onShow={() => show(ofSaved(each))}>
            {t('products.ownViews.own', { name: each.name })}
          </Tab>
        ))}
      </nav>
      <span className="flex flex-wrap gap-x-4 text-t13">
        {own && isChanged && (
          <TextButton
            disabled={saved.save.isPending}
            onClick={() =>
              saved.save.mutate((all) =>
                all.map((other) => (other.name === own.name ? toSave(own.name, view) : other)),
              )
            }
          >
            {t('products.ownViews.update', { name: own.name })}
          </TextButton>
        )}
        {own && <TextButton onClick={() => setAsked('known')}>{t('products.ownViews.change')}</TextButton>}
        {(!own || isChanged) && (
          <TextButton onClick={() => setAsked('new')}>
            <Icon name="plus" size={16} />
            {t('products.ownViews.new')}
          </TextButton>
        )}
      </span>
      {asked && (
        <ViewDialog
          shop={shop}
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
