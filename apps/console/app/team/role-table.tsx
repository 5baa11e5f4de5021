import { permissionsOf, type ShopRole, shopRoles } from '@filiera/domain/shop-roles'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'

/** What the roles differ in, and the permissions behind it. */
const rows = ['products', 'stock', 'orders', 'sums', 'shop'] as const
type Row = (typeof rows)[number]

/** What somebody may do there: a tick, reading, or nothing. */
function Permission({ role, row }: { role: ShopRole; row: Row }) {
  const { t } = useTexts()
  const permissions = permissionsOf(role)
  if (permissions.includes(row === 'sums' ? 'sums:read' : `${row}:write`))
    return (
      <span className="inline-flex items-center gap-1.5">
        <span className="text-link">
          <Icon name="check" />
        </span>
        <span className="sr-only">{t('team.can.yes')}</span>
        {row === 'shop' && <span className="text-t13 text-ink-2">{t('team.can.password')}</span>}
      </span>
    )
  if (!permissions.includes(`${row}:read`))
    return (
      <>
        <span aria-hidden="true" className="text-ink-2">
          –
        </span>
        <span className="sr-only">{t('team.can.no')}</span>
      </>
    )
  return (
    <span className="text-t13 text-ink-2">
      {t(row === 'orders' ? 'team.can.readOrders' : 'team.can.read')}
    </span>
  )
}

/** Who may do what, from the rules themselves. */
export function RoleTable() {
  const { t } = useTexts()
  return (
    <section aria-labelledby="roles" className="mt-7">
      <h2 id="roles" className="mb-2">
        {t('team.can.title')}
      </h2>
      <div className="rounded-panel border border-line bg-raised">
        <table className="w-full text-left max-md:block">
          <thead className="text-t12 text-ink-2 max-md:hidden">
            <tr>
              <td />
              {shopRoles.map((role) => (
                <th key={role} scope="col" className="w-[13%] px-2 py-2 font-semibold">
                  {t(`shell.role.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {rows.map((row) => (
              <tr
                key={row}
                className="border-t border-line max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] max-md:gap-x-3 max-md:gap-y-2 max-md:px-4 max-md:py-3 max-md:first:border-t-0"
              >
                <th scope="row" className="font-semibold max-md:col-span-full md:py-3 md:pr-2 md:pl-4">
                  {t(`team.can.rows.${row}`)}
                </th>
                {shopRoles.map((role) => (
                  <td key={role} className="md:px-2 md:py-3">
                    <span className="block text-t12 text-ink-2 md:hidden">{t(`shell.role.${role}`)}</span>
                    <Permission role={role} row={row} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
