import { addHoliday } from '@filiera/contract/console/holidays'
import { type AccessRequest, type AccessRow, type AccessRows, shopOf, type World } from '../access-row.ts'

const body = { from: '2999-08-01', to: '2999-08-20', text: { it: 'Al mare', en: '', es: '' } }
const NOBODYS_HOLIDAY = '999999999'

/** Planned days of the owner's shop. */
async function ownHoliday(world: World) {
  const { backend, owner } = world
  const planned = await backend.call(addHoliday, { body }, owner.headers)
  if (!planned.ok) throw new Error(planned.problem.detail)
  const shop = await shopOf(world)
  const stored = () =>
    backend.services.db.selectFrom('shop_holiday').selectAll().where('seller_id', '=', shop).execute()
  return { id: planned.value.id, stored }
}

const onHoliday = (status: number, more: Omit<AccessRequest, 'params'> = {}): AccessRow => ({
  async prepare(world) {
    const { id, stored } = await ownHoliday(world)
    return {
      request: { params: { id }, ...more },
      unknown: { params: { id: NOBODYS_HOLIDAY }, ...more },
      status,
      secrets: ['Al mare'],
      stored,
    }
  },
})

export const holidaysRows = {
  listHolidays: {
    async prepare(world) {
      const { stored } = await ownHoliday(world)
      return { request: {}, status: 200, secrets: ['Al mare'], stored }
    },
  },
  addHoliday: {
    async prepare(world) {
      const { stored } = await ownHoliday(world)
      return { request: { body: { ...body, from: '2999-09-01', to: '2999-09-02' } }, status: 201, stored }
    },
  },
  changeHoliday: onHoliday(200, { body: { ...body, to: '2999-08-21' }, headers: { 'if-match': '"v1"' } }),
  endHoliday: onHoliday(204, { headers: { 'if-match': '"v1"' } }),
} satisfies AccessRows
