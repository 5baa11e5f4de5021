import { inviteMember } from '@filiera/contract/console/people/team'
import { createCustomer, TEST_PASSWORD } from '../../../factories/account.ts'
import { createSeller } from '../../../factories/catalogue.ts'
import { mailedToken } from '../../../mailed-token.ts'
import { type AccessRow, type AccessRows, nobodysId, plain, shopOf, type World } from '../access-row.ts'

let invited = 0

/** Somebody whom the owner of a row asked to come. */
async function invite({ backend, owner }: World) {
  invited += 1
  const email = `invitato${invited}@example.com`
  const asked = await backend.call(inviteMember, { body: { email, role: 'orders' } }, owner.headers)
  if (!asked.ok) throw new Error(asked.problem.detail)
  return { email, id: asked.value.id }
}

const storedOf = async (world: World) => {
  const { db } = world.backend.services
  const shop = await shopOf(world)
  return () => db.selectFrom('shop_invitation').selectAll().where('seller_id', '=', shop).execute()
}

/** A call on a colleague of the owner. */
const onMember = (status: number, more: object): AccessRow => ({
  async prepare(world) {
    const colleague = await createCustomer(world.backend, { sellerId: await shopOf(world), role: 'orders' })
    return {
      request: { params: { id: colleague.accountId }, ...more },
      unknown: { params: { id: nobodysId() }, ...more },
      status,
      secrets: [colleague.email],
    }
  },
})

const onInvitation = (status: number): AccessRow => ({
  async prepare(world) {
    const { id, email } = await invite(world)
    return {
      request: { params: { id } },
      unknown: { params: { id: nobodysId() } },
      status,
      secrets: [email],
      stored: await storedOf(world),
    }
  },
})

/** A call with the link of an invitation. */
const byLink = (more: object): AccessRow => ({
  async prepare(world) {
    const { backend } = world
    const owner = await createCustomer(backend, { sellerId: await createSeller(backend.services.db) })
    const { email } = await invite({ ...world, owner })
    const token = await mailedToken(backend, email)
    return { request: { body: { token, ...more } }, status: 200 }
  },
})

export const teamRows = {
  listNotices: plain(200),
  changeNotice: plain(200, { params: { notice: 'message' }, body: { isOn: false } }),
  listTeam: {
    async prepare(world) {
      const { email } = await invite(world)
      return { request: {}, status: 200, secrets: [email, world.owner.email], stored: await storedOf(world) }
    },
  },
  changeRole: onMember(200, { body: { role: 'viewer', from: 'orders' } }),
  removeMember: onMember(204, { query: { from: 'orders' } }),
  inviteMember: {
    prepare: async (world) => ({
      request: { body: { email: `nuovo${world.owner.email}`, role: 'orders' } },
      status: 201,
      stored: await storedOf(world),
    }),
  },
  mailInvitation: onInvitation(200),
  withdrawInvitation: onInvitation(204),
  readInvitation: byLink({}),
  acceptInvitation: byLink({ newPassword: TEST_PASSWORD, name: 'Franco' }),
} satisfies AccessRows
