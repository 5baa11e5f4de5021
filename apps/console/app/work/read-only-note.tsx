import type { ShopPermission } from '@filiera/domain/shop-roles'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'
import { useWork } from './work.tsx'

/** Why a page can only be read; nothing where a note above it says that the whole shop stands still. */
export function ReadOnlyNote({ permission }: { permission: ShopPermission }) {
  const { t } = useTexts()
  const { shop, may } = useWork()
  if (may(permission) || shop.suspended || shop.ended) return null
  return (
    <p className="mb-4 flex gap-2.5 rounded-control bg-quiet px-3 py-2.5">
      <span className="mt-px text-ink-2">
        <Icon name="lock" />
      </span>
      {t('states.readOnly', { role: t(`shell.role.${shop.role}`) })}
    </p>
  )
}
