import { addAnswerTemplate } from '@filiera/contract/console/answer-templates'
import { type AccessRequest, type AccessRow, type AccessRows, shopOf, type World } from '../access-row.ts'

const body = { name: 'Ritiro in fiera', text: { it: 'Sabato al banco 24', en: '', es: '' } }
const NOBODYS_TEMPLATE = '999999999'

/** An answer that the owner's shop keeps. */
async function ownTemplate(world: World) {
  const { backend, owner } = world
  const kept = await backend.call(addAnswerTemplate, { body }, owner.headers)
  if (!kept.ok) throw new Error(kept.problem.detail)
  const shop = await shopOf(world)
  const stored = () =>
    backend.services.db.selectFrom('answer_template').selectAll().where('seller_id', '=', shop).execute()
  return { id: kept.value.id, stored, secrets: ['Sabato al banco 24'] }
}

const onTemplate = (status: number, more: Omit<AccessRequest, 'params'>): AccessRow => ({
  async prepare(world) {
    const { id, ...kept } = await ownTemplate(world)
    return {
      request: { params: { id }, ...more },
      unknown: { params: { id: NOBODYS_TEMPLATE }, ...more },
      status,
      ...kept,
    }
  },
})
const headers = { 'if-match': '"v1"' }

export const answerTemplatesRows = {
  // what was noted of the template names it
  listActivity: {
    async prepare(world) {
      const { stored } = await ownTemplate(world)
      return { request: {}, status: 200, secrets: ['Sabato al banco 24'], stored }
    },
  },
  listAnswerTemplates: {
    async prepare(world) {
      const { id: _, ...kept } = await ownTemplate(world)
      return { request: {}, status: 200, ...kept }
    },
  },
  addAnswerTemplate: {
    async prepare(world) {
      const { stored } = await ownTemplate(world)
      return { request: { body: { ...body, name: 'Fattura' } }, status: 201, stored }
    },
  },
  changeAnswerTemplate: onTemplate(200, { body: { ...body, name: 'Ritiro' }, headers }),
  removeAnswerTemplate: onTemplate(204, { headers }),
  orderAnswerTemplates: {
    async prepare(world) {
      const { id, ...kept } = await ownTemplate(world)
      const unknown = { body: { ids: [NOBODYS_TEMPLATE], seen: [id] } }
      return { request: { body: { ids: [id], seen: [id] } }, unknown, status: 200, ...kept }
    },
  },
} satisfies AccessRows
