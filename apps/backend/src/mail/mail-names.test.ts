import { mailNames } from '@filiera/domain/mail-names'
import { expect, it } from 'vitest'
import { mailKinds } from './kinds.ts'

it('has a name for each kind of mail, and none that is not one', () => {
  expect(Object.keys(mailNames).sort()).toEqual(Object.keys(mailKinds).sort())
})

it('calls no two kinds the same', () => {
  for (const language of ['it', 'en', 'es'] as const) {
    const names = Object.values(mailNames).map((texts) => texts[language])
    expect(new Set(names).size).toBe(names.length)
  }
})
