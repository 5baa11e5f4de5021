import type { ProductContent } from '@filiera/contract/console/product-content'
import type { EditedProduct } from '@filiera/contract/console/products'
import type { Problem } from '@filiera/contract/problem'
import { expect, it } from 'vitest'
import { createEditing } from './editing.ts'
import { changeOf, nothingTyped, partOf, shownContent } from './rebase.ts'

const content = { ownCode: 'A-1', gtin: null, attributes: {} } as unknown as ProductContent
const meanwhile: Problem = {
  type: 'about:blank',
  status: 412,
  title: 'Changed meanwhile',
  detail: '',
  code: 'changed_meanwhile',
}

/** A product of which a colleague writes the code while this tab types it. */
async function openConflict() {
  let draftVersion = 1
  let kept = content
  const calls = {
    read: async () => ({ ok: true as const, value: { draftVersion, content: kept } as EditedProduct }),
    async save(change: object, version: number) {
      if (version !== draftVersion) return { ok: false as const, problem: meanwhile }
      kept = shownContent(kept, change)
      draftVersion += 1
      return { ok: true as const, value: { version: draftVersion } }
    },
    keep: () => {},
  }
  const editing = createEditing((await calls.read()).value, nothingTyped, calls)
  await calls.save({ ownCode: 'B-2' }, 1)
  editing.type({ ownCode: 'C-3' })
  await editing.save()
  return { editing, kept: () => kept }
}

/** A product whose draft takes no code of its own that holds a tag. */
function openStrict() {
  let draftVersion = 1
  let kept = content
  const sent: object[] = []
  const refused: Problem = {
    ...meanwhile,
    status: 400,
    code: 'invalid_body',
    fields: [{ field: 'ownCode', message: 'holds HTML: write plain text' }],
  }
  const calls = {
    read: async () => ({ ok: true as const, value: { draftVersion, content: kept } as EditedProduct }),
    async save(change: { ownCode?: string | null }) {
      sent.push(change)
      if (change.ownCode?.includes('<')) return { ok: false as const, problem: refused }
      kept = shownContent(kept, change)
      draftVersion += 1
      return { ok: true as const, value: { version: draftVersion } }
    },
    keep: () => {},
  }
  const editing = createEditing({ draftVersion, content } as EditedProduct, nothingTyped, calls)
  return { editing, sent, kept: () => kept }
}

it('goes on saving the rest while one part is refused, until it is typed otherwise', async () => {
  const { editing, sent, kept } = openStrict()
  editing.type({ ownCode: '<b>', gtin: '8001234567890' })
  await editing.save()
  expect(kept()).toMatchObject({ ownCode: 'A-1', gtin: '8001234567890' })
  expect(editing.get()).toMatchObject({
    change: { ownCode: '<b>' },
    state: { kind: 'refused', part: 'ownCode' },
    refused: [{ part: 'ownCode', message: 'holds HTML: write plain text' }],
  })
  expect(editing.isSendable()).toBe(false)
  editing.type({ gtin: null })
  await editing.save()
  expect(kept()).toMatchObject({ ownCode: 'A-1', gtin: null })
  expect(editing.get().state).toMatchObject({ kind: 'refused', part: 'ownCode' })
  editing.type({ ownCode: 'B-2' })
  await editing.save()
  expect(kept()).toMatchObject({ ownCode: 'B-2', gtin: null })
  expect([editing.get().state.kind, editing.isChanged(), sent.length]).toEqual(['saved', false, 4])
})

it('saves what was typed while another change was under way, when it is left', async () => {
  const { editing, kept } = openStrict()
  editing.type({ ownCode: 'B-2' })
  void editing.save()
  editing.type({ gtin: '8001234567890' })
  await editing.leave()
  expect(kept()).toMatchObject({ ownCode: 'B-2', gtin: '8001234567890' })
})

it('asks on about what two changed when another part comes meanwhile', async () => {
  const { editing, kept } = await openConflict()
  editing.type({ gtin: '8001234567890' })
  expect(editing.get().state).toMatchObject({
    kind: 'conflict',
    conflicts: [{ part: 'ownCode', theirs: 'B-2' }],
  })
  await editing.save()
  expect(partOf(kept(), 'ownCode')).toBe('B-2')
  editing.settle(changeOf('ownCode', 'C-3'))
  await editing.save()
  expect(kept()).toMatchObject({ ownCode: 'C-3', gtin: '8001234567890' })
})

it('shows in the question what was typed last, and ends it with what the colleague wrote', async () => {
  const { editing } = await openConflict()
  editing.type({ ownCode: 'D-4' })
  expect(editing.get().state).toMatchObject({ kind: 'conflict', conflicts: [{ mine: 'D-4' }] })
  editing.type({ ownCode: 'B-2' })
  expect([editing.get().state.kind, editing.isChanged()]).toEqual(['saved', false])
})
