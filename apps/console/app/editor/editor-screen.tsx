import type { EditedProduct } from '@filiera/contract/console/products'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { FormatsSection } from '../formats/formats-section.tsx'
import { guessFormat } from '../formats/guess-format.ts'
import type { OwnProduct } from '../formats/use-family.ts'
import { useTexts } from '../texts/texts.tsx'
import { ReadOnlyNote } from '../work/read-only-note.tsx'
import { useWork } from '../work/work.tsx'
import { AllergenFields } from './allergen-fields.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DiscardedNote } from './discarded/discarded-note.tsx'
import { EditorHead } from './editor-head.tsx'
import { labelTexts, pageTexts } from './fields.ts'
import { Facts } from './label-facts.tsx'
import { LoadedProduct } from './loaded-product.tsx'
import { AttributesSection } from './parts/attributes-section.tsx'
import { Contents, type EditorSection } from './parts/contents.tsx'
import { LabelPreview } from './parts/label-preview.tsx'
import { LiveStrip } from './parts/live-strip.tsx'
import { MarksSection } from './parts/marks-section.tsx'
import { NutritionSection } from './parts/nutrition-section.tsx'
import { OriginSection } from './parts/origin-section.tsx'
import { QuestionsField } from './parts/questions-field.tsx'
import { RefusedParts } from './parts/refused-parts.tsx'
import { SaleSection } from './parts/sale-section.tsx'
import { ScheduleNote } from './parts/schedule.tsx'
import { TagsField } from './parts/tags-field.tsx'
import { PhotosSection } from './photos-section.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { type ListRow, TextColumns } from './text-columns.tsx'
import { StoredFields } from './typed-field.tsx'
import { type Editor, useEditor } from './use-editor.ts'
import { useSectionKeys } from './use-editor-keys.ts'

const pageLists: readonly ListRow[] = [
  { field: 'tags', Cell: TagsField },
  { field: 'questions', Cell: QuestionsField },
]

/** In their order, with the parts of the content that each holds. */
const sections = {
  texts: {
    id: 'texts',
    title: 'editor.texts',
    parts: [...pageTexts, ...pageLists].map(({ field }) => `texts.${field}`),
  },
  label: {
    id: 'label',
    title: 'editor.label',
    parts: [...labelTexts.map(({ field }) => `texts.${field}`), 'allergens', 'nutrition'],
  },
  origin: {
    id: 'origin',
    title: 'content.origin',
    parts: ['originPlaces', 'primaryIngredient', 'ingredientShares', 'operator', 'importer', 'safety'],
  },
  marks: { id: 'marks', title: 'content.marks', parts: ['marks', 'organic'] },
  attributes: { id: 'attributes', title: 'editor.parts.attributes', parts: ['category', 'attributes'] },
  pictures: { id: 'pictures', title: 'editor.parts.pictures', parts: ['pictures'] },
  sale: {
    id: 'sale',
    title: 'content.sale',
    parts: ['vatRate', 'netQuantity', 'drainedQuantity', 'shipsTo', 'ownCode', 'gtin', 'alcoholByVolume'],
  },
} as const satisfies Readonly<Record<string, EditorSection>>

const sectionIds = Object.keys(sections)

function Section({
  of: { id, title, parts },
  editor,
  hint,
  children,
}: {
  of: EditorSection
  editor: Editor
  hint: string
  children: ReactNode
}) {
  const { t } = useTexts()
  return (
    <section id={id} tabIndex={-1} className="scroll-mt-16 rounded-panel border border-line bg-raised p-4">
      <h2>{t(title)}</h2>
      <p className="mb-3 text-t13 text-ink-2">{hint}</p>
      <RefusedParts editor={editor} parts={parts} />
      {children}
    </section>
  )
}

/** As the shop has it: formats are no part of the draft. */
const ownProduct = ({ id, live }: EditedProduct): OwnProduct => ({
  id,
  title: live.texts.it.title,
  category: live.category ?? '',
  format: guessFormat(live.texts.it.title, live.netQuantity),
})

/** What the law wants said, beside how it will read. */
function Label(common: { editor: Editor; mayWrite: boolean }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-6">
      <TextColumns {...common} rows={labelTexts} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid gap-5">
          <AllergenFields {...common} />
          <div>
            <h3 className="mb-2">{t('editor.parts.nutrition')}</h3>
            <NutritionSection {...common} />
          </div>
        </div>
        <LabelPreview editor={common.editor} />
      </div>
    </div>
  )
}

function ProductEditor({ first }: { first: EditedProduct }) {
  const { t } = useTexts()
  const { shop, may } = useWork()
  const editor = useEditor(shop.id, first)
  const mayWrite = may('products:write')
  const common = { editor, mayWrite }
  useSectionKeys(sectionIds)
  return (
    <div className="max-w-[1320px]">
      <EditorHead shop={shop.id} {...common} />
      <ReadOnlyNote permission="products:write" />
      {mayWrite && <DiscardedNote editor={editor} />}
      <ScheduleNote {...common} />
      <LiveStrip {...common} />
      <div className="grid items-start gap-5 xl:grid-cols-[212px_minmax(0,1fr)]">
        <aside className="xl:sticky xl:top-[68px]">
          <Contents sections={Object.values(sections)} review={editor.product.review} />
          <ReviewPanel review={editor.product.review} category={editor.content.category} />
        </aside>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <Section editor={editor} of={sections.texts} hint={t('editor.textsHint')}>
            <TextColumns {...common} rows={pageTexts} lists={pageLists} />
          </Section>
          <Section editor={editor} of={sections.label} hint={t('editor.labelHint')}>
            <Label {...common} />
          </Section>
          <Section editor={editor} of={sections.origin} hint={t('content.originHint')}>
            <OriginSection {...common} />
          </Section>
          <Section editor={editor} of={sections.marks} hint={t('content.marksHint')}>
            <MarksSection {...common} />
          </Section>
          <Section editor={editor} of={sections.attributes} hint={t('content.attributesHint')}>
            <AttributesSection {...common} />
          </Section>
          <Section editor={editor} of={sections.pictures} hint={t('editor.picturesHint')}>
            <PhotosSection {...common} />
          </Section>
          <Section editor={editor} of={sections.sale} hint={t('content.saleHint')}>
            <div className="grid gap-3">
              <SaleSection {...common} />
              <Facts {...common} />
              <FormatsSection product={ownProduct(editor.product)} mayWrite={mayWrite} />
            </div>
          </Section>
        </div>
      </div>
      {editor.state.kind === 'conflict' && (
        <ConflictDialog conflicts={editor.state.conflicts} editor={editor} />
      )}
    </div>
  )
}

/** A product with its texts and its label, in the draft. */
export default function EditorScreen() {
  const { shop } = useWork()
  const { id = '' } = useParams()
  return (
    <LoadedProduct id={id}>
      {(first) => (
        <StoredFields key={`${shop.id} ${first.id}`} value={`field.${shop.id}.${first.id}`}>
          <ProductEditor first={first} />
        </StoredFields>
      )}
    </LoadedProduct>
  )
}
