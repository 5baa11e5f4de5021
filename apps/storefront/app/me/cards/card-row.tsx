import type { Card } from '@filiera/contract/payments/cards'
import { useState } from 'react'
import { Form } from 'react-router'
import { CardBrand } from '../../buy/cards/card-brand.tsx'
import { EnhancedMark } from '../../state/session/enhanced-mark.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Button, buttonClass } from '../../ui/forms/button.tsx'

const linkButton =
  'inline-flex min-h-11 cursor-pointer items-center text-[0.9375rem] font-semibold text-link underline decoration-link-line underline-offset-4'
const chip = 'rounded-chip bg-selected px-2.5 py-1 text-sm font-semibold text-on-selected'

/** What removing means, and how to go on or not. Without scripts it stands in the page (`?remove=`). */
export function RemoveQuestion({ card }: { card: Card }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="flex items-center gap-x-3 font-semibold">
        {card.alias} <CardBrand type={card.type} />
      </p>
      <p className="text-sm text-ink-2">{t('cards.expires', { expiry: card.expiry })}</p>
      <p className="mt-2 text-ink-2">{t('cards.removeText')}</p>
      {card.favourite && <p className="mt-2 text-ink-2">{t('cards.removeFavourite')}</p>}
    </>
  )
}

function RemoveForm({ card }: { card: Card }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const { id, alias } = card
  const formId = `remove-${id}`
  return (
    <>
      <Form
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
      >
        <button
          type="submit"
          name="remove"
          value={id}
          className={linkButton}
          aria-label={t('cards.removeNamed', { alias })}
        >
          {t('cards.remove')}
        </button>
      </Form>
      <Form id={formId} method="post" className="hidden" onSubmit={() => setAsking(false)}>
        <EnhancedMark />
        <input type="hidden" name="cardId" value={id} />
        <input type="hidden" name="intent" value="remove" />
      </Form>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('cards.removeTitle')}
        footer={
          <div className="flex flex-wrap gap-3">
            <button type="submit" form={formId} className={buttonClass({ size: 'small' })}>
              {t('cards.remove')}
            </button>
            <Button variant="outline" size="small" onClick={() => setAsking(false)}>
              {t('cards.keep')}
            </Button>
          </div>
        }
      >
        <RemoveQuestion card={card} />
      </Dialog>
    </>
  )
}

function FavouriteForm({ card: { id, alias } }: { card: Card }) {
  const { t } = useTranslation()
  return (
    <Form method="post">
      <EnhancedMark />
      <input type="hidden" name="cardId" value={id} />
      <button
        type="submit"
        name="intent"
        value="favourite"
        className={linkButton}
        aria-label={t('cards.makeFavouriteNamed', { alias })}
      >
        {t('cards.makeFavourite')}
      </button>
    </Form>
  )
}

/** A saved card: what tells it apart, whether it can be used, and what can be done with it. */
export function CardRow({ card }: { card: Card }) {
  const { t } = useTranslation()
  const { type, alias, expiry, expired, favourite, validity } = card
  const isConfirmed = validity === 'VALID'
  return (
    <li className="border-t border-line px-4.5 pt-4 pb-1.5 first:border-t-0">
      <div className="flex items-start justify-between gap-4">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <b className={expired ? 'font-semibold text-ink-2' : 'font-semibold'}>{alias}</b>
          {favourite && <span className={chip}>{t('cards.favourite')}</span>}
        </p>
        <CardBrand type={type} />
      </div>
      <p className={expired ? 'mt-0.5 text-sm font-semibold text-error' : 'mt-0.5 text-sm text-ink-2'}>
        {expired ? t('cards.expired', { expiry }) : t('cards.expires', { expiry })}
      </p>
      {expired && <p className="mt-0.5 text-sm text-ink-2">{t('cards.unusable')}</p>}
      {!isConfirmed && !expired && <p className="mt-0.5 text-sm text-ink-2">{t('cards.unconfirmed')}</p>}
      <div className="mt-1 flex flex-wrap gap-x-5">
        {isConfirmed && !expired && !favourite && <FavouriteForm card={card} />}
        <RemoveForm card={card} />
      </div>
    </li>
  )
}
