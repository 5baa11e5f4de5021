import { SHOP_STORY, type ShopPage } from '@filiera/contract/console/shop-page'
import { languages } from '@filiera/domain/languages'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldConflicts } from '../../ui/conflicts/field-conflicts.tsx'
import { useVersionedForm } from '../../ui/conflicts/use-versioned-form.ts'
import { Field, TextArea } from '../../ui/field.tsx'
import { useFaults } from '../use-faults.ts'
import { MapPicker } from './map-picker.tsx'
import { PagePicture } from './page-picture.tsx'
import { PagePreview } from './page-preview.tsx'
import { faultsOf, type PageField, positionOf, seenOf, type TypedPage, valuesOf } from './page-values.ts'
import { useWriteShopPage } from './use-shop-page.ts'

type Part = {
  typed: TypedPage
  mayWrite: boolean
  type(change: Partial<TypedPage>): void
  faultOf(field: PageField): string | undefined
}

/** The story in three languages side by side. */
function Story({ typed, mayWrite, type, faultOf }: Part) {
  const { t } = useTexts()
  return (
    <div className="grid gap-3 lg:grid-cols-3">
      {languages.map((language) => (
        <TextArea
          key={language}
          lang={language}
          label={t(`shopPage.story.${language}`)}
          rows={8}
          maxLength={SHOP_STORY}
          readOnly={!mayWrite}
          value={typed[language]}
          error={faultOf(language)}
          hint={language !== 'it' && typed[language].trim() === '' ? t('shopPage.asItalian') : undefined}
          onChange={({ target }) => type({ [language]: target.value })}
        />
      ))}
    </div>
  )
}

/** Where it stands, by the point on the map or by its degrees. */
function Position({ page, typed, mayWrite, type, faultOf }: Part & { page: ShopPage }) {
  const { t } = useTexts()
  return (
    <fieldset className="grid gap-4 md:grid-cols-[220px_1fr]">
      <legend className="mb-2 text-t14 font-semibold">{t('shopPage.position')}</legend>
      <MapPicker
        place={positionOf(typed)}
        region={page.region}
        mayWrite={mayWrite}
        onPlace={({ lat, lng }) => type({ lat: String(lat), lng: String(lng) })}
      />
      <div className="grid content-start gap-3">
        {mayWrite && <p className="text-t13 text-ink-2">{t('shopPage.positionHint')}</p>}
        <div className="grid gap-3 md:grid-cols-2">
          {(['lat', 'lng'] as const).map((field) => (
            <Field
              key={field}
              label={t(`shopPage.${field}`)}
              inputMode="decimal"
              readOnly={!mayWrite}
              value={typed[field]}
              error={faultOf(field)}
              onChange={({ target }) => type({ [field]: target.value })}
            />
          ))}
          <Field
            label={t('shopPage.telephone')}
            type="tel"
            maxLength={25}
            readOnly={!mayWrite}
            value={typed.telephone}
            error={faultOf('telephone')}
            hint={t('shopPage.telephoneHint')}
            onChange={({ target }) => type({ telephone: target.value })}
          />
          <Field
            label={t('shopPage.founded')}
            inputMode="numeric"
            maxLength={4}
            readOnly={!mayWrite}
            value={typed.founded}
            error={faultOf('founded')}
            onChange={({ target }) => type({ founded: target.value })}
          />
        </div>
        <p className="text-t12 text-ink-2">{t('shopPage.mapCredit')}</p>
      </div>
    </fieldset>
  )
}

function Acts({ form }: { form: { isChanged: boolean; isPending: boolean; leave(): void } }) {
  const { t } = useTexts()
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {form.isChanged && <p className="mr-auto text-t13 text-ink-2">{t('shopPage.stored')}</p>}
      {form.isChanged && <Button onClick={form.leave}>{t('shopPage.undo')}</Button>}
      <Button primary type="submit" disabled={form.isPending || !form.isChanged}>
        {t('shop.save')}
      </Button>
    </div>
  )
}

type Props = { shop: string; page: ShopPage; mayWrite: boolean; onSaved(): void }

function usePageForm({ shop, page, onSaved }: Props) {
  const { write, show } = useWriteShopPage(shop)
  return useVersionedForm({
    name: `shop-page.${shop}`,
    seen: seenOf(page),
    read: (current) => seenOf(current as ShopPage),
    send: (typed: TypedPage, version) => write(valuesOf(typed), version),
    onSaved(saved) {
      show(saved)
      onSaved()
    },
  })
}

/** What the shop says of itself, with its head as customers will see it; outlives the page until it is saved. */
export function PageForm(props: Props) {
  const { page, mayWrite } = props
  const { t } = useTexts()
  const form = usePageForm(props)
  const { typed, type } = form
  const { faultOf, submit } = useFaults(faultsOf(typed), form.save)
  const part: Part = { typed, mayWrite, type, faultOf }
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[1fr_400px]">
      <section aria-labelledby="shop-page" className="rounded-panel border border-line bg-raised p-4">
        <h2 id="shop-page" className="mb-3">
          {t('shopPage.title')}
        </h2>
        <form onSubmit={submit} className="grid gap-5">
          <PagePicture
            picture={typed.picture}
            mayWrite={mayWrite}
            onPicture={(picture) => type({ picture })}
          />
          <Story {...part} />
          <Position {...part} page={page} />
          {form.met && (
            <FieldConflicts
              met={form.met}
              typed={typed}
              nameOf={(field) => t(`shopPage.fields.${field}`)}
              wordsOf={(field, value) =>
                field === 'picture' && value ? t('shopPage.aPicture') : String(value ?? '')
              }
              onChoose={type}
            />
          )}
          {form.hasFailed && (
            <p role="alert" className="text-bad-text">
              {t(mayWrite ? 'shop.failed' : 'states.readOnlyNow')}
            </p>
          )}
          {mayWrite && <Acts form={form} />}
        </form>
      </section>
      <PagePreview page={page} typed={typed} />
    </div>
  )
}
