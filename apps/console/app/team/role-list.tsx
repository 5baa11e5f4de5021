import { permissionsOf, type ShopRole, shopRoles } from '@filiera/domain/shop-roles'
import { useTexts } from '../texts/texts.tsx'

/** What the roles differ in, and the permissions behind it. */
const rows = ['products', 'stock', 'orders', 'sums', 'shop'] as const
type Row = (typeof rows)[number]

const changing = (role: ShopRole, row: Row) =>
  permissionsOf(role).includes(row === 'sums' ? 'sums:read' : `${row}:write`)
const reading = (role: ShopRole, row: Row) => permissionsOf(role).includes(`${row}:read`)

/** Who may do what, from the rules themselves. */
export function RoleList() {
  const { t } = useTexts()
  const named = (roles: readonly ShopRole[]) => roles.map((role) => t(`shell.role.${role}`)).join(', ')
  return (
    <section aria-labelledby="roles" className="mt-7">
      <h2 id="roles" className="mb-2">
        {t('team.can.title')}
      </h2>
      <dl className="rounded-panel border border-line bg-raised">
        {rows.map((row) => {
          const readers = shopRoles.filter((role) => reading(role, row) && !changing(role, row))
          return (
            <div
              key={row}
              className="grid gap-x-4 border-t border-line px-4 py-3 first:border-t-0 md:grid-cols-[minmax(0,1.3fr)_minmax(0,2fr)]"
            >
              <dt className="font-semibold">{t(`team.can.rows.${row}`)}</dt>
              <dd>
                {named(shopRoles.filter((role) => changing(role, row)))}
                {row === 'shop' && <span className="text-ink-2"> ({t('team.can.password')})</span>}
                {readers.length > 0 && (
                  <span className="block text-t13 text-ink-2">
                    {t(row === 'orders' ? 'team.can.readOrders' : 'team.can.read', { roles: named(readers) })}
                  </span>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
