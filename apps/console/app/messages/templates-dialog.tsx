import { ANSWER_TEMPLATES, type AnswerTemplate } from '@filiera/contract/console/answer-templates'
import { useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { TemplateForm } from './template-form.tsx'
import { useOrderTemplates, useRemoveTemplate } from './use-templates.ts'

function MoveButton({
  to,
  name,
  disabled,
  onClick,
}: {
  to: 'up' | 'down'
  name: string
  disabled: boolean
  onClick(): void
}) {
  const { t } = useTexts()
  return (
    <button
      type="button"
      aria-label={t(`messages.templates.${to}`, { name })}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="grid h-9 w-9 flex-none place-items-center rounded-control text-ink-2 hover:bg-hover aria-disabled:opacity-40 max-md:h-11"
    >
      <Icon name={to} size={16} />
    </button>
  )
}

function Row({
  template,
  place: { isFirst, isLast },
  acts,
}: {
  template: AnswerTemplate
  place: { isFirst: boolean; isLast: boolean }
  acts: { onInsert(): void; onChange(): void; onRemove(): void; onMove(by: -1 | 1): void }
}) {
  const { t } = useTexts()
  const [isAsked, setAsked] = useState(false)
  const { name, text } = template
  const of = <span className="sr-only">: {name}</span>
  return (
    <li className="border-t border-line py-2.5">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <b className="block font-semibold wrap-anywhere">{name}</b>
          <p className="line-clamp-2 text-t13 wrap-anywhere text-ink-2">{text.it}</p>
        </div>
        <MoveButton to="up" name={name} disabled={isFirst} onClick={() => acts.onMove(-1)} />
        <MoveButton to="down" name={name} disabled={isLast} onClick={() => acts.onMove(1)} />
      </div>
      {isAsked ? (
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <span className="text-t13">{t('messages.templates.sure')}</span>
          <Button small onClick={acts.onRemove}>
            {t('messages.templates.remove')}
            {of}
          </Button>
          <Button small onClick={() => setAsked(false)}>
            {t('messages.templates.keep')}
          </Button>
        </p>
      ) : (
        <p className="mt-2 flex flex-wrap gap-2">
          <Button small onClick={acts.onInsert}>
            {t('messages.templates.insert')}
            {of}
          </Button>
          <Button small onClick={acts.onChange}>
            {t('messages.templates.change')}
            {of}
          </Button>
          <Button small onClick={() => setAsked(true)}>
            {t('messages.templates.remove')}…{of}
          </Button>
        </p>
      )}
    </li>
  )
}

/** A list with one of its members one place up or down. */
function movedBy(ids: readonly string[], at: number, by: -1 | 1): string[] {
  const [moved = ''] = ids.slice(at, at + 1)
  return ids.toSpliced(at, 1).toSpliced(at + by, 0, moved)
}

/** All answers of the shop: to insert, to change, to order. */
export function TemplatesDialog({
  shop,
  templates,
  onInsert,
  onClose,
}: {
  shop: string
  templates: readonly AnswerTemplate[]
  onInsert(template: AnswerTemplate): void
  onClose(): void
}) {
  const { t } = useTexts()
  const [edited, setEdited] = useState<AnswerTemplate | 'new' | null>(templates.length === 0 ? 'new' : null)
  const order = useOrderTemplates(shop)
  const remove = useRemoveTemplate(shop)
  const seen = templates.map(({ id }) => id)
  if (edited) {
    const known = edited === 'new' ? null : edited
    const leave = () => (templates.length === 0 ? onClose() : setEdited(null))
    return (
      <Dialog title={t(known ? 'messages.templates.changeOne' : 'messages.templates.add')} onClose={onClose}>
        <TemplateForm
          shop={shop}
          known={known}
          isGone={known !== null && !seen.includes(known.id)}
          onLeave={leave}
          onDone={() => setEdited(null)}
        />
      </Dialog>
    )
  }
  return (
    <Dialog title={t('messages.templates.title')} onClose={onClose}>
      {(order.error || remove.error) && (
        <p role="alert" className="mb-2 text-bad-text">
          {t('messages.templates.failed.row')}
        </p>
      )}
      {templates.length === 0 && <p className="mb-3 text-ink-2">{t('messages.templates.none')}</p>}
      <ul className="mb-3">
        {templates.map((template, at) => (
          <Row
            key={template.id}
            template={template}
            place={{ isFirst: at === 0, isLast: at === templates.length - 1 }}
            acts={{
              onInsert: () => onInsert(template),
              onChange: () => setEdited(template),
              onRemove: () => remove.mutate(template),
              onMove: (by) => order.mutate({ ids: movedBy(seen, at, by), seen }),
            }}
          />
        ))}
      </ul>
      {templates.length < ANSWER_TEMPLATES ? (
        <Button primary icon="plus" onClick={() => setEdited('new')}>
          {t('messages.templates.add')}
        </Button>
      ) : (
        <p className="text-ink-2">{t('messages.templates.enough', { count: ANSWER_TEMPLATES })}</p>
      )}
    </Dialog>
  )
}
