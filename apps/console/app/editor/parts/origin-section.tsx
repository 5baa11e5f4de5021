import type { ProductContent } from '@filiera/contract/console/product-content'
import { languages } from '@filiera/domain/languages'
import { useContext } from 'react'
import { useStoredForm } from '../../browser/use-stored-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, TextButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { NumberField, StoredFields } from '../typed-field.tsx'
import type { Editor } from '../use-editor.ts'
import { PartyFields } from './party-fields.tsx'
import { PlacesField } from './places-field.tsx'
import { Tick } from './select-row.tsx'

type Props = { editor: Editor; mayWrite: boolean }
/** Of an ingredient that is not added yet. */
type NewShare = { name: string; percent: number | null }
type Share = ProductContent['ingredientShares'][number]

const NOBODY = { name: '', address: '' }
const UNSAID = { it: '', en: '', es: '' }

/** A name in every language. */
function NameFields({
  name,
  mayWrite,
  onName,
}: {
  name: Share['ingredient']
  mayWrite: boolean
  onName(name: Share['ingredient']): void
}) {
  const { t } = useTexts()
  return languages.map((language) => (
    <Field
      key={language}
      label={t('content.ingredientIn', { language })}
      lang={language}
      maxLength={100}
      readOnly={!mayWrite}
      value={name[language]}
      onChange={(event) => onName({ ...name, [language]: event.target.value })}
    />
  ))
}

/** How much there is of one ingredient. */
function ShareRow({
  at,
  share,
  mayWrite,
  onShare,
}: {
  at: number
  share: Share
  mayWrite: boolean
  /** Null takes it away. */
  onShare(share: Share | null): void
}) {
  const { t } = useTexts()
  const { ingredient, percent } = share
  return (
    <div className="grid gap-2 md:grid-cols-[repeat(3,1fr)_96px_auto] md:items-end">
      <NameFields
        name={ingredient}
        mayWrite={mayWrite}
        onName={(name) => onShare({ percent, ingredient: name })}
      />
      <NumberField
        name={`share.${at}`}
        label={t('content.percent')}
        decimals={2}
        bounds={[0.01, 100]}
        readOnly={!mayWrite}
        value={percent}
        onValue={(value) => value !== null && onShare({ ingredient, percent: value })}
      />
      {mayWrite && <TextButton onClick={() => onShare(null)}>{t('photos.takeAway')}</TextButton>}
    </div>
  )
}

/** An ingredient that is not added yet. */
function AddShare({ onAdd }: { onAdd(share: Share): void }) {
  const { t } = useTexts()
  const { typed, type, forget } = useStoredForm<NewShare>(`${useContext(StoredFields)}.share`, {
    name: '',
    percent: null,
  })
  const { name, percent } = typed
  return (
    <div className="grid gap-2 md:grid-cols-[1fr_96px_auto] md:items-end">
      <Field
        label={t('content.newIngredient')}
        maxLength={100}
        value={name}
        onChange={(event) => type({ name: event.target.value })}
      />
      <NumberField
        name="newShare"
        label={t('content.percent')}
        decimals={2}
        bounds={[0.01, 100]}
        readOnly={false}
        value={percent}
        onValue={(value) => type({ percent: value })}
      />
      <Button
        disabled={name.trim() === '' || percent === null}
        onClick={() => {
          if (percent === null) return
          onAdd({ ingredient: { ...UNSAID, it: name.trim() }, percent })
          forget()
        }}
      >
        {t('content.add')}
      </Button>
    </div>
  )
}

/** How much there is of the ingredients that name or picture stress (Reg. (EU) 1169/2011 art. 22). */
function Shares({ editor, mayWrite }: Props) {
  const { t } = useTexts()
  const { ingredientShares: shares } = editor.content
  const show = (next: Share[]) => editor.type({ ingredientShares: next })
  if (!mayWrite && shares.length === 0) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-t13 font-semibold">{t('content.shares')}</legend>
      {shares.map((share, at) => (
        <ShareRow
          key={String(at)}
          at={at}
          share={share}
          mayWrite={mayWrite}
          onShare={(next) => show(shares.flatMap((own, index) => (index === at ? (next ?? []) : own)))}
        />
      ))}
      {mayWrite && shares.length < 30 && <AddShare onAdd={(share) => show([...shares, share])} />}
    </fieldset>
  )
}

