import type { AnswerTemplate } from '@filiera/contract/console/answer-templates'
import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { fillTemplate } from '@filiera/domain/answer-template'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../texts/texts.tsx'
import { Button, TextButton } from '../ui/button.tsx'
import { TemplatesDialog } from './templates-dialog.tsx'
import { useTemplates } from './use-templates.ts'

/** As many stand beside the answer; the others are in the dialog. */
const BESIDE = 3

/** What a template says to the customer of an order, in the language that they bought in. */
export function wordsFor({ text }: AnswerTemplate, order: SellerOrder): string {
  return fillTemplate(text[order.language] || text.it, {
    name: order.customer.trim().split(/\s+/)[0] ?? '',
    order: order.id,
    tracking: order.shipping.trackingUrl ?? order.shipping.tracking ?? '',
  })
}

/** Answers kept to be used again; a press inserts one. */
export function TemplateChips({
  order,
  shop,
  onInsert,
}: {
  order: SellerOrder
  shop: string
  onInsert(words: string): void
}) {
  const { t } = useTexts()
  const { data } = useTemplates(shop)
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
      {data.length > 0 && <span className="text-t13 text-ink-2">{t('messages.templates.few')}</span>}
      {data.slice(0, BESIDE).map((template) => (
        <Button key={template.id} small onClick={() => onInsert(wordsFor(template, order))}>
          <span className="max-w-44 truncate">{template.name}</span>
        </Button>
      ))}
      <TextButton onClick={() => setOpen(true)}>
        {data.length > 0
          ? t('messages.templates.all', { count: data.length })
          : t('messages.templates.first')}
      </TextButton>
      {isOpen && (
        <TemplatesDialog
          shop={shop}
          templates={data}
          onInsert={(template) => {
            // the field gets the focus, which it cannot while a dialog lies over it
            flushSync(() => setOpen(false))
            onInsert(wordsFor(template, order))
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
