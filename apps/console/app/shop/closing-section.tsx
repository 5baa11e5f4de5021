import { type FormEvent, useState } from 'react'
import { hasFailed, problemOf } from '../api/call-api.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { showFaults } from '../ui/show-faults.ts'
import { BlockError, SkeletonRows } from '../ui/states.tsx'
import { useCloseShop, useClosing } from './use-closing.ts'

type Shop = { id: string; name: string }

const asTyped = (name: string) => name.trim().toLocaleLowerCase('it')

/** Says what closing means, and asks for the shop's name; then for the password. */
function ClosingDialog({ shop, onClose }: { shop: Shop; onClose(): void }) {
  const { t } = useTexts()
  const { data, error: unread, refetch } = useClosing(shop.id)
  const { mutate, isPending, error } = useCloseShop(shop.id)
  const [name, setName] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isNamed = asTyped(name) === asTyped(shop.name)
  const code = problemOf(error)?.code
  const submit = (event: FormEvent) => {
    event.preventDefault()
    showFaults(event, () => setAsked(true))
    if (isNamed) mutate(name.trim(), { onSuccess: onClose })
  }
  return (
    <Dialog title={t('closing.question', { name: shop.name })} onClose={onClose}>
      {unread && !data && <BlockError error={unread} onRetry={() => void refetch()} />}
      {!unread && !data && <SkeletonRows rows={3} />}
      {data && (
        <form noValidate onSubmit={submit} className="grid gap-4">
          <ul className="grid list-disc gap-2 pl-5">
            {data.products > 0 && <li>{t('closing.products', { count: data.products })}</li>}
            <li>{t('closing.page')}</li>
            {data.orders > 0 && <li>{t('closing.orders', { count: data.orders })}</li>}
            {data.returns > 0 && <li>{t('closing.returns', { count: data.returns })}</li>}
            <li>{t('closing.money')}</li>
            <li>{t('closing.kept')}</li>
          </ul>
          <p className="font-semibold">{t('closing.forGood')}</p>
          <Field
            label={t('closing.typeName', { name: shop.name })}
            autoComplete="off"
            value={name}
            error={isAsked && !isNamed ? t('closing.wrongName', { name: shop.name }) : undefined}
            onChange={({ target }) => setName(target.value)}
          />
          {hasFailed(error) && (
            <p role="alert" className="text-bad-text">
              {t(code === 'forbidden' ? 'closing.forbidden' : 'shop.failed')}
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>{t('shop.leave')}</Button>
            <Button danger type="submit" disabled={isPending}>
              {t('closing.go')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

/** The end of the shop, for its owner. */
export function ClosingSection({ shop }: { shop: Shop }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="closing" className="mt-4 rounded-panel border border-line bg-raised p-4">
      <h2 id="closing">{t('closing.title')}</h2>
      <p className="mt-1 mb-3 max-w-[640px] text-ink-2">{t('closing.intro')}</p>
      <Button onClick={() => setOpen(true)}>{t('closing.open')}</Button>
      {isOpen && <ClosingDialog shop={shop} onClose={() => setOpen(false)} />}
    </section>
  )
}
