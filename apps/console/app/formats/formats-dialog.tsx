import { FAMILY_MEMBERS, type Family } from '@filiera/contract/console/formats'
import { languageNames, languages } from '@filiera/domain/languages'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../api/call-api.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { showFaults } from '../ui/show-faults.ts'
import { JoinProduct } from './join-product.tsx'
import { MemberRow } from './member-row.tsx'
import { MetFormats } from './met-formats.tsx'
import { UnsavedFormats } from './unsaved-formats.tsx'
import {
  FORMAT,
  inItalian,
  type Member,
  type OwnProduct,
  usePutFamily,
  useTypedFamily,
  type Word,
} from './use-family.ts'
import { useRefusal } from './use-refusal.ts'

/** What they differ in, once a language. */
function AxisFields({ axis, isTried, onAxis }: { axis: Word; isTried: boolean; onAxis(axis: Word): void }) {
  const { t } = useTexts()
  return (
    <fieldset>
      <legend className="mb-1 text-t13 font-semibold">{t('formats.axis')}</legend>
      <div className="grid gap-2 md:grid-cols-3">
        {languages.map((of) => (
          <Field
            key={of}
            lang={of}
            label={languageNames[of]}
            maxLength={60}
            value={axis[of]}
            error={isTried && of === 'it' && axis.it.trim() === '' ? t('formats.faults.axis') : undefined}
            onChange={(event) => onAxis({ ...axis, [of]: event.target.value })}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Takes a member to another place. */
function moved(members: readonly Member[], from: number, by: -1 | 1): Member[] {
  const next = [...members]
  const [member] = next.splice(from, 1)
  if (member) next.splice(from + by, 0, member)
  return next
}

/** What is typed of the formats of a product, and what is wrong with it. */
function useFormats(product: OwnProduct, family: Family) {
  const { t } = useTexts()
  const isNew = family.members.length === 0
  const { typed, type, ...kept } = useTypedFamily(product.id, {
    version: family.version,
    axis: family.axis ?? FORMAT,
    members: isNew
      ? [{ id: product.id, title: product.title, value: inItalian(product.format) }]
      : family.members,
  })
  const { axis, members } = typed
  const faultOf = ({ value }: Member, at: number) => {
    const text = value.it.trim().toLowerCase()
    if (text === '') return t('formats.faults.value')
    const isTaken = members.slice(0, at).some((other) => other.value.it.trim().toLowerCase() === text)
    return isTaken ? t('formats.faults.taken') : undefined
  }
  return {
    ...{ ...kept, axis, members, faultOf },
    hasFault: axis.it.trim() === '' || members.some((member, at) => faultOf(member, at)),
    /** Whether it is still to become a family of two at least. */
    isTooSmall: isNew && members.length < 2,
    setAxis: (next: Word) => type({ axis: next }),
    setMembers: (next: readonly Member[]) => type({ members: next }),
  }
}

/** The products of a family in their order. */
function Members({
  formats: { members, faultOf, setMembers },
  isTried,
}: {
  formats: ReturnType<typeof useFormats>
  isTried: boolean
}) {
  return (
    <ol className="rounded-control border border-line">
      {members.map((member, at) => (
        <MemberRow
          key={member.id}
          member={member}
          place={{ at, of: members.length }}
          fault={isTried ? faultOf(member, at) : undefined}
          onValue={(value) =>
            setMembers(members.map((one) => (one.id === member.id ? { ...one, value } : one)))
          }
          onMove={(by) => setMembers(moved(members, at, by))}
          onRemove={() => setMembers(members.filter(({ id }) => id !== member.id))}
        />
      ))}
    </ol>
  )
}

/** The formats of a product: how they are called, in which order they stand, which products they are. */
export function FormatsDialog({
  product,
  family,
  onClose,
}: {
  product: OwnProduct
  family: Family
  onClose(): void
}) {
  const { t } = useTexts()
  const formats = useFormats(product, family)
  const { axis, members, version, met, forget } = formats
  const [isTried, setTried] = useState(false)
  const put = usePutFamily(product.id)
  const refusal = useRefusal(put.error)
  function submit(event: FormEvent) {
    event.preventDefault()
    showFaults(event, () => setTried(true))
    if (formats.hasFault) return
    const onSuccess = () => {
      forget()
      onClose()
    }
    put.mutate({ version, axis, members }, { onSuccess })
  }
  return (
    <Dialog wide title={t('formats.change')} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <p className="text-ink-2">{t('formats.orderHint')}</p>
        {!met && formats.isOlder && <UnsavedFormats onStartOver={formats.startOver} />}
        <AxisFields axis={axis} isTried={isTried} onAxis={formats.setAxis} />
        <Members formats={formats} isTried={isTried} />
        {members.length < FAMILY_MEMBERS && (
          <JoinProduct
            category={product.category}
            taken={members.map(({ id }) => id)}
            onJoin={({ id, title }) => formats.setMembers([...members, { id, title, value: inItalian('') }])}
          />
        )}
        {members.length < 2 && <p className="text-t13 text-ink-2">{t('formats.tooFew')}</p>}
        {met && <MetFormats {...met} by={problemOf(put.error)?.changed?.by} family={family} />}
        {refusal && !met && (
          <p role="alert" className="text-bad-text">
            {refusal}
          </p>
        )}
        <Button primary type="submit" disabled={put.isPending || formats.isTooSmall || met !== null}>
          {t('products.save')}
        </Button>
      </form>
    </Dialog>
  )
}
