import { useTexts } from '../../texts/texts.tsx'
import { Field } from '../../ui/field.tsx'

type Party = { name: string; address: string }

/** Somebody's name and address. */
export function PartyFields({
  label,
  party,
  mayWrite,
  onParty,
}: {
  label: string
  party: Party
  mayWrite: boolean
  onParty(party: Party): void
}) {
  const { t } = useTexts()
  return (
    <>
      <Field
        label={t('content.nameOf', { who: label })}
        maxLength={200}
        readOnly={!mayWrite}
        value={party.name}
        onChange={(event) => onParty({ ...party, name: event.target.value })}
      />
      <Field
        label={t('content.addressOf', { who: label })}
        maxLength={400}
        readOnly={!mayWrite}
        value={party.address}
        onChange={(event) => onParty({ ...party, address: event.target.value })}
      />
    </>
  )
}
