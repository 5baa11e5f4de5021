import { type EditedProduct, getSellerProduct } from '@filiera/contract/console/products'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { problemOf } from '../api/call-api.ts'
import { apiQuery } from '../api/queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { AllergenFields } from './allergen-fields.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditorHead } from './editor-head.tsx'
import { labelTexts, pageTexts } from './fields.ts'
import { Facts, Nutrition } from './label-facts.tsx'
import { PhotosSection } from './photos-section.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { TextColumns } from './text-columns.tsx'
import { useEditor } from './use-editor.ts'

function Section({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <section className="rounded-panel border border-line bg-raised p-4">
      <h2>{title}</h2>
      <p className="mb-3 text-t13 text-ink-2">{hint}</p>
      {children}
    </section>
  )
}

function ProductEditor({ first }: { first: EditedProduct }) {
  const { t } = useTexts()
  const { shop, may } = useWork()
  const editor = useEditor(shop.id, first)
  const mayWrite = may('products:write')
  const common = { editor, mayWrite }
  return (
    <div className="max-w-[1320px]">
      <EditorHead shop={shop.id} {...common} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid min-w-0 gap-4 max-xl:order-2">
          <Section title={t('editor.texts')} hint={t('editor.textsHint')}>
            <TextColumns {...common} rows={pageTexts} />
          </Section>
          <Section title={t('editor.label')} hint={t('editor.labelHint')}>
            <TextColumns {...common} rows={labelTexts} />
          </Section>
          <Section title={t('editor.allergensTitle')} hint={t('editor.allergensHint')}>
            <AllergenFields {...common} />
          </Section>
          <Section title={t('editor.parts.nutrition')} hint={t('editor.nutritionHint')}>
            <Nutrition {...common} />
          </Section>
          <Section title={t('editor.parts.pictures')} hint={t('editor.picturesHint')}>
            <PhotosSection {...common} />
          </Section>
          <Section title={t('editor.facts')} hint={t('editor.factsHint')}>
            <Facts {...common} />
          </Section>
        </div>
        <aside className="xl:sticky xl:top-[68px]">
          <ReviewPanel review={editor.product.review} />
        </aside>
      </div>
      {editor.state.kind === 'conflict' && (
        <ConflictDialog conflicts={editor.state.conflicts} editor={editor} />
      )}
    </div>
  )
}

/** A product with its texts and its label, in the draft. */
export default function EditorScreen() {
  const { t } = useTexts()
  const { shop } = useWork()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...apiQuery(getSellerProduct, { params: { id }, query: { shop: shop.id } }),
    // what is typed lies over what was read: it must not change under the hand
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (data) return <ProductEditor key={`${shop.id} ${data.id}`} first={data} />
  const code = problemOf(error)?.code
  if (code === 'not_found' || code === 'bad_request')
    return (
      <BlockMessage
        level={1}
        icon="noResult"
        title={t('editor.notFound')}
        actions={<ButtonLink to="/products">{t('shell.products')}</ButtonLink>}
      >
        <p>{t('states.notFound.body')}</p>
      </BlockMessage>
    )
  if (error) return <BlockError error={error} onRetry={() => void refetch()} />
  return <SkeletonRows rows={8} />
}
