import type { ShopPage } from '@filiera/contract/console/shop-page'
import { type Language, languages } from '@filiera/domain/languages'
import { pictureUrl } from '@filiera/domain/picture-url'
import { regions } from '@filiera/domain/places/regions'
import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import type { TypedPage } from './page-values.ts'

/** The head of the shop's page as customers would see it, a language at a time. */
export function PagePreview({ page, typed }: { page: ShopPage; typed: TypedPage }) {
  const { t, language } = useTexts()
  const [shown, setShown] = useState<Language>(language)
  const story = typed[shown].trim() || typed.it
  const { name } = regions[page.region]
  return (
    <section aria-labelledby="page-preview" className="rounded-panel border border-line bg-raised p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="page-preview">{t('shopPage.preview')}</h2>
        <div className="flex gap-1">
          {languages.map((own) => (
            <button
              key={own}
              type="button"
              aria-pressed={own === shown}
              onClick={() => setShown(own)}
              className={`min-h-8 rounded-control px-2.5 text-t13 font-semibold max-md:min-h-11 max-md:min-w-11 ${own === shown ? 'bg-ok-ground text-ok-text' : 'text-ink-2'}`}
            >
              {own.toUpperCase()}
            </button>
          ))}
        </div>
      </div>
      <div lang={shown} className="overflow-hidden rounded-panel border border-line">
        {typed.picture ? (
          <img
            src={pictureUrl(typed.picture, 800, 'webp')}
            alt=""
            className="block aspect-[17/8] w-full object-cover"
          />
        ) : (
          <div className="aspect-[17/8] bg-quiet" />
        )}
        <div className="p-4">
          <p className="text-t13 text-ink-2">
            {page.city}, {name[shown]}
          </p>
          <p className="font-serif text-[26px] leading-8">{page.name}</p>
          <p className="mt-2 wrap-anywhere whitespace-pre-line text-ink-2">{story}</p>
          {typed.telephone.trim() && <p className="mt-2 font-semibold">{typed.telephone}</p>}
        </div>
      </div>
    </section>
  )
}