/** The ingredient that counts most, where it comes from elsewhere (Reg. (EU) 2018/775). */
function PrimaryIngredient({ editor, mayWrite }: Props) {
  const { t } = useTexts()
  const { primaryIngredient: primary } = editor.content
  return (
    <div className="grid gap-2">
      <Tick
        label={t('content.hasPrimary')}
        checked={primary !== null}
        disabled={!mayWrite}
        onValue={(has) => editor.type({ primaryIngredient: has ? { name: UNSAID, places: [] } : null })}
      />
      {primary && (
        <>
          <div className="grid gap-2 md:grid-cols-3">
            <NameFields
              name={primary.name}
              mayWrite={mayWrite}
              onName={(name) => editor.type({ primaryIngredient: { ...primary, name } })}
            />
          </div>
          <PlacesField
            label={t('content.primaryPlaces')}
            places={primary.places}
            mayWrite={mayWrite}
            onPlaces={(places) => editor.type({ primaryIngredient: { ...primary, places } })}
          />
        </>
      )}
    </div>
  )
}

/** Who answers for a product that is no food, and how to reach them (Reg. (EU) 2023/988). */
function Safety({ editor, mayWrite }: Props) {
  const { t } = useTexts()
  const { safety } = editor.content
  return (
    <div className="grid gap-2 md:grid-cols-2">
      <div className="md:col-span-2">
        <Tick
          label={t('content.noFood')}
          checked={safety !== null}
          disabled={!mayWrite}
          onValue={(has) => editor.type({ safety: has ? { maker: NOBODY, contact: '' } : null })}
        />
      </div>
      {safety && (
        <>
          <PartyFields
            label={t('content.maker')}
            party={safety.maker}
            mayWrite={mayWrite}
            onParty={(maker) => editor.type({ safety: { ...safety, maker } })}
          />
          <Field
            label={t('content.contact')}
            maxLength={200}
            readOnly={!mayWrite}
            value={safety.contact}
            onChange={(event) => editor.type({ safety: { ...safety, contact: event.target.value } })}
          />
          {languages.map((language) => (
            <Field
              key={language}
              label={t('content.warningsIn', { language })}
              lang={language}
              maxLength={2000}
              readOnly={!mayWrite}
              value={editor.content.texts[language].warnings}
              onChange={(event) => editor.type({ texts: { [language]: { warnings: event.target.value } } })}
            />
          ))}
        </>
      )}
    </div>
  )
}

/** Where a product and its ingredients come from, and who answers for it. */
export function OriginSection({ editor, mayWrite }: Props) {
  const { t } = useTexts()
  const { originPlaces, operator, importer } = editor.content
  const common = { editor, mayWrite }
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 lg:grid-cols-2">
        <PlacesField
          label={t('content.originPlaces')}
          places={originPlaces}
          mayWrite={mayWrite}
          onPlaces={(places) => editor.type({ originPlaces: places })}
        />
        <PrimaryIngredient {...common} />
      </div>
      <Shares {...common} />
      <div className="grid gap-2 md:grid-cols-2">
        <PartyFields
          label={t('content.operator')}
          party={operator}
          mayWrite={mayWrite}
          onParty={(party) => editor.type({ operator: party })}
        />
        <div className="md:col-span-2">
          <Tick
            label={t('content.imported')}
            checked={importer !== null}
            disabled={!mayWrite}
            onValue={(has) => editor.type({ importer: has ? NOBODY : null })}
          />
        </div>
        {importer && (
          <PartyFields
            label={t('content.importer')}
            party={importer}
            mayWrite={mayWrite}
            onParty={(party) => editor.type({ importer: party })}
          />
        )}
      </div>
      <Safety {...common} />
    </div>
  )
}
