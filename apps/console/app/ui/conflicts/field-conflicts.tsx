import { useTexts } from '../../texts/texts.tsx'
import type { FieldConflict } from './merge-fields.ts'

/** What somebody else saved while one typed: what was taken over, and what both changed, side by side. */
export function FieldConflicts<V extends object>({
  met,
  typed,
  nameOf,
  wordsOf,
  onChoose,
}: {
  met: { by: string; taken: readonly (keyof V & string)[]; conflicts: readonly FieldConflict<V>[] }
  typed: V
  nameOf(field: keyof V & string): string
  wordsOf(field: keyof V & string, value: V[keyof V]): string
  onChoose(change: Partial<V>): void
}) {
  const { t } = useTexts()
  const by = met.by || t('shop.met.somebody')
  const isChosen = (field: keyof V & string, value: unknown) =>
    JSON.stringify(typed[field]) === JSON.stringify(value)
  return (
    <div role="alert" className="grid gap-3 rounded-control bg-warn-ground p-3 text-warn-text">
      <p>{t('shop.met.title', { by })}</p>
      {met.taken.length > 0 && <p>{t('shop.met.taken', { fields: met.taken.map(nameOf).join(', ') })}</p>}
      {met.conflicts.map(({ field, mine, theirs }) => (
        <fieldset key={field}>
          <legend className="mb-1 text-t13 font-semibold">{nameOf(field)}</legend>
          <div className="grid gap-2 md:grid-cols-2">
            {[mine, theirs].map((value, index) => (
              <label
                key={String(index)}
                className="flex gap-2 rounded-control border border-line bg-raised p-2.5 text-ink"
              >
                <input
                  type="radio"
                  name={`met-${field}`}
                  checked={isChosen(field, value)}
                  onChange={() => onChoose({ [field]: value } as Partial<V>)}
                  className="mt-1 flex-none self-start accent-(--focus)"
                />
                <span className="min-w-0">
                  <b className="block text-t12 font-semibold">
                    {index === 0
                      ? t('shop.met.mine')
                      : met.by
                        ? t('shop.met.theirs', { by })
                        : t('shop.met.colleagues')}
                  </b>
                  <span className="wrap-anywhere whitespace-pre-line">{wordsOf(field, value) || '–'}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <p>{t('shop.met.again')}</p>
    </div>
  )
}
