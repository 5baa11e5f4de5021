import {
  ACTIVITY_PAGE,
  type ActivityEntry,
  activityPermissions,
  auditedKinds,
  type listActivity as endpoint,
} from '@filiera/contract/console/people/activity'
import type { AuditedKind, EndpointAnswer } from '@filiera/contract/endpoint'
import { permissionsOf, type ShopRole, seesAddresses } from '@filiera/domain/shop-roles'
import { cursorOf, placeOf } from '../../platform/cursor.ts'
import type { Services } from '../../services.ts'
import { type ActivityRow, type ActivityView, findActivity, findPeople } from './activity.store.ts'
import { describeChanges } from './describe-changes.ts'

type Wanted = Pick<ActivityView, 'sellerId' | 'person' | 'from' | 'to' | 'lang'> & {
  role: ShopRole
  kind: AuditedKind | undefined
  after: string | undefined
}

/** What a role may read of: objects that it may see. */
const kindsFor = (role: ShopRole): AuditedKind[] =>
  auditedKinds.filter((kind) => permissionsOf(role).includes(activityPermissions[kind]))

const presentEntry = (row: ActivityRow): ActivityEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  person: row.name === null ? null : { id: row.accountId, name: row.name },
  role: row.role,
  action: row.action,
  kind: row.kind,
  object: { id: row.objectId, title: row.title },
  changes: describeChanges(row.before, row.after),
})

/** A page of a shop's log, as far as the role of who reads may see it, and the people to choose from. */
export async function listActivity(
  { db }: Services,
  { role, kind, after, ...wanted }: Wanted,
): Promise<EndpointAnswer<typeof endpoint>> {
  const kinds = kindsFor(role).filter((known) => kind === undefined || known === kind)
  const place = after === undefined ? undefined : placeOf(after)
  const view = { ...wanted, seesAddresses: seesAddresses(role) }
  const rows = await findActivity(db, { ...view, kinds, after: place }, ACTIVITY_PAGE + 1)
  const shown = rows.slice(0, ACTIVITY_PAGE)
  const last = rows.length > ACTIVITY_PAGE ? shown.at(-1) : undefined
  return {
    entries: shown.map(presentEntry),
    next: last ? cursorOf({ at: last.at, key: last.id }) : null,
    people: await findPeople(db, view),
  }
}
